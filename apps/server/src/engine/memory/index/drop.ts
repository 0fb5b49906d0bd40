import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'

/** Takes away what a memory's deletion does not: call it in the transaction that deletes the memory. */
export async function dropPostings(transaction: Database, memoryId: string): Promise<void> {
  await transaction.execute(sql`delete from memory_index_postings where memory_id = ${memoryId}`)
}
