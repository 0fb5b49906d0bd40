import { eq } from 'drizzle-orm'
import type { Database } from '../kernel/database/connect.ts'
import { accounts } from '../kernel/tables.ts'
import type { SignedIn } from './sessions.ts'

/** Of two such changes in an account, the second waits for the first and sees what it did. What merely refers to the account goes on. */
export async function holdAccount(db: Database, session: SignedIn): Promise<void> {
  await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, session.account.id)).for('no key update')
}
