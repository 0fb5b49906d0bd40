import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { normalizeSegment } from '../normalize.ts'
import { indexedText } from './grams.ts'
import type { SearchedRun } from './hot-runs.ts'
import { buildRuns, type IndexedUnit } from './run.ts'

/** First 32 bits of a source hash. */
export const shortHash = (sourceHash: string): number => Number.parseInt(sourceHash.slice(0, 8), 16) | 0

/** Some units of a memory as the index takes them; those that are gone are left out. */
export async function readUnits(db: Database, memoryId: string, ids: readonly number[]): Promise<IndexedUnit[]> {
  const { rows } = await db.execute<{ id: string; source: string; hash: string }>(sql`
    select id, source, source_hash as hash from translation_units
    where memory_id = ${memoryId} and id = any(${sql.param(ids)}::bigint[])`)
  return rows.map(({ id, source, hash }) => ({
    id: Number(id),
    hash: shortHash(hash),
    ...indexedText(normalizeSegment(source)),
  }))
}

/** Units that were added or changed since the last merge, as runs that are not stored. */
export async function loadPending(db: Database, memoryId: string): Promise<SearchedRun[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct unnest(unit_ids) as id from memory_index_changes where memory_id = ${memoryId}`)
  const units = await readUnits(db, memoryId, rows.map(({ id }) => Number(id)))
  return (await buildRuns(units)).map(({ bucket, units: own, postings }) => ({
    bucket,
    units: own,
    grams: { countOf: (gram) => postings.get(gram)?.count ?? 0, size: postings.size },
    places: new Map([...postings].map(([gram, { places }]) => [gram, places])),
  }))
}
