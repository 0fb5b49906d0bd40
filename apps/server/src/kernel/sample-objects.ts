import { and, eq, inArray, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Database } from './database/connect.ts'
import { sampleObjects } from './tables.ts'

/** Of some ids, those of sample data. */
export async function samplesAmong(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: sampleObjects.id })
    .from(sampleObjects)
    .where(inArray(sampleObjects.id, [...new Set(ids)]))
  return new Set(rows.map(({ id }) => id))
}

/** Whether a row is none of the sample data of its account. */
export const isOwn = (id: AnyColumn): SQL =>
  sql`not exists (select from ${sampleObjects} where ${sampleObjects.id} = ${id})`

/** Forgets that things are sample data. */
export async function keepSamples(db: Database, accountId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.delete(sampleObjects).where(and(eq(sampleObjects.accountId, accountId), inArray(sampleObjects.id, [...ids])))
}
