import type { User, UserListItem } from '@dragoman/sdk/operations/users'
import type { IconName } from '@dragoman/ui/Icon'

export type UserActionId =
  | 'resetPassword'
  | 'oneTimeLogin'
  | 'unlock'
  | 'block'
  | 'unblock'
  | 'activate'
  | 'deactivate'
  | 'disable'
  | 'removeMfa'
  | 'removePasskeys'
  | 'remove'

/** Something that is done to a person, after a question. */
export interface UserAction {
  id: UserActionId
  icon: IconName
  isDangerous?: boolean
  /** Whether it makes sense as the person is now. */
  isOffered: (user: UserListItem & Partial<User>) => boolean
}

const comesIn = ({ status: code, blocked }: UserListItem) => code === 'ACTIVE' && !blocked

/** In the order in which they are offered. */
export const userActions: readonly UserAction[] = [
  { id: 'resetPassword', icon: 'key', isOffered: comesIn },
  { id: 'oneTimeLogin', icon: 'link', isOffered: comesIn },
  { id: 'unlock', icon: 'refresh', isOffered: (user) => user.lockedUntilDate !== undefined },
  { id: 'removeMfa', icon: 'quality', isDangerous: true, isOffered: (user) => user.mfaEnabled === true },
  { id: 'removePasskeys', icon: 'key', isDangerous: true, isOffered: (user) => (user.passkeyCount ?? 0) > 0 },
  { id: 'activate', icon: 'play', isOffered: (user) => user.status !== 'ACTIVE' },
  { id: 'deactivate', icon: 'pause', isOffered: (user) => user.status === 'ACTIVE' },
  { id: 'disable', icon: 'x', isDangerous: true, isOffered: (user) => user.status !== 'DISABLED' },
  { id: 'unblock', icon: 'success', isOffered: (user) => user.blocked === true },
  { id: 'block', icon: 'lock', isDangerous: true, isOffered: (user) => user.blocked === false },
  { id: 'remove', icon: 'trash', isDangerous: true, isOffered: () => true },
]
