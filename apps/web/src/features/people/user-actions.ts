import * as api from '@dragoman/sdk/api'
import type { Operation } from '@dragoman/sdk/operation'
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
  operation: Operation<object, void>
  params: (uuid: string) => object
}

/** An action whose parameters fit its operation; what they are is nobody else's business. */
function action<Params extends object>(
  rest: Omit<UserAction, 'operation' | 'params'>,
  operation: Operation<Params, void>,
  params: (uuid: string) => Params,
): UserAction {
  return { ...rest, operation: operation as unknown as UserAction['operation'], params }
}

const byId = (uuid: string) => ({ path: { id: uuid } })
const byUuid = (uuid: string) => ({ path: { userUUID: uuid } })
const status = (code: 'ACTIVE' | 'INACTIVE' | 'DISABLED') => (uuid: string) => ({
  ...byUuid(uuid),
  query: { status: code },
})
const comesIn = ({ status: code, blocked }: UserListItem) => code === 'ACTIVE' && !blocked

/** In the order in which they are offered. */
export const userActions: readonly UserAction[] = [
  action({ id: 'resetPassword', icon: 'key', isOffered: comesIn }, api.users.resetPassword, byId),
  action({ id: 'oneTimeLogin', icon: 'link', isOffered: comesIn }, api.users.sendOneTimeLogin, byId),
  action(
    { id: 'unlock', icon: 'refresh', isOffered: (user) => user.lockedUntilDate !== undefined },
    api.users.unblockByAttempts,
    byUuid,
  ),
  action(
    { id: 'removeMfa', icon: 'quality', isDangerous: true, isOffered: (user) => user.mfaEnabled === true },
    api.mfa.disable,
    byId,
  ),
  action(
    { id: 'removePasskeys', icon: 'key', isDangerous: true, isOffered: (user) => (user.passkeyCount ?? 0) > 0 },
    api.passkeys.reset,
    byId,
  ),
  action(
    { id: 'activate', icon: 'play', isOffered: (user) => user.status !== 'ACTIVE' },
    api.users.setStatus,
    status('ACTIVE'),
  ),
  action(
    { id: 'deactivate', icon: 'pause', isOffered: (user) => user.status === 'ACTIVE' },
    api.users.setStatus,
    status('INACTIVE'),
  ),
  action(
    { id: 'disable', icon: 'x', isDangerous: true, isOffered: (user) => user.status !== 'DISABLED' },
    api.users.setStatus,
    status('DISABLED'),
  ),
  action({ id: 'unblock', icon: 'success', isOffered: (user) => user.blocked === true }, api.users.unblock, byUuid),
  action(
    { id: 'block', icon: 'lock', isDangerous: true, isOffered: (user) => user.blocked === false },
    api.users.block,
    byUuid,
  ),
  action({ id: 'remove', icon: 'trash', isDangerous: true, isOffered: () => true }, api.users.delete, byUuid),
]
