import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { waitForIndex } from './lock.ts'

/** Deletes the index of a memory, in the transaction that deletes its units or the memory itself. */
export async function dropIndex(transaction: Database, memoryId: string): Promise<void> {
  await waitForIndex(transaction, memoryId)
  await transaction.execute(sql`delete from memory_index_changes where memory_id = ${memoryId}`)
  await transaction.execute(sql`delete from memory_index_postings where memory_id = ${memoryId}`)
  await transaction.execute(sql`delete from memory_index_runs where memory_id = ${memoryId}`)
}
