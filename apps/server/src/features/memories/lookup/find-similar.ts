import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../../kernel/database/connect.ts'
import type { CandidateTerms } from './candidates.ts'
import type { SearchEffort } from '../index/plan.ts'
import { findCandidates, thoroughEffort, usualEffort } from '../index/search.ts'
import { compareBeside } from '../index/search-pool.ts'
import { normalizeSegment } from '../../../engines/matching/normalize.ts'

export interface SimilarTerms extends CandidateTerms {
  /** Lowest score, in percent. */
  lowest: number
  /** Most units for a text. */
  most: number
}

export interface SimilarTmUnit {
  id: number
  /** Percent. */
  score: number
}

/** Normalized sources by the ids of their units. */
type KnownSources = LRUCache<number, string>

/** Units that may be like a text, most promising first, whichever locales they have: by memory, text and effort. */
type KnownCandidates = LRUCache<string, FoundCandidates>

interface FoundCandidates {
  ids: Float64Array
  /** No more percent than this, for each of them: less than the index says once they are compared. */
  atMost: Uint8Array
}

/** The data read from memories, which is the same for every requested locale. */
export interface Known {
  sources: KnownSources
  candidates: KnownCandidates
}

/** Whether units, by their ids, have a translation as asked for. */
export type KnownTargets = Map<number, boolean>

const mostBytes = 64 * 1024 * 1024
/** The memory that two arrays and their entry take besides their numbers, roughly. */
const entryBytes = 500

/**
 * Keeps what is read of memories from one call to the next, and from one locale to the next: the segments of a file are
 * like many of the same units. What changes in the memories meanwhile is not noticed.
 */
export const keepKnown = (): Known => ({
  sources: new LRUCache({ maxSize: mostBytes, sizeCalculation: ({ length }) => 2 * length + 100 }),
  candidates: new LRUCache({
    maxSize: mostBytes,
    sizeCalculation: ({ ids }, key) => 9 * ids.length + 2 * key.length + entryBytes,
  }),
})

/**
 * The units of a memory that are most similar to each of `texts` (as `normalizeSegment` gives them) but not the same,
 * and that have such a translation, best first. `known` is of any memory and terms, `targets` of these.
 */
export async function findSimilar(
  db: Database,
  memoryId: string,
  texts: readonly string[],
  terms: SimilarTerms,
  { known = keepKnown(), targets = new Map() }: { known?: Known; targets?: KnownTargets } = {},
): Promise<SimilarTmUnit[][]> {
  const compare = (some: readonly string[], effort: SearchEffort) =>
    compareTo(db, { memoryId, terms, known, targets, effort }, some)
  const found = await compare(texts, usualEffort)
  // Where most of what is alike has no translation into this locale, what has one may be further down.
  const poor = texts.flatMap((_, at) => (found[at]!.isPoor ? [at] : []))
  const again = await compare(
    poor.map((at) => texts[at]!),
    thoroughEffort,
  )
  poor.forEach((at, index) => {
    found[at] = again[index]!
  })
  return found.map(({ tmUnits }) => tmUnits)
}

interface Search {
  memoryId: string
  terms: SimilarTerms
  known: Known
  targets: KnownTargets
  effort: SearchEffort
}

interface Compared {
  tmUnits: SimilarTmUnit[]
  isPoor: boolean
}

/** Texts that a thread compares in one go: others wait for it meanwhile. */
const textsAtOnce = 32

async function compareTo(db: Database, search: Search, texts: readonly string[]): Promise<Compared[]> {
  const compared: Compared[] = []
  const candidates = await candidatesOf(db, search, texts)
  for (let at = 0; at < texts.length; at += textsAtOnce) {
    const some = texts.slice(at, at + textsAtOnce)
    compared.push(...(await compareSome(db, search, some, candidates.slice(at, at + textsAtOnce))))
  }
  return compared
}

async function candidatesOf(
  db: Database,
  { memoryId, terms: { lowest }, known, effort }: Search,
  texts: readonly string[],
): Promise<FoundCandidates[]> {
  const keyOf = (text: string) => `${memoryId} ${lowest} ${effort.candidates} ${text}`
  const found = new Map(texts.map((text) => [text, known.candidates.get(keyOf(text))]))
  const missing = [...found].flatMap(([text, candidates]) => (candidates ? [] : text))
  const queries = missing.map((normalized) => ({ normalized, lowest }))
  const fresh = missing.length === 0 ? [] : await findCandidates(db, memoryId, queries, effort)
  for (const [at, own] of fresh.entries()) {
    const text = missing[at]!
    const candidates = {
      ids: Float64Array.from(own, ({ id }) => id),
      atMost: Uint8Array.from(own, ({ atMost }) => atMost),
    }
    known.candidates.set(keyOf(text), candidates)
    found.set(text, candidates)
  }
  return texts.map((text) => found.get(text)!)
}

async function compareSome(
  db: Database,
  search: Search,
  texts: readonly string[],
  candidates: readonly FoundCandidates[],
): Promise<Compared[]> {
  const {
    terms: { lowest, most },
    effort,
  } = search
  // Ascending, so that of those that are alike the newest counts as better.
  const asked = [...new Set(candidates.flatMap(({ ids }) => [...ids]))].sort((a, b) => a - b)
  const found = await sourcesOf(db, search, asked)
  const present: number[] = []
  const sources: string[] = []
  const places = new Map<number, number>()
  for (const id of asked) {
    const source = found.get(id)
    if (source === undefined) continue
    places.set(id, present.length)
    present.push(id)
    sources.push(source)
  }
  const having = candidates.map(({ ids }) => [...ids.keys()].filter((at) => places.has(ids[at]!)))
  const likely = candidates.map(({ atMost }, text) => having[text]!.filter((at) => atMost[at]! >= lowest))
  const likenesses = await compareBeside({
    lowest,
    most,
    sources,
    texts: texts.map((text, at) => ({
      text,
      places: Uint32Array.from(likely[at]!, (own) => places.get(candidates[at]!.ids[own]!)!),
      atMost: Uint8Array.from(likely[at]!, (own) => candidates[at]!.atMost[own]!),
    })),
  })
  return likenesses.map(({ best, atMost }, text) => {
    const own = candidates[text]!
    likely[text]!.forEach((place, at) => {
      own.atMost[place] = atMost[at]!
    })
    return {
      tmUnits: best.map(({ place, score }) => ({ id: present[place]!, score })),
      isPoor: own.ids.length >= effort.candidates && having[text]!.length < own.ids.length / 2 && best.length < most,
    }
  })
}

/** Units of which is known whether they have a translation: more than a file is like, and a few megabytes. */
const mostTargets = 500_000

/** Normalized sources of those units that have a translation as asked for, by id. */
async function sourcesOf(
  db: Database,
  { memoryId, terms, known, targets }: Search,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const read = new Map<number, string>()
  const unread: number[] = []
  for (const id of ids) {
    if (targets.get(id) === false) continue
    const source = known.sources.get(id)
    if (source === undefined) unread.push(id)
    else read.set(id, source)
  }
  const unsure = [...read.keys()].filter((id) => !targets.has(id))
  const having = await loadHaving(db, unsure, terms)
  for (const id of unsure) if (!having.has(id)) read.delete(id)
  for (const [id, source] of await loadSources(db, memoryId, unread, terms)) {
    known.sources.set(id, source)
    read.set(id, source)
  }
  if (targets.size > mostTargets) targets.clear()
  for (const id of [...unread, ...unsure]) targets.set(id, read.has(id))
  return read
}

const isAsked = ({
  targetLocales,
  exceptProject,
}: CandidateTerms) => sql`target.locale = any(${sql.param([...targetLocales])}::text[])
  and (${exceptProject}::uuid is null or target.project_id is distinct from ${exceptProject}::uuid)`

/** Those units that have a translation as asked for. */
async function loadHaving(db: Database, ids: readonly number[], terms: CandidateTerms): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await db.execute<{ id: string }>(sql`
    select unit_id as id from translation_unit_targets target
    where unit_id = any(${sql.param(ids)}::bigint[]) and ${isAsked(terms)}`)
  return new Set(rows.map(({ id }) => Number(id)))
}

/** Normalized sources of units that have a translation as asked for, by id. */
async function loadSources(
  db: Database,
  memoryId: string,
  ids: readonly number[],
  terms: CandidateTerms,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; source: string }>(sql`
    select unit.id, unit.source
    from translation_units unit join translation_unit_targets target on target.unit_id = unit.id
    where unit.memory_id = ${memoryId} and unit.id = any(${sql.param(ids)}::bigint[]) and ${isAsked(terms)}`)
  return new Map(rows.map(({ id, source }) => [Number(id), normalizeSegment(source)]))
}
