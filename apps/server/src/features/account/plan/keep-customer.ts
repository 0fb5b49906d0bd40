import { eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { accounts } from '../../../kernel/tables.ts'

/** Notes the customer that an account is at the card payment provider. */
export async function keepCustomer(db: Database, accountId: string, stripeCustomerId: string): Promise<void> {
  await db.update(accounts).set({ stripeCustomerId }).where(eq(accounts.id, accountId))
}
