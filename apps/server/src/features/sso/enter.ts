import { inArray, and, eq } from 'drizzle-orm'
import { securityOf } from '../../identity/account-security.ts'
import type { Context } from '../../identity/context.ts'
import { holdUser, type UserRow } from '../../identity/find-user.ts'
import { bindSubject, isOtherSubject, type SsoSubject } from '../../identity/sso-subjects.ts'
import { orgUnits } from '../../identity/tables.ts'
import { accounts } from '../../kernel/tables.ts'
import { createUser } from '../people/create-user.ts'
import { isUserName } from '../people/create-person.ts'
import { maySignIn } from '../sign-in/find-person.ts'
import { signInBrowser } from '../sign-in/open-session.ts'
import { admit, type Admission, type Applicant } from './admission.ts'
import { noteTried } from './connections.ts'
import { SsoFailed } from './problems.ts'
import type { SsoStateRow } from './states.ts'

/**
 * Opens a session for a person whom the provider vouches for, who is created where that is wanted, and leads to where they
 * wanted to go. @throws SsoFailed
 */
export async function enter(context: Context, applicant: Applicant, { returnTo }: SsoStateRow): Promise<void> {
  const { db, now, reply } = context
  const { account, connection, profile } = applicant
  const user = await personOf(context, applicant)
  if (profile.subject) await bind(db, user, profile.subject)
  await noteTried(db, account.id, now)
  const { secondFactorFrom } = await securityOf(db, account.id)
  const isRequired = secondFactorFrom !== null && secondFactorFrom <= now
  const { data } = await signInBrowser(context, user, {
    way: 'SSO',
    awaitsMfaEmail: (user.mfaEmail || isRequired) && !profile.hasSecondFactor,
    ...(connection.endsProviderSession && profile.session && { provider: profile.session }),
  })
  const target = returnTo ?? (data?.entryPoint === 'PORTAL_HOME' ? '/portal' : undefined)
  // The sign-in page leads on, by way of codes and contracts that are still pending.
  reply.set('Location', `/auth/login${target === undefined ? '' : `?${new URLSearchParams({ redirect: target })}`}`)
}

async function personOf(context: Context, applicant: Applicant): Promise<UserRow> {
  const { db } = context
  const admission = await admit(db, applicant)
  if (admission.kind === 'KNOWN') return held(db, admission)
  // Of two who come at the same time, the second waits for the first and finds the person.
  await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, applicant.account.id)).for('no key update')
  const again = await admit(db, applicant)
  return again.kind === 'KNOWN' ? held(db, again) : create(context, applicant, again)
}

async function held(db: Context['db'], { user, email }: Extract<Admission, { kind: 'KNOWN' }>): Promise<UserRow> {
  const present = await holdUser(db, user.id)
  if (!maySignIn(present)) throw new SsoFailed('BLOCKED', { email })
  return present
}

/** Of two who come with one address at the same time, the second is someone else. */
async function bind(db: Context['db'], user: UserRow, subject: SsoSubject): Promise<void> {
  if (await isOtherSubject(db, user, subject)) throw new SsoFailed('SUBJECT', { email: user.email })
  await bindSubject(db, user, subject)
}

async function create(
  { db, journal }: Context,
  { account, profile }: Applicant,
  { email, role, orgUnitIds }: Extract<Admission, { kind: 'NEW' }>,
): Promise<UserRow> {
  const present = await db
    .select({ id: orgUnits.id })
    .from(orgUnits)
    .where(and(eq(orgUnits.accountId, account.id), inArray(orgUnits.id, orgUnitIds)))
  const user = await createUser(db, {
    accountId: account.id,
    email,
    ownsEmail: !(await isUserName(db, email)),
    name: nameOf(profile.name) ?? email,
    roles: [role],
    orgUnitIds: present.map(({ id }) => id),
  })
  await journal({
    event: 'USER_CREATED',
    entity: { type: 'USER', id: user.id, name: user.name },
    author: { accountId: account.id, userId: user.id },
    after: { roles: user.roles, orgUnits: present.map(({ id }) => id) },
    detail: { way: 'SSO' },
  })
  return user
}

/** A name as the product keeps it: one line, no characters that can't be seen. */
function nameOf(given: string | undefined): string | undefined {
  const name = given
    ?.replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 200)
  return name || undefined
}
