import { can, outranks, rolesOf } from '@dragoman/sdk/permissions'
import type { Role } from '@dragoman/sdk/roles'
import { forbidden } from '../kernel/refusals.ts'
import type { SignedIn } from './sessions.ts'

/**
 * Refuses an action on a person with an equal or higher role, and one that the caller has no permission for (domain:
 * Roles and accounts).
 * @throws ApiError 403
 */
export function requireOutranked(session: SignedIn, user: { roles: readonly Role[] }, permission: string): void {
  if (!can(session, [permission]))
    throw forbidden(`This needs the permission ${permission}. An administrator can grant it.`, [permission])
  const subject = { authorities: user.roles.map((role) => `ROLE_${role}`), permissions: [] }
  if (!outranks(session, subject)) {
    throw forbidden(
      `Only someone with a higher role than ${rolesOf(subject)[0] ?? 'this role'} can do this to this person.`,
    )
  }
}
