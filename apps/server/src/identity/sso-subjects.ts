import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../kernel/database/connect.ts'
import { users } from '../kernel/tables.ts'
import type { UserRow } from './find-user.ts'
import { ssoSubjects } from './sso-tables.ts'

/** Someone's account at a provider: what the provider never gives to another. */
export interface SsoSubject {
  issuer: string
  subject: string
}

const isSubject = (accountId: string, { issuer, subject }: SsoSubject) =>
  and(eq(ssoSubjects.accountId, accountId), eq(ssoSubjects.issuer, issuer), eq(ssoSubjects.subject, subject))

/** The person of an account who has signed in as a subject; undefined before the first time. */
export async function personOfSubject(
  db: Database,
  accountId: string,
  subject: SsoSubject,
): Promise<UserRow | undefined> {
  const [row] = await db
    .select({ user: users })
    .from(ssoSubjects)
    .innerJoin(users, and(eq(users.id, ssoSubjects.userId), eq(users.accountId, accountId), isNull(users.removedAt)))
    .where(isSubject(accountId, subject))
  return row?.user
}

/** Whether a person signs in as another subject of the same provider. */
export async function isOtherSubject(
  db: Database,
  { id, accountId }: Pick<UserRow, 'id' | 'accountId'>,
  { issuer, subject }: SsoSubject,
): Promise<boolean> {
  const [row] = await db
    .select({ subject: ssoSubjects.subject })
    .from(ssoSubjects)
    .where(and(eq(ssoSubjects.accountId, accountId), eq(ssoSubjects.issuer, issuer), eq(ssoSubjects.userId, id)))
  return row !== undefined && row.subject !== subject
}

/** Notes that a person signs in as a subject; they are held, and have no other one. */
export async function bindSubject(
  db: Database,
  { id: userId, accountId }: Pick<UserRow, 'id' | 'accountId'>,
  subject: SsoSubject,
): Promise<void> {
  const { accountId: account, issuer, subject: name } = ssoSubjects
  await db
    .insert(ssoSubjects)
    .values({ ...subject, accountId, userId })
    .onConflictDoUpdate({ target: [account, issuer, name], set: { userId } })
}

/** Lets a person sign in as whom the provider says they are by then. */
export async function forgetSubjects(db: Database, userId: string): Promise<void> {
  await db.delete(ssoSubjects).where(eq(ssoSubjects.userId, userId))
}
