import { and, eq } from 'drizzle-orm'
import type { UserRow } from '../../identity/find-user.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { only } from '../../kernel/database/one-row.ts'
import { accounts, users } from '../../kernel/tables.ts'
import type { OneTimeSecret } from './one-time-secrets.ts'
import { lowerAscii } from '../../kernel/ascii-case.ts'
import { lowerAsciiOf } from '../../kernel/database/lower-ascii.ts'

// Before someone is signed in, there is no account whose people they may see.

/** The person whose user name an email address is, in any case. */
export async function personWithEmail(db: Database, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(lowerAsciiOf(users.email), lowerAscii(email)), users.ownsEmail))
  return user
}

export async function personWithId(db: Database, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user
}

/** The person for whom a link was created; undefined for no link. */
export const personOfLink = async (db: Database, link: OneTimeSecret | null): Promise<UserRow | undefined> =>
  link ? personWithId(db, link.userId) : undefined

/** Whether a person may have a session. */
export const maySignIn = (user: UserRow | undefined): user is UserRow =>
  user !== undefined && user.status === 'ACTIVE' && user.blockedAt === null

/** Why the account of a person is suspended; null where it is not. */
export async function suspensionOf(db: Database, { accountId }: UserRow): Promise<string | null> {
  const account = only(await db.select().from(accounts).where(eq(accounts.id, accountId)))
  return account.suspendedAt && (account.suspensionReason ?? '')
}
