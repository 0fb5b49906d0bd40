import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'

const keyOf = (memoryId: string): SQL => sql`hashtext('memory index'), hashtext(${memoryId})`

/**
 * Takes a memory's index for the rest of the transaction: one merges at a time, on whichever server. False when
 * someone else has it, or the memory is gone. Holds the index only: its memory can be read and written meanwhile.
 */
export async function lockIndex(transaction: Database, memoryId: string): Promise<boolean> {
  const { rows } = await transaction.execute<{ locked: boolean }>(sql`
    select pg_try_advisory_xact_lock(${keyOf(memoryId)}) as locked from translation_memories where id = ${memoryId}`)
  return rows[0]?.locked ?? false
}

/** Takes it once its holder has ended, which takes some seconds at most. */
export async function waitForIndex(transaction: Database, memoryId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${keyOf(memoryId)})`)
}
