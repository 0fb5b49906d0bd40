import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { conflict } from '../../../kernel/refusals.ts'
import { connectorBudgets, connectorConfigs, connectorGroups, connectorRuns } from '../tables.ts'
import type { ConfigRow } from './find-config.ts'
import { monthKeyOf } from './month-key.ts'

/** Deletes a held connection; 409 while it runs. Groups that had it alone go with it. */
export async function removeConfig(db: Database, { id, name, accountId }: ConfigRow): Promise<void> {
  const [going] = await db
    .select({ runUuid: connectorRuns.id })
    .from(connectorRuns)
    .where(and(eq(connectorRuns.configId, id), isNull(connectorRuns.endedAt)))
    .limit(1)
  if (going) throw conflict(`${name} is running. Stop the run first.`, going)
  const own = eq(connectorGroups.accountId, accountId)
  await db
    .update(connectorGroups)
    .set({ configIds: sql`array_remove(${connectorGroups.configIds}, ${id}::uuid)` })
    .where(and(own, sql`${id}::uuid = any(${connectorGroups.configIds})`))
  await db.delete(connectorGroups).where(and(own, sql`cardinality(${connectorGroups.configIds}) = 0`))
  await db.delete(connectorBudgets).where(inArray(connectorBudgets.key, [id, monthKeyOf(id)]))
  await db.delete(connectorConfigs).where(eq(connectorConfigs.id, id))
}
