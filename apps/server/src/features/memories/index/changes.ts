import { sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { memoryIndexChanges } from './tables.ts'

/**
 * Tells the index of a memory that units were added, that their source changed or that they were deleted. Call it in
 * the transaction that does so: from its end on, look-ups see the units as they are then. Changes of translations
 * don't concern the index. Costs one row for each call, so hand over many units at once.
 */
export async function indexTmUnits(
  transaction: Database,
  memoryId: string,
  tmUnitIds: readonly number[],
): Promise<void> {
  if (tmUnitIds.length === 0) return
  await transaction.execute(sql`
    insert into ${memoryIndexChanges} (memory_id, unit_ids) values (${memoryId}, ${sql.param(tmUnitIds)}::bigint[])`)
}
