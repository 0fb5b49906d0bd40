import { sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { listRuns } from './hot-runs.ts'
import { waitForIndex } from './lock.ts'

/** Deletes the index of a memory that is gone, piece by piece; each is a transaction, or a part of the one that `db` is. */
export async function dropIndexInPieces(db: Database, memoryId: string): Promise<void> {
  // A merge has ended by then, and none begins for a memory that is gone.
  await db.transaction((transaction) => waitForIndex(transaction, memoryId))
  const { runs } = await listRuns(db, memoryId)
  for (const { id } of runs) {
    await db.transaction(async (transaction) => {
      await transaction.execute(sql`delete from memory_index_postings where memory_id = ${memoryId} and run_id = ${id}`)
      await transaction.execute(sql`delete from memory_index_runs where memory_id = ${memoryId} and id = ${id}`)
    })
  }
  await db.transaction((transaction) => dropIndex(transaction, memoryId))
}

/** Deletes the index of a memory, in the transaction that deletes its units. */
export async function dropIndex(transaction: Database, memoryId: string): Promise<void> {
  await waitForIndex(transaction, memoryId)
  await transaction.execute(sql`delete from memory_index_changes where memory_id = ${memoryId}`)
  await transaction.execute(sql`delete from memory_index_postings where memory_id = ${memoryId}`)
  await transaction.execute(sql`delete from memory_index_runs where memory_id = ${memoryId}`)
}
