import { eq } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { accounts } from '../../db/schema.ts'
import type { SignedIn } from '../../http/sessions.ts'

/** Lets one change of an account's rates wait for the other, so that there is always exactly one default. */
export async function holdAccount(db: Database, session: SignedIn): Promise<void> {
  await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, session.account.id)).for('update')
}
