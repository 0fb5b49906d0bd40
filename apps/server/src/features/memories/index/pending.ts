import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../../kernel/database/connect.ts'
import { createYield } from '../../../kernel/yield-thread.ts'
import { normalizeSegment } from '../../../engines/matching/normalize.ts'
import { indexedText } from './grams.ts'
import type { SearchedRun } from './hot-runs.ts'
import { buildRuns, type IndexedTmUnit } from './run.ts'

/** Units that are read in one go. */
export const readAtOnce = 2000

/** First 32 bits of a source hash. */
export const shortHash = (sourceHash: string): number => Number.parseInt(sourceHash.slice(0, 8), 16) | 0

/** Some units of a memory as the index takes them; those that are gone are left out. */
export async function readTmUnits(db: Database, memoryId: string, ids: readonly number[]): Promise<IndexedTmUnit[]> {
  const { rows } = await db.execute<{ id: string; source: string; hash: string }>(sql`
    select id, source, source_hash as hash from translation_units
    where memory_id = ${memoryId} and id = any(${sql.param(ids)}::bigint[])`)
  const tmUnits: IndexedTmUnit[] = []
  const turn = createYield()
  for (const { id, source, hash } of rows) {
    await turn()
    tmUnits.push({ id: Number(id), hash: shortHash(hash), ...indexedText(normalizeSegment(source)) })
  }
  return tmUnits
}

/** Changes that no stored run knows of, as runs in memory. */
interface Delta {
  /** By number. */
  changes: ReadonlySet<number>
  tmUnits: readonly DeltaTmUnit[]
  runs: readonly SearchedRun[]
  bytes: number
}

interface DeltaTmUnit extends IndexedTmUnit {
  /** The last change that touched it. */
  change: number
}

const mostBytes = 128 * 1024 * 1024
/** Milliseconds after which what no one asks for is forgotten. */
const idleTime = 60_000
/** The memory that a unit takes besides its text, with its grams. */
const tmUnitBytes = 500
/** A delta of more units does not become part of another. */
const enoughTmUnits = 10_000

// A change never changes, and what touches its units again is another: what is read of it once is right until it is merged.
const kept = new LRUCache<string, { deltas: readonly Delta[] }>({
  maxSize: mostBytes,
  ttl: idleTime,
  ttlAutopurge: true,
  updateAgeOnGet: true,
  sizeCalculation: ({ deltas }) => 1 + deltas.reduce((sum, { bytes }) => sum + bytes, 0),
})
const coming = new Map<string, Promise<readonly Delta[]>>()

/**
 * Units that were added or changed since the last merge, as runs that are not stored. Only those are read that no
 * look-up before has read: a large import notes some thousand between two look-ups, and merges take seconds.
 */
export async function loadPending(db: Database, memoryId: string): Promise<SearchedRun[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from memory_index_changes where memory_id = ${memoryId} order by id`)
  const wanted = new Set(rows.map(({ id }) => Number(id)))
  const runsOf = (deltas: readonly Delta[]) =>
    deltas.filter(({ changes }) => [...changes].some((id) => wanted.has(id))).flatMap(({ runs }) => runs)
  for (;;) {
    const deltas = kept.get(memoryId)?.deltas ?? []
    const missing = [...wanted].filter((id) => !deltas.some(({ changes }) => changes.has(id)))
    if (missing.length === 0) return runsOf(deltas)
    const reading = coming.get(memoryId)
    if (reading) {
      await reading.catch(() => undefined)
      continue
    }
    const own = readDeltas(db, memoryId, { deltas, wanted, missing }).finally(() => coming.delete(memoryId))
    coming.set(memoryId, own)
    return runsOf(await own)
  }
}

/** `deltas` with those of the `missing` changes, without those that are merged by now. */
async function readDeltas(
  db: Database,
  memoryId: string,
  { deltas, wanted, missing }: { deltas: readonly Delta[]; wanted: ReadonlySet<number>; missing: readonly number[] },
): Promise<readonly Delta[]> {
  const last = [...wanted].at(-1)!
  // Higher ones are not gone: someone who has listed the changes later has read them already.
  const isGone = (change: number) => change <= last && !wanted.has(change)
  const present = deltas.filter(({ changes }) => ![...changes].every(isGone))
  let changes: ReadonlySet<number> = new Set(missing)
  let tmUnits = await readChanges(db, memoryId, missing)
  // Each larger than the next, so that they stay few and no unit is taken in often.
  for (;;) {
    const before = present.at(-1)
    if (!before || before.tmUnits.length > Math.min(tmUnits.length, enoughTmUnits)) break
    present.pop()
    const newer = new Set(tmUnits.map(({ id }) => id))
    tmUnits = [...before.tmUnits.filter(({ id, change }) => !isGone(change) && !newer.has(id)), ...tmUnits]
    changes = new Set([...[...before.changes].filter((change) => !isGone(change)), ...changes])
  }
  const bytes = tmUnits.reduce((sum, { plain }) => sum + 2 * plain.length + tmUnitBytes, 0)
  const grown = [...present, { changes, tmUnits, runs: await runsInMemory(tmUnits), bytes }]
  kept.set(memoryId, { deltas: grown })
  return grown
}

/** The units that some changes touched, as they are now. */
async function readChanges(db: Database, memoryId: string, ids: readonly number[]): Promise<DeltaTmUnit[]> {
  const { rows } = await db.execute<{ id: string; unit_ids: string[] }>(sql`
    select id, unit_ids from memory_index_changes
    where memory_id = ${memoryId} and id = any(${sql.param(ids)}::bigint[]) order by id`)
  const changeOf = new Map(
    rows.flatMap(({ id, unit_ids }) => unit_ids.map((tmUnit) => [Number(tmUnit), Number(id)] as const)),
  )
  const tmUnitIds = [...changeOf.keys()]
  const tmUnits: DeltaTmUnit[] = []
  for (let at = 0; at < tmUnitIds.length; at += readAtOnce) {
    for (const tmUnit of await readTmUnits(db, memoryId, tmUnitIds.slice(at, at + readAtOnce))) {
      tmUnits.push({ ...tmUnit, change: changeOf.get(tmUnit.id)! })
    }
  }
  return tmUnits
}

const runsInMemory = async (tmUnits: readonly IndexedTmUnit[]): Promise<SearchedRun[]> =>
  (await buildRuns(tmUnits)).map(({ bucket, units: own, postings }) => ({
    bucket,
    units: own,
    grams: { countOf: (gram) => postings.get(gram)?.count ?? 0, size: postings.size },
    places: new Map([...postings].map(([gram, { places }]) => [gram, places])),
  }))
