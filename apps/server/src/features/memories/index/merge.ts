import { sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { mergeRuns } from './compact.ts'
import { listRuns, type ListedRun, loadRun } from './hot-runs.ts'
import { lockIndex } from './lock.ts'
import { readAtOnce, readTmUnits } from './pending.ts'
import { buildRuns, type IndexedTmUnit, RunGrams } from './run.ts'
import { writeRun } from './write-run.ts'

/** As many units become runs at a time: what a merge needs in memory, and what it repeats after a crash. */
const tmUnitsAtOnce = 100_000

/**
 * Takes what was noted of a memory's changes into its index, and merges runs that have become many. Does nothing while
 * someone else does that; gives whether it could.
 */
export async function mergeChanges(db: Database, memoryId: string): Promise<boolean> {
  return (await takeChanges(db, memoryId)) && mergeRuns(db, memoryId)
}

/**
 * Takes what was noted of a memory's changes into its index. Each step is one transaction that takes the changes away
 * and writes what became of them, so that none is lost or counted twice. Gives whether it could.
 */
export async function takeChanges(db: Database, memoryId: string): Promise<boolean> {
  for (;;) {
    const taken = await db.transaction((transaction) => takeSome(transaction, memoryId))
    if (taken === null) return false
    if (taken === 0) return true
  }
}

/** Gives how many changes were taken; null when the index is someone else's now. */
async function takeSome(transaction: Database, memoryId: string): Promise<number | null> {
  if (!(await lockIndex(transaction, memoryId))) return null
  const { rows } = await transaction.execute<{ id: string; unit_ids: string[] }>(sql`
    select id, unit_ids from (
      select id, unit_ids, sum(cardinality(unit_ids)) over (order by id) - cardinality(unit_ids) as before
      from memory_index_changes where memory_id = ${memoryId}) as noted
    where before < ${tmUnitsAtOnce} order by id`)
  if (rows.length === 0) return 0
  const ids = [...new Set(rows.flatMap(({ unit_ids }) => unit_ids.map(Number)))]
  const tmUnits = new Map<number, IndexedTmUnit>()
  for (let at = 0; at < ids.length; at += readAtOnce) {
    for (const tmUnit of await readTmUnits(transaction, memoryId, ids.slice(at, at + readAtOnce)))
      tmUnits.set(tmUnit.id, tmUnit)
  }
  await buryOld(transaction, memoryId, ids, tmUnits)
  for (const run of await buildRuns([...tmUnits.values()])) {
    await writeRun(transaction, memoryId, run, RunGrams.of(run.postings))
  }
  const taken = rows.map(({ id }) => Number(id))
  await transaction.execute(sql`
    delete from memory_index_changes where memory_id = ${memoryId} and id = any(${sql.param(taken)}::bigint[])`)
  return rows.length
}

/**
 * Counts for each run how many of its units are changed or gone; takes those out of `units` that a run has as they are.
 * The postings of the others stay until their run is merged: look-ups read the units themselves, and see that they no
 * longer match.
 */
async function buryOld(
  transaction: Database,
  memoryId: string,
  ids: readonly number[],
  tmUnits: Map<number, IndexedTmUnit>,
): Promise<void> {
  const lowest = ids.reduce((least, id) => Math.min(least, id), Infinity)
  for (const listed of await runsUpFrom(transaction, memoryId, lowest)) {
    const run = await loadRun(transaction, memoryId, listed)
    let dead = 0
    for (const id of ids) {
      const place = run.units.placeOf(id)
      if (place < 0) continue
      if (tmUnits.get(id)?.hash === run.units.hash(place)) tmUnits.delete(id)
      else dead += 1
    }
    if (dead === 0) continue
    await transaction.execute(sql`
      update memory_index_runs set dead = least(dead + ${dead}::int, documents)
      where memory_id = ${memoryId} and id = ${listed.id}`)
  }
}

/** The runs that may hold a unit with this id or a higher one. */
async function runsUpFrom(transaction: Database, memoryId: string, tmUnitId: number): Promise<ListedRun[]> {
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select id from memory_index_runs where memory_id = ${memoryId} and last_unit_id >= ${tmUnitId}`)
  const wanted = new Set(rows.map(({ id }) => Number(id)))
  const { runs } = await listRuns(transaction, memoryId)
  return runs.filter(({ id }) => wanted.has(id))
}
