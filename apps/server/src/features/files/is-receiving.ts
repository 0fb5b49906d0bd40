import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { accounts } from '../../kernel/tables.ts'
import { webhooks } from '../webhooks/tables.ts'

/** Whether an account sends events: not once it has turned off all of its webhooks, or is suspended. */
export async function isReceiving(db: Database, accountId: string): Promise<boolean> {
  const [receiving] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(webhooks, and(eq(webhooks.accountId, accounts.id), eq(webhooks.active, true)))
    .where(and(eq(accounts.id, accountId), isNull(accounts.suspendedAt)))
    .limit(1)
  return receiving !== undefined
}
