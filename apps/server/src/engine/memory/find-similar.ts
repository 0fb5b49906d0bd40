import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../database/connect.ts'
import type { CandidateTerms } from './candidates.ts'
import type { Candidate } from './index/count-plan.ts'
import type { SearchEffort } from './index/plan.ts'
import { findCandidates, thoroughEffort, usualEffort } from './index/search.ts'
import { compareBeside } from './index/search-pool.ts'
import { normalizeSegment } from './normalize.ts'

export interface SimilarTerms extends CandidateTerms {
  /** Lowest score, in percent. */
  lowest: number
  /** Most units for a text. */
  most: number
}

export interface SimilarUnit {
  id: number
  /** Percent. */
  score: number
}

/** Normalized sources by the ids of their units; empty for a unit without a translation as asked for. */
export type KnownSources = LRUCache<number, string>

const mostBytes = 64 * 1024 * 1024

/** Keeps sources from one call to the next: the segments of a file are like many of the same units. */
export const keepSources = (): KnownSources =>
  new LRUCache({ maxSize: mostBytes, sizeCalculation: ({ length }) => 2 * length + 100 })

/**
 * The units of a memory that are most similar to each of `texts` (as `normalizeSegment` gives them) but not the same,
 * and that have such a translation, best first. `known` is of the same memory and terms.
 */
export async function findSimilar(
  db: Database,
  memoryId: string,
  texts: readonly string[],
  terms: SimilarTerms,
  known = keepSources(),
): Promise<SimilarUnit[][]> {
  const compare = (some: readonly string[], effort: SearchEffort) =>
    compareTo(db, { memoryId, terms, known, effort }, some)
  const found = await compare(texts, usualEffort)
  // Where most of what is alike has no translation into this locale, what has one may be further down.
  const poor = texts.flatMap((_, at) => (found[at]!.isPoor ? [at] : []))
  const again = await compare(poor.map((at) => texts[at]!), thoroughEffort)
  poor.forEach((at, index) => {
    found[at] = again[index]!
  })
  return found.map(({ units }) => units)
}

interface Search {
  memoryId: string
  terms: SimilarTerms
  known: KnownSources
  effort: SearchEffort
}

interface Compared {
  units: SimilarUnit[]
  isPoor: boolean
}

/** Texts that a thread compares in one go: others wait for it meanwhile. */
const textsAtOnce = 32

async function compareTo(db: Database, search: Search, texts: readonly string[]): Promise<Compared[]> {
  const { memoryId, terms, effort } = search
  const compared: Compared[] = []
  const queries = texts.map((normalized) => ({ normalized, lowest: terms.lowest }))
  const candidates = texts.length === 0 ? [] : await findCandidates(db, memoryId, queries, effort)
  for (let at = 0; at < texts.length; at += textsAtOnce) {
    const some = texts.slice(at, at + textsAtOnce)
    compared.push(...(await compareSome(db, search, some, candidates.slice(at, at + textsAtOnce))))
  }
  return compared
}

async function compareSome(
  db: Database,
  { memoryId, terms, known, effort }: Search,
  texts: readonly string[],
  candidates: readonly (readonly Candidate[])[],
): Promise<Compared[]> {
  const { lowest, most } = terms
  // Ascending, so that of those that are alike the newest counts as better.
  const asked = [...new Set(candidates.flatMap((own) => own.map(({ id }) => id)))].sort((a, b) => a - b)
  const loaded = await loadSources(db, memoryId, asked.filter((id) => !known.has(id)), terms)
  const ids: number[] = []
  const sources: string[] = []
  const places = new Map<number, number>()
  for (const id of asked) {
    const source = loaded.get(id) ?? known.get(id) ?? ''
    known.set(id, source)
    if (source === '') continue
    places.set(id, ids.length)
    ids.push(id)
    sources.push(source)
  }
  const present = candidates.map((own) => own.filter(({ id }) => places.has(id)))
  const likenesses = await compareBeside({
    lowest,
    most,
    sources,
    texts: texts.map((text, at) => ({
      text,
      places: Uint32Array.from(present[at]!, ({ id }) => places.get(id)!),
      atMost: Uint8Array.from(present[at]!, ({ atMost }) => atMost),
    })),
  })
  return likenesses.map((found, at) => ({
    units: found.map(({ place, score }) => ({ id: ids[place]!, score })),
    isPoor:
      candidates[at]!.length >= effort.candidates &&
      present[at]!.length < candidates[at]!.length / 2 &&
      found.length < most,
  }))
}

/** Normalized sources of units that have a translation as asked for, by id. */
async function loadSources(
  db: Database,
  memoryId: string,
  ids: readonly number[],
  { targetLocale, exceptProject }: CandidateTerms,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; source: string }>(sql`
    select unit.id, unit.source
    from translation_units unit
    join translation_unit_targets target on target.unit_id = unit.id and target.locale = ${targetLocale}
    where unit.memory_id = ${memoryId} and unit.id = any(${sql.param(ids)}::bigint[])
      and (${exceptProject}::uuid is null or target.project_id is distinct from ${exceptProject}::uuid)`)
  return new Map(rows.map(({ id, source }) => [Number(id), normalizeSegment(source)]))
}
