import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'

/**
 * Takes a memory's index for the rest of the transaction: one merges at a time, on whichever server. False when
 * somebody else has it, or an import holds the memory, or the memory is gone.
 */
export async function lockIndex(transaction: Database, memoryId: string): Promise<boolean> {
  const { rows } = await transaction.execute<{ locked: boolean }>(sql`
    select pg_try_advisory_xact_lock(hashtext('memory index'), hashtext(${memoryId})) as locked
    from translation_memories where id = ${memoryId} for key share skip locked`)
  return rows[0]?.locked ?? false
}
