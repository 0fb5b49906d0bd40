import { sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { listRuns, type ListedRun, readRun } from './hot-runs.ts'
import { lockIndex } from './lock.ts'
import { shortHash } from './pending.ts'
import { decodePlaces, encodePlaces } from './postings.ts'
import { type Posting, RunGrams, RunTmUnits } from './run.ts'
import { nextRunId, writePostings, writeRunRow } from './write-run.ts'

/** So many runs of a kind are too many. */
const fewest = 4
/** Larger runs stay as they are, so that no merge takes longer than some seconds. */
const mostTmUnits = 600_000
/** Share of changed and deleted units from which on a run is rewritten. */
const mostDead = 0.3
const postingsAtOnce = 10_000
const idsAtOnce = 10_000

/**
 * Merges the runs of a memory until each length bucket has few, each much larger than the next. Gives false when
 * someone else merges.
 */
export async function mergeRuns(db: Database, memoryId: string): Promise<boolean> {
  for (;;) {
    const merged = await db.transaction(async (transaction) => {
      if (!(await lockIndex(transaction, memoryId))) return null
      const { runs } = await listRuns(transaction, memoryId)
      const chosen = chooseRuns(runs)
      if (chosen.length > 0) await rewrite(transaction, memoryId, chosen)
      return chosen.length > 0
    })
    if (merged === null) return false
    if (!merged) return true
  }
}

/** Runs of one bucket to make one of; none when all is well. */
export function chooseRuns(runs: readonly ListedRun[]): ListedRun[] {
  for (const own of Map.groupBy(runs, ({ bucket }) => bucket).values()) {
    const decayed = own.find(({ dead, documents }) => dead > documents * mostDead)
    if (decayed) return [decayed]
    const small = own
      .filter(({ documents }) => documents <= mostTmUnits / 2)
      .toSorted((a, b) => b.documents - a.documents)
    let smaller = small.reduce((sum, { documents }) => sum + documents, 0)
    for (const [at, { documents }] of small.entries()) {
      const together = smaller
      smaller -= documents
      if (small.length - at < fewest) break
      if (documents <= 2 * smaller && together <= mostTmUnits) return small.slice(at)
    }
  }
  return []
}

/** Makes one run of several, without what is changed or gone. */
async function rewrite(transaction: Database, memoryId: string, listed: readonly ListedRun[]): Promise<void> {
  const [{ bucket } = { bucket: 0 }] = listed
  const runs: Rewritten[] = []
  for (const one of listed) runs.push({ ...one, ...(await readRun(transaction, memoryId, one)) })
  // Imported units have ascending ids: then the places of each gram come in their order.
  runs.sort((a, b) => a.units.id(0) - b.units.id(0))
  const { units, placesOf } = await liveTmUnits(transaction, memoryId, runs)
  if (units.count > 0) {
    const id = await nextRunId(transaction)
    const counts = new Map<number, Posting>()
    const grams = runs.reduce((sum, run) => sum + run.grams.size, 0)
    for (const [from, to] of gramRanges(Math.ceil(grams / postingsAtOnce))) {
      const merged = await mergePostings(transaction, memoryId, { runs, placesOf, from, to })
      await writePostings(transaction, memoryId, id, merged)
      for (const [gram, { count }] of merged) counts.set(gram, { count, places: none })
    }
    await writeRunRow(transaction, memoryId, { id, bucket, units, grams: RunGrams.of(counts) })
  }
  const gone = sql.param(listed.map(({ id }) => id))
  await transaction.execute(
    sql`delete from memory_index_postings where memory_id = ${memoryId} and run_id = any(${gone}::bigint[])`,
  )
  await transaction.execute(
    sql`delete from memory_index_runs where memory_id = ${memoryId} and id = any(${gone}::bigint[])`,
  )
}

const none = new Uint8Array()

/** A run that becomes part of another. */
interface Rewritten extends ListedRun {
  units: RunTmUnits
  grams: RunGrams
}

/** The units that are still as their run has them, each once; and for each run the new place of each, or -1. */
async function liveTmUnits(transaction: Database, memoryId: string, runs: readonly Rewritten[]) {
  const present = new Map<number, number>()
  const isWhole = runs.map(({ dead }) => dead === 0)
  const ids = runs.flatMap(({ units, dead }) =>
    dead === 0 ? [] : Array.from({ length: units.count }, (_, at) => units.id(at)),
  )
  for (let at = 0; at < ids.length; at += idsAtOnce) {
    const { rows } = await transaction.execute<{ id: string; hash: string }>(sql`
      select id, left(source_hash, 8) as hash from translation_units
      where memory_id = ${memoryId} and id = any(${sql.param(ids.slice(at, at + idsAtOnce))}::bigint[])`)
    for (const { id, hash } of rows) present.set(Number(id), shortHash(hash))
  }
  const isLive = (run: number, place: number) => {
    if (isWhole[run]) return true
    const { units } = runs[run]!
    return present.get(units.id(place)) === units.hash(place)
  }
  return RunTmUnits.joined(
    runs.map(({ units }) => units),
    isLive,
  )
}

/** The postings of the grams from `from` to `to`, as those of one run. */
async function mergePostings(
  transaction: Database,
  memoryId: string,
  given: { runs: readonly Rewritten[]; placesOf: readonly Int32Array[]; from: number; to: number },
): Promise<Map<number, Posting>> {
  const { runs, placesOf, from, to } = given
  const { rows } = await transaction.execute<{ run_id: string; gram: number; count: number; places: Buffer }>(sql`
    select run_id, gram, count, places from memory_index_postings
    where memory_id = ${memoryId} and run_id = any(${sql.param(runs.map(({ id }) => id))}::bigint[])
      and gram between ${from}::int and ${to}::int`)
  const order = new Map(runs.map(({ id }, at) => [String(id), at]))
  const found = rows.map(({ run_id, ...row }) => ({ ...row, run: order.get(run_id)! }))
  const merged = new Map<number, Posting>()
  for (const [gram, own] of Map.groupBy(found, (row) => row.gram)) {
    own.sort((a, b) => a.run - b.run)
    const joined = new Uint32Array(own.reduce((sum, { count }) => sum + count, 0))
    let count = 0
    let isOrdered = true
    for (const { run, places, count: size } of own) {
      const moved = placesOf[run]!
      for (const place of decodePlaces(places, size)) {
        const now = moved[place]!
        if (now < 0) continue
        isOrdered &&= count === 0 || joined[count - 1]! < now
        joined[count] = now
        count += 1
      }
    }
    if (count === 0) continue
    const all = joined.subarray(0, count)
    merged.set(gram, { count, places: encodePlaces(isOrdered ? all : all.sort()) })
  }
  return merged
}

/** All 32-bit numbers in so many ranges, about equal. */
function* gramRanges(parts: number): Generator<[number, number]> {
  const size = Math.ceil(2 ** 32 / Math.max(1, parts))
  for (let from = -(2 ** 31); from < 2 ** 31; from += size) yield [from, Math.min(from + size, 2 ** 31) - 1]
}
