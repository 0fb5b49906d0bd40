import { roleOrder, type Role } from '@dragoman/sdk/roles'
import { eq } from 'drizzle-orm'
import type { Database } from '../kernel/database/connect.ts'
import { only } from '../kernel/database/one-row.ts'
import { accounts, type EntryPoint } from '../kernel/tables.ts'
import type { UserRow } from './find-user.ts'

/** The roles whose people can start in the portal, which shows projects to those who order them and run them. */
export const portalRoles = roleOrder.filter(
  (role) => role === 'ACCOUNT_ADMIN' || role === 'PROJECT_MANAGER' || role === 'CLIENT',
)

/** Whether all roles of a person can start in the portal. */
export const canUsePortal = (roles: readonly Role[]): boolean =>
  roles.length > 0 && roles.every((role) => portalRoles.some((one) => one === role))

/** Where a person starts: as set for them, else in the portal if all of their roles do. */
export async function entryPointOf(
  db: Database,
  { accountId, roles, entryPoint }: Pick<UserRow, 'accountId' | 'roles' | 'entryPoint'>,
): Promise<EntryPoint> {
  if (!canUsePortal(roles)) return 'HOME'
  if (entryPoint !== null) return entryPoint
  const { entryPoints } = only(
    await db.select({ entryPoints: accounts.entryPoints }).from(accounts).where(eq(accounts.id, accountId)),
  )
  return roles.every((role) => entryPoints[role] === 'PORTAL_HOME') ? 'PORTAL_HOME' : 'HOME'
}
