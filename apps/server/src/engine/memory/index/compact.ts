import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { listRuns, type ListedRun, loadRun, type SearchedRun } from './hot-runs.ts'
import { lockIndex } from './lock.ts'
import { shortHash } from './pending.ts'
import { decodePlaces, encodePlaces } from './postings.ts'
import { type Posting, RunGrams, RunUnits } from './run.ts'
import { nextRunId, writePostings, writeRunRow } from './write-run.ts'

/** So many runs of a kind are too many. */
const fewest = 4
/** Larger runs stay as they are, so that no merge takes longer than some seconds. */
const mostUnits = 600_000
/** Share of changed and deleted units from which on a run is written anew. */
const mostDead = 0.3
const postingsAtOnce = 10_000
const idsAtOnce = 10_000
/** After so many places others have their turn. */
const placesInOneTurn = 200_000

/**
 * Merges the runs of a memory until each length bucket has few, each much larger than the next. Gives false when
 * somebody else merges.
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
      .filter(({ documents }) => documents <= mostUnits / 2)
      .toSorted((a, b) => b.documents - a.documents)
    let smaller = small.reduce((sum, { documents }) => sum + documents, 0)
    for (const [at, { documents }] of small.entries()) {
      const together = smaller
      smaller -= documents
      if (small.length - at < fewest) break
      if (documents <= 2 * smaller && together <= mostUnits) return small.slice(at)
    }
  }
  return []
}

/** Makes one run of several, without what is changed or gone. */
async function rewrite(transaction: Database, memoryId: string, listed: readonly ListedRun[]): Promise<void> {
  const [{ bucket } = { bucket: 0 }] = listed
  const runs: { id: number; run: SearchedRun }[] = []
  for (const one of listed) runs.push({ id: one.id, run: await loadRun(transaction, memoryId, one) })
  const { units, placesOf } = await liveUnits(transaction, memoryId, runs.map(({ run }) => run))
  if (units.length > 0) {
    const id = await nextRunId(transaction)
    const counts = new Map<number, Posting>()
    const places = new Map(runs.map((run, at) => [run.id, placesOf[at]!]))
    const grams = runs.reduce((sum, { run }) => sum + run.grams.size, 0)
    for (const [from, to] of gramRanges(Math.ceil(grams / postingsAtOnce))) {
      const merged = await mergePostings(transaction, memoryId, places, from, to)
      await writePostings(transaction, memoryId, id, merged)
      for (const [gram, { count }] of merged) counts.set(gram, { count, places: none })
    }
    await writeRunRow(transaction, memoryId, { id, bucket, units: RunUnits.of(units), grams: RunGrams.of(counts) })
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

/** The units that are still as their run has them, each once, by id; and for each run the new place of each, or -1. */
async function liveUnits(transaction: Database, memoryId: string, runs: readonly SearchedRun[]) {
  const present = new Map<number, number>()
  const ids = [...new Set(runs.flatMap(({ units }) => Array.from({ length: units.count }, (_, at) => units.id(at))))]
  for (let at = 0; at < ids.length; at += idsAtOnce) {
    const { rows } = await transaction.execute<{ id: string; hash: string }>(sql`
      select id, left(source_hash, 8) as hash from translation_units
      where memory_id = ${memoryId} and id = any(${sql.param(ids.slice(at, at + idsAtOnce))}::bigint[])`)
    for (const { id, hash } of rows) present.set(Number(id), shortHash(hash))
  }
  const live: { id: number; length: number; hash: number; run: number; place: number }[] = []
  runs.forEach(({ units }, run) => {
    for (let place = 0; place < units.count; place += 1) {
      const [id, hash] = [units.id(place), units.hash(place)]
      if (present.get(id) !== hash) continue
      present.delete(id)
      live.push({ id, length: units.length(place), hash, run, place })
    }
  })
  live.sort((a, b) => a.id - b.id)
  const placesOf = runs.map(({ units }) => new Int32Array(units.count).fill(-1))
  live.forEach(({ run, place }, at) => {
    placesOf[run]![place] = at
  })
  return { units: live, placesOf }
}

async function mergePostings(
  transaction: Database,
  memoryId: string,
  placesOf: ReadonlyMap<number, Int32Array>,
  from: number,
  to: number,
): Promise<Map<number, Posting>> {
  const { rows } = await transaction.execute<{ run_id: string; gram: number; count: number; places: Buffer }>(sql`
    select run_id, gram, count, places from memory_index_postings
    where memory_id = ${memoryId} and run_id = any(${sql.param([...placesOf.keys()])}::bigint[])
      and gram between ${from}::int and ${to}::int`)
  const found = new Map<number, number[]>()
  let decoded = 0
  for (const row of rows) {
    const known = found.get(row.gram) ?? []
    found.set(row.gram, known)
    decoded += row.count
    if (decoded > placesInOneTurn) {
      decoded = 0
      await nextTurn()
    }
    const places = placesOf.get(Number(row.run_id))!
    for (const place of decodePlaces(row.places, row.count)) if (places[place]! >= 0) known.push(places[place]!)
  }
  const merged = new Map<number, Posting>()
  for (const [gram, places] of found) {
    if (places.length === 0) continue
    const sorted = Uint32Array.from(places).sort()
    merged.set(gram, { count: sorted.length, places: encodePlaces(sorted) })
  }
  return merged
}

/** All 32-bit numbers in so many ranges, about equal. */
function* gramRanges(parts: number): Generator<[number, number]> {
  const size = Math.ceil(2 ** 32 / Math.max(1, parts))
  for (let from = -(2 ** 31); from < 2 ** 31; from += size) yield [from, Math.min(from + size, 2 ** 31) - 1]
}
