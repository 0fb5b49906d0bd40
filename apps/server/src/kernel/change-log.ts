import { lt, sql } from 'drizzle-orm'
import type { Database } from './database/connect.ts'
import { tellOnCommit } from './notices.ts'
import { changeLog } from './tables.ts'

export type Change = typeof changeLog.$inferSelect
export type NewChange = typeof changeLog.$inferInsert

/** The topic on which servers hear that something was noted. */
export const changesTopic = 'changes'

/** Of the advisory lock of who notes changes; any number that nothing else in the database locks on. */
const notingLock = 4_400_008

/** How long changes are kept, in milliseconds: those who were away for longer read everything again. */
const kept = 60 * 60_000

/**
 * Notes changes, as the last thing of a transaction: one after the other, so that ids grow as transactions commit and
 * who has read up to an id has read everything before it.
 */
export async function noteChanges(transaction: Database, changes: readonly NewChange[]): Promise<void> {
  if (changes.length === 0) return
  await transaction.execute(sql`select pg_advisory_xact_lock(${notingLock})`)
  await transaction.insert(changeLog).values([...changes])
  await tellOnCommit(transaction, changesTopic)
}

/** Forgets changes that are too old to go on from; the newest one stays, as the place where everyone is. */
export async function forgetChanges(db: Database, now: Date): Promise<void> {
  await db
    .delete(changeLog)
    .where(
      sql`${lt(changeLog.at, new Date(now.getTime() - kept))} and ${changeLog.id} < (select max(id) from ${changeLog})`,
    )
}

/** The ids of the oldest and the newest change that is kept; 0 where there is none. */
export async function changesKept(db: Database): Promise<{ oldest: number; newest: number }> {
  const [row] = await db
    .select({
      oldest: sql<string>`coalesce(min(${changeLog.id}), 0)`.mapWith(Number),
      newest: sql<string>`coalesce(max(${changeLog.id}), 0)`.mapWith(Number),
    })
    .from(changeLog)
  return row!
}
