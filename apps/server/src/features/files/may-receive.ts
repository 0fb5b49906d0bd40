import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import type { FileOwner } from '../../kernel/download.ts'
import { accounts } from '../../kernel/tables.ts'
import { workUnits } from '../projects/work-units/tables.ts'
import { webhooks } from '../webhooks/tables.ts'

/**
 * Whether receivers of an account's events may still fetch the file of a work unit: not once the account has turned off
 * all of its webhooks or is suspended.
 */
export async function mayReceive(db: Database, accountId: string, owner: FileOwner): Promise<boolean> {
  const [row] = await db
    .select({ id: workUnits.id })
    .from(workUnits)
    .innerJoin(accounts, and(eq(accounts.id, workUnits.accountId), isNull(accounts.suspendedAt)))
    .innerJoin(webhooks, and(eq(webhooks.accountId, accounts.id), eq(webhooks.active, true)))
    .where(and(eq(workUnits.id, owner.replace(/^workUnit-/, '')), eq(workUnits.accountId, accountId)))
    .limit(1)
  return row !== undefined
}
