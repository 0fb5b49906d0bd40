import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../../kernel/database/connect.ts'
import { RunGrams, RunTmUnits } from './run.ts'

/** A run to search in, with those of its postings that were needed so far. */
export interface SearchedRun {
  bucket: number
  units: RunTmUnits
  grams: Pick<RunGrams, 'countOf' | 'size'>
  /** By gram. */
  places: Map<number, Uint8Array>
}

/** A run as its memory lists it. */
export interface ListedRun {
  id: number
  bucket: number
  documents: number
  dead: number
}

/** A run was merged away since it was listed: list the runs again. */
export class RunGone extends Error {}

const mostBytes = 256 * 1024 * 1024
/** The memory that an entry of a Map and a view on bytes take, roughly. */
const entryBytes = 200

// Runs never change, so that what is kept of them is right for as long as they are listed.
const hot = new LRUCache<string, { run: SearchedRun; bytes: number }>({
  maxSize: mostBytes,
  sizeCalculation: ({ bytes }) => bytes,
})
const coming = new Map<string, Promise<SearchedRun>>()

const keyOf = (memoryId: string, runId: number) => `${memoryId} ${runId}`

/** The runs of a memory, and how many changes none of them knows of. */
export async function listRuns(db: Database, memoryId: string): Promise<{ runs: ListedRun[]; changes: number }> {
  const { rows } = await db.execute<{ runs: [number, number, number, number][] | null; changes: string }>(sql`
    select
      (select json_agg(json_build_array(id, bucket, documents, dead) order by id)
        from memory_index_runs where memory_id = ${memoryId}) as runs,
      (select coalesce(sum(cardinality(unit_ids)), 0)
        from memory_index_changes where memory_id = ${memoryId}) as changes`)
  const [row] = rows
  const runs = row?.runs ?? []
  return {
    runs: runs.map(([id, bucket, documents, dead]) => ({ id, bucket, documents, dead })),
    changes: Number(row?.changes ?? 0),
  }
}

/** @throws RunGone */
export async function loadRun(db: Database, memoryId: string, { id, bucket }: ListedRun): Promise<SearchedRun> {
  const key = keyOf(memoryId, id)
  const known = hot.get(key)?.run ?? coming.get(key)
  if (known) return known
  const loading = readRun(db, memoryId, { id, bucket })
    .then((run) => {
      hot.set(key, { run, bytes: run.units.bytes.length + run.grams.bytes.length + entryBytes })
      return run
    })
    .finally(() => coming.delete(key))
  coming.set(key, loading)
  return loading
}

/**
 * The units and grams of a run, not kept for the next caller.
 * @throws RunGone
 */
export async function readRun(
  db: Database,
  memoryId: string,
  { id, bucket }: Pick<ListedRun, 'id' | 'bucket'>,
): Promise<SearchedRun & { grams: RunGrams }> {
  const { rows } = await db.execute<{ units: Buffer; grams: Buffer }>(
    sql`select units, grams from memory_index_runs where memory_id = ${memoryId} and id = ${id}`,
  )
  const [row] = rows
  if (!row) throw new RunGone()
  return { bucket, units: new RunTmUnits(row.units), grams: new RunGrams(row.grams), places: new Map() }
}

/**
 * Loads those postings of stored runs that are not there yet, all in one query.
 * @throws RunGone
 */
export async function loadPlaces(
  db: Database,
  memoryId: string,
  wanted: ReadonlyMap<number, { run: SearchedRun; grams: ReadonlySet<number> }>,
): Promise<void> {
  const runIds: number[] = []
  const grams: number[] = []
  for (const [id, asked] of wanted) {
    for (const gram of asked.grams) {
      if (asked.run.places.has(gram)) continue
      runIds.push(id)
      grams.push(gram)
    }
  }
  if (runIds.length === 0) return
  const { rows } = await db.execute<{ run_id: string; gram: number; places: Buffer }>(sql`
    select posting.run_id, posting.gram, posting.places
    from unnest(${sql.param(runIds)}::bigint[], ${sql.param(grams)}::int[]) as wanted (run_id, gram)
    join memory_index_postings posting on posting.memory_id = ${memoryId}
      and posting.run_id = wanted.run_id and posting.gram = wanted.gram`)
  if (rows.length < runIds.length) throw new RunGone()
  const grown = new Map<number, number>()
  for (const row of rows) {
    const id = Number(row.run_id)
    const places = wanted.get(id)?.run.places
    if (!places || places.has(row.gram)) continue
    places.set(row.gram, row.places)
    grown.set(id, (grown.get(id) ?? 0) + row.places.length + entryBytes)
  }
  for (const [id, more] of grown) {
    const key = keyOf(memoryId, id)
    const known = hot.peek(key)
    // Replaced rather than changed: only then does the cache weigh it again.
    if (known) hot.set(key, { run: known.run, bytes: known.bytes + more })
  }
}
