import { asc, eq } from 'drizzle-orm'
import type { Database } from './database/connect.ts'
import { insertRows } from './database/insert-rows.ts'
import type { JobRow } from './jobs/job-runner.ts'
import { bulkChangeRows, bulkChanges } from './tables.ts'

export type BulkChangeRow = typeof bulkChanges.$inferSelect

/** One of the things that were changed. `before` and `after` are read by the one who undoes changes of this kind. */
export type ChangedRow = Omit<typeof bulkChangeRows.$inferSelect, 'changeId'>

/** How long a bulk change can be undone, in milliseconds. */
export const undoableFor = 10 * 60 * 1000

/** Notes what a job has changed, in the transaction of the change, so that it can be undone unless it `isFinal`. */
export async function recordBulkChange(
  db: Database,
  job: Pick<JobRow, 'id' | 'accountId'>,
  { kind, rows, now, isFinal = false }: { kind: string; rows: readonly ChangedRow[]; now: Date; isFinal?: boolean },
): Promise<void> {
  // A job that is run again takes the place of what it did before.
  await db.delete(bulkChanges).where(eq(bulkChanges.id, job.id))
  const undoableUntil = isFinal ? now : new Date(now.getTime() + undoableFor)
  await db.insert(bulkChanges).values({ id: job.id, accountId: job.accountId, kind, changedAt: now, undoableUntil })
  await insertRows(
    db,
    bulkChangeRows,
    rows.map((row) => ({ changeId: job.id, ...row })),
  )
}

/** The rows that a bulk change has changed. */
export const loadChangedRows = (db: Database, changeId: string): Promise<ChangedRow[]> =>
  db
    .select({
      entityId: bulkChangeRows.entityId,
      name: bulkChangeRows.name,
      before: bulkChangeRows.before,
      after: bulkChangeRows.after,
    })
    .from(bulkChangeRows)
    .where(eq(bulkChangeRows.changeId, changeId))
    .orderBy(asc(bulkChangeRows.name), asc(bulkChangeRows.entityId))
