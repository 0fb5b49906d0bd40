import { tiersWith } from '@dragoman/sdk/tiers'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../kernel/database/connect.ts'
import { accounts } from '../kernel/tables.ts'
import { securityOf } from './account-security.ts'
import type { UserRow } from './find-user.ts'
import { ssoConnections, ssoDomains } from './sso-tables.ts'
import { lowerAscii } from '../kernel/ascii-case.ts'

export type SsoConnectionRow = typeof ssoConnections.$inferSelect

/** The part of an email address after the last `@`, in lower case. */
export const domainOf = (email: string): string => lowerAscii(email.slice(email.lastIndexOf('@') + 1))

/** The connection of an account whose plan includes single sign-on; undefined without one. */
export async function connectionOf(db: Database, accountId: string): Promise<SsoConnectionRow | undefined> {
  const [row] = await db
    .select({ connection: ssoConnections })
    .from(ssoConnections)
    .innerJoin(accounts, eq(accounts.id, ssoConnections.accountId))
    .where(and(eq(accounts.id, accountId), inArray(accounts.tier, tiersWith('SINGLE_SIGN_ON'))))
  return row?.connection
}

/** The account whose email domain this is, as DNS has shown; undefined for any other domain. */
export async function accountOfDomain(db: Database, domain: string): Promise<string | undefined> {
  const [row] = await db
    .select({ accountId: ssoDomains.accountId })
    .from(ssoDomains)
    .where(and(eq(ssoDomains.domain, domain), isNotNull(ssoDomains.verifiedAt)))
  return row?.accountId
}

/**
 * Whether a person can sign in through the provider of their account alone. Administrators keep their passwords, so that
 * a provider that is away or set up wrongly locks no account out.
 */
export async function requiresProvider(
  db: Database,
  { accountId, email, roles }: Pick<UserRow, 'accountId' | 'email' | 'roles'>,
): Promise<boolean> {
  if (roles.some(keepsPassword)) return false
  const connection = await connectionOf(db, accountId)
  if (!connection?.isEnabled || !connection.isRequired) return false
  if ((await accountOfDomain(db, domainOf(email))) !== accountId) return false
  return (await securityOf(db, accountId)).signInMethods?.includes('SSO') ?? true
}

/** Whether people of a role keep their passwords where single sign-on is required. */
export const keepsPassword = (role: UserRow['roles'][number]): boolean =>
  role === 'SYSADMIN' || role === 'ADMIN' || role === 'ACCOUNT_ADMIN'
