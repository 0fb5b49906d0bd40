import { useSession } from '@dragoman/hooks/session'
import { missingFor, outranks, type Requirement } from '@dragoman/sdk/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import type { UserListItem } from '@dragoman/sdk/operations/users'
import { forbiddenReason } from '../../errors/error-text.ts'
import { t } from '../../i18n/t.ts'

type Person = Pick<UserListItem, 'uuid' | 'roles'>

/**
 * Why the person who looks cannot change someone; null where they can: no one acts on an equal or a higher role.
 * @param isOwnAllowed whether it can be changed of oneself, too
 */
export function useLock(
  user: Person,
  {
    requirement = requirements['users.update'],
    isOwnAllowed = false,
  }: { requirement?: Requirement; isOwnAllowed?: boolean } = {},
): string | null {
  const { subject } = useSession().snapshot
  const missing = missingFor(subject, requirement)
  const isOwn = subject?.user.uuid === user.uuid
  if (missing.length > 0) return isOwn ? t('users.ownLocked') : forbiddenReason(missing)
  if (isOwnAllowed && isOwn) return null
  const other = { authorities: user.roles.map((role) => `ROLE_${role}`), permissions: [] }
  return outranks(subject, other) ? null : t('users.permissions.outranked')
}
