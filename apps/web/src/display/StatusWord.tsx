import type { User, UserListItem } from '@dragoman/sdk/operations/users'
import { Badge, drawStatusBadge } from '@dragoman/ui/StatusBadge'
import { enumWord, type Vocabulary, t } from '../i18n/t.ts'

/** The badge of a status: `<StatusWord of="taskStatus" code={task.status} />`. */
export function StatusWord({ of, code }: { of: Vocabulary; code: string }) {
  return drawStatusBadge({ status: code, children: enumWord(of, code) })
}

/** Whether a person may come in: kept out by someone, locked for a while, not yet here, or their status. */
export function PersonStatus({ user }: { user: UserListItem & Partial<User> }) {
  if (user.blocked) return <Badge tone="danger">{t('users.blocked')}</Badge>
  if (user.lockedUntilDate !== undefined) return <Badge tone="warning">{t('users.locked')}</Badge>
  if (user.invited && user.status === 'ACTIVE') return <Badge tone="info">{t('users.invited')}</Badge>
  return <StatusWord of="userStatus" code={user.status} />
}
