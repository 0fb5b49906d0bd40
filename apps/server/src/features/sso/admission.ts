import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { securityOf } from '../../identity/account-security.ts'
import { isAllowedAddress } from '../../identity/allowed-addresses.ts'
import type { UserRow } from '../../identity/find-user.ts'
import { isOtherSubject, personOfSubject } from '../../identity/sso-subjects.ts'
import { accountOfDomain, domainOf, type SsoConnectionRow } from '../../identity/single-sign-on.ts'
import { ssoDomains, type SsoRole } from '../../identity/sso-tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { ApiError } from '../../kernel/refusals.ts'
import { users, type accounts } from '../../kernel/tables.ts'
import { requireRoomForPerson } from '../account/plan/people-limit.ts'
import { maySignIn } from '../sign-in/find-person.ts'
import { allowsMethod } from '../sign-in/sign-in-methods.ts'
import { SsoFailed } from './problems.ts'
import type { Profile } from './profile.ts'
import { lowerAscii } from '../../kernel/ascii-case.ts'
import { lowerAsciiOf } from '../../kernel/database/lower-ascii.ts'

/** The person who signs in: a known one, or one to create. */
export type Admission =
  | { kind: 'KNOWN'; user: UserRow; email: string }
  | { kind: 'NEW'; email: string; role: SsoRole; orgUnitIds: string[] }

export interface Applicant {
  connection: SsoConnectionRow
  account: typeof accounts.$inferSelect
  profile: Profile
  /** Network address of the browser. */
  address: string
}

/** Decides whether a person whom the provider vouches for may come in, and as whom. @throws SsoFailed */
export async function admit(db: Database, applicant: Applicant): Promise<Admission> {
  const { account, address } = applicant
  const email = await trustedEmail(db, applicant)
  if (account.suspendedAt) throw new SsoFailed('SUSPENDED', { email, received: account.suspensionReason ?? undefined })
  const { signInMethods, allowedAddresses } = await securityOf(db, account.id)
  if (!allowsMethod(signInMethods, 'SSO')) throw new SsoFailed('METHOD_OFF', { email })
  if (!isAllowedAddress(allowedAddresses, address)) throw new SsoFailed('ADDRESS', { email, received: address })
  const user = await personOf(db, applicant, email)
  if (!user) return newcomer(db, applicant, email)
  if (!maySignIn(user)) throw new SsoFailed('BLOCKED', { email })
  // Otherwise, administrators of an account could sign in as one of them through a provider of their own.
  if (user.roles.some((role) => role === 'SYSADMIN' || role === 'ADMIN')) throw new SsoFailed('SYSTEM_ADMIN', { email })
  return { kind: 'KNOWN', user, email }
}

/**
 * Finds the person who has signed in as this subject of the provider before, else the person with this address: once
 * they have signed in, another owner of the address isn't taken for them. @throws SsoFailed
 */
async function personOf(
  db: Database,
  { account, profile: { subject } }: Applicant,
  email: string,
): Promise<UserRow | undefined> {
  const bound = subject && (await personOfSubject(db, account.id, subject))
  if (bound) return bound
  const isTheirs = and(eq(users.accountId, account.id), eq(lowerAsciiOf(users.email), email), isNull(users.removedAt))
  const [user] = await db.select().from(users).where(isTheirs)
  if (user && subject && (await isOtherSubject(db, user, subject))) throw new SsoFailed('SUBJECT', { email })
  return user
}

/** The address of a person, which has to be of a domain of the account: for others the provider can say what it likes. */
async function trustedEmail(db: Database, { account, profile, connection }: Applicant): Promise<string> {
  const { email: given, isEmailVerified } = profile
  const email = lowerAscii(given?.trim() ?? '')
  if (!/^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(email) || email.length > 254)
    throw new SsoFailed('EMAIL', { expected: connection.emailClaim, received: given })
  if (!isEmailVerified)
    throw new SsoFailed('EMAIL', { email, expected: 'email_verified: true', received: 'email_verified: false' })
  const domain = domainOf(email)
  if ((await accountOfDomain(db, domain)) === account.id) return email
  const rows = await db
    .select({ domain: ssoDomains.domain })
    .from(ssoDomains)
    .where(and(eq(ssoDomains.accountId, account.id), isNotNull(ssoDomains.verifiedAt)))
  const expected = rows.map((row) => row.domain).join(', ')
  throw new SsoFailed('DOMAIN', { email, received: domain, ...(expected && { expected }) })
}

async function newcomer(db: Database, { connection, account, profile }: Applicant, email: string): Promise<Admission> {
  if (!connection.createsPeople) throw new SsoFailed('NO_PERSON', { email })
  const { role, orgUnitIds } = placeOf(connection, profile.groups)
  if (role === null) throw new SsoFailed('NO_ROLE', { email, received: profile.groups.join(', ') })
  try {
    await requireRoomForPerson(db, account.id)
  } catch (error) {
    if (error instanceof ApiError) throw new SsoFailed('PLAN_LIMIT', { email })
    throw error
  }
  return { kind: 'NEW', email, role, orgUnitIds }
}

/** Role and organizational units of a newcomer: those of the first mapping that names one of the groups, else the usual ones. */
export function placeOf(
  {
    mappings,
    defaultRole,
    defaultOrgUnitIds,
  }: Pick<SsoConnectionRow, 'mappings' | 'defaultRole' | 'defaultOrgUnitIds'>,
  groups: readonly string[],
): { role: SsoRole | null; orgUnitIds: string[] } {
  const mapping = mappings.find(({ group }) => groups.includes(group))
  return mapping ?? { role: defaultRole, orgUnitIds: defaultOrgUnitIds }
}
