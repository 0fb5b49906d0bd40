import { sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { translationUnits, translationUnitTargets } from '../tables.ts'

/** Units of one piece: between two of them a job says how far it is, and can be canceled. */
const tmUnitsAtOnce = 5000

/** Deletes all units of a memory, piece by piece; each is a transaction, or a part of the one that `db` is. */
export async function deleteTmUnits(
  db: Database,
  { id, totalUnits }: { id: string; totalUnits: number },
  progress?: (done: number, total: number) => Promise<void>,
): Promise<void> {
  let after: number | null = 0
  for (let done = 0; after !== null; done += tmUnitsAtOnce) {
    await progress?.(Math.min(done, totalUnits), totalUnits)
    const from: number = after
    after = await db.transaction((transaction) => deletePiece(transaction, id, from))
  }
}

/** Gives the last unit that was deleted; null when there were no more. */
async function deletePiece(transaction: Database, memoryId: string, after: number): Promise<number | null> {
  const { rows } = await transaction.execute<{ last: string | null }>(sql`
    select max(id) as last from (
      select id from ${translationUnits} where memory_id = ${memoryId} and id > ${after} order by id limit ${tmUnitsAtOnce}
    ) as piece`)
  const last = rows[0]?.last
  if (last == null) return null
  // In this order, so that the foreign key finds nothing more to delete.
  await transaction.execute(sql`
    delete from ${translationUnitTargets} using ${translationUnits}
    where unit_id = ${translationUnits.id} and memory_id = ${memoryId}
      and ${translationUnits.id} > ${after} and ${translationUnits.id} <= ${last}`)
  await transaction.execute(sql`
    delete from ${translationUnits} where memory_id = ${memoryId} and id > ${after} and id <= ${last}`)
  return Number(last)
}
