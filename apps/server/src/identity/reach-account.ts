import { isSysAdmin } from '@dragoman/sdk/permissions'
import { eq } from 'drizzle-orm'
import type { Database } from '../kernel/database/connect.ts'
import { accounts } from '../kernel/tables.ts'
import { notFound } from '../kernel/refusals.ts'
import type { SignedIn } from './sessions.ts'

/**
 * The account that a call names, one's own when it names none. A SYSADMIN reaches every account, by calls that name
 * one; for everyone else there is no other (domain: Roles and accounts). 404 for an account out of reach.
 */
export async function reachAccount(db: Database, session: SignedIn, id: string | undefined): Promise<string> {
  if (id === undefined || id === session.account.id) return session.account.id
  const [account] = isSysAdmin(session) ? await db.select().from(accounts).where(eq(accounts.id, id)) : []
  if (!account) throw notFound('account')
  return account.id
}
