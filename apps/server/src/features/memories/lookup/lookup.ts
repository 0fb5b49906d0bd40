import type { InlineCode } from '@dragoman/sdk/segment-text'
import { only } from '../../../kernel/database/one-row.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { lowestOf, mayBeSimilar, type MemoryBinding } from './binding.ts'
import { type Candidate, loadByHash, loadById } from './candidates.ts'
import { findSimilar } from './find-similar.ts'
import { scoreBeside } from '../index/search-pool.ts'
import { normalizeSegment, type SegmentContext, sourceHash } from '../../../engines/matching/normalize.ts'
import { renumberCodes } from '../../../engines/matching/renumber-codes.ts'
import type { ScoredText } from '../../../engines/matching/score.ts'
import { authorElsewhere, momentOf } from '../writing/written-elsewhere.ts'
import { byRegion, type MatchFound, type Search, searchesOf } from './searches.ts'

/** A segment to find in the memories. */
export interface MatchQuery {
  /** Segment text. */
  source: string
  /** Left out where only the placeholders are known: then codes of the same kind count as equal. */
  codes?: readonly InlineCode[]
  context: SegmentContext
}

/** A translation that a memory offers for a segment. */
export interface MemoryMatch {
  /** Percent; 101 in the same context. */
  score: number
  parts: MatchFound['parts']
  memoryId: string
  memoryName: string
  unitId: number
  targetId: number
  source: string
  targetLocale: string
  /** Segment text, its codes numbered like those of the segment where the binding says so. */
  target: string
  projectId: string | null
  /** When it was written last, here or elsewhere. */
  writtenAt: Date
  /** By whom, as its file says; undefined where it was written here. */
  writtenBy: string | undefined
  /** The user who wrote it here. */
  updatedBy: string | null
}

/** The options of a lookup besides those of its bindings. */
export interface LookupOptions {
  /** `exact`: the same text only. All when left out. */
  wanted?: 'exact' | 'all'
  /** Leave out what was learned from this project. */
  exceptProject?: string
}

/** Different texts compared at once: what they need in memory, and how long other work waits for them. */
const textsAtOnce = 64

/**
 * Context, exact and fuzzy matches for each of `queries`, best first, then in the order of the bindings, then newest
 * first. A binding gives at most `maxHits`, none under its threshold after its penalty, none when it doesn't read. The
 * answer has one list for each query, in their order. Asks the database for many queries at once, and for one memory at
 * a time: memories may live on different machines.
 */
export async function lookupMatches(
  db: Database,
  bindings: readonly MemoryBinding[],
  queries: readonly MatchQuery[],
  targetLocale: string,
  options: LookupOptions = {},
): Promise<MemoryMatch[][]> {
  const readable = bindings.filter((binding) => binding.read)
  const asked = queries.map((query): Asked => ({ query, hash: sourceHash(query.source), matches: [] }))
  const searches = searchesOf(readable, targetLocale, options.exceptProject ?? null)
  for (const search of searches) await findExact(db, search, asked)
  if (options.wanted !== 'exact') for (const search of searches) await findFuzzy(db, search, asked)
  const order = better(readable)
  return asked.map(({ query, matches }) =>
    readable
      .flatMap((binding) =>
        bestOf(
          binding,
          matches.filter(({ memoryId }) => memoryId === binding.memoryId),
        ),
      )
      .sort(order)
      .map((match) => withTarget(readable, query, match)),
  )
}

/** The matches of one segment; see `lookupMatches`. */
export async function lookupSegment(
  db: Database,
  bindings: readonly MemoryBinding[],
  query: MatchQuery,
  targetLocale: string,
): Promise<MemoryMatch[]> {
  const matches = only(await lookupMatches(db, bindings, [query], targetLocale), 'a query without an answer')
  return matches
}

interface Asked {
  query: MatchQuery
  hash: string
  matches: MemoryMatch[]
}

async function findExact(db: Database, search: Search, asked: readonly Asked[]): Promise<void> {
  const hashes = [...new Set(asked.map(({ hash }) => hash))]
  const found = await loadByHash(db, search.binding.memoryId, hashes, search.terms)
  for (const { query, hash, matches } of asked)
    matches.push(...(await matchesAmong(search, query, found.get(hash) ?? [])))
}

async function findFuzzy(db: Database, search: Search, asked: readonly Asked[]): Promise<void> {
  const { binding, serving, terms } = search
  if (!mayBeSimilar(binding, serving)) return
  const lowest = lowestOf(binding, serving)
  const texts = [...Map.groupBy(asked, ({ hash }) => hash).values()]
  // Some of them may have the same translation.
  const most = 2 * binding.maxHits + 5
  for (let at = 0; at < texts.length; at += textsAtOnce) {
    const some = texts.slice(at, at + textsAtOnce)
    const normalized = some.map(([first]) => normalizeSegment(first!.query.source))
    const similar = await findSimilar(db, binding.memoryId, normalized, { ...terms, lowest, most })
    const tmUnits = await loadById(db, binding.memoryId, [...new Set(similar.flat().map(({ id }) => id))], terms)
    for (const [text, own] of some.entries()) {
      const candidates = similar[text]!.flatMap(({ id }) => tmUnits.get(id) ?? [])
      for (const { query, matches } of own) matches.push(...(await matchesAmong(search, query, candidates)))
    }
  }
}

/** Those of `candidates` that reach the threshold of a binding. */
async function matchesAmong(
  { binding, serving }: Search,
  query: MatchQuery,
  candidates: readonly Candidate[],
): Promise<MemoryMatch[]> {
  if (candidates.length === 0) return []
  const scores = await scoreBeside({
    query: { text: query.source, codes: query.codes, context: query.context },
    candidates: candidates.map(({ tmUnit }): ScoredText => ({
      text: tmUnit.source,
      codes: tmUnit.codes,
      context: contextIn(tmUnit),
    })),
    penalty: binding.penalty + serving.penalty,
    requireContext: binding.requireContext,
  })
  return candidates.flatMap((candidate, at) =>
    scores[at]!.score < binding.threshold ? [] : matchOf(binding, candidate, byRegion(scores[at]!, serving)),
  )
}

const contextIn = ({ contextKey, previousHash, nextHash }: SegmentContext): SegmentContext => ({
  contextKey,
  previousHash,
  nextHash,
})

const matchOf = (binding: MemoryBinding, { tmUnit, target }: Candidate, { score, parts }: MatchFound): MemoryMatch => ({
  score,
  parts,
  memoryId: binding.memoryId,
  memoryName: binding.memoryName,
  unitId: tmUnit.id,
  targetId: target.id,
  source: tmUnit.source,
  targetLocale: target.locale,
  target: target.text,
  projectId: target.projectId,
  writtenAt: momentOf(target),
  writtenBy: authorElsewhere(target),
  updatedBy: target.updatedBy,
})

/** The matches that a binding gives, each translation once. */
function bestOf(binding: MemoryBinding, matches: MemoryMatch[]): MemoryMatch[] {
  const texts = new Set<string>()
  return matches
    .sort(better([binding]))
    .filter(({ target }) => !texts.has(target) && texts.add(target))
    .slice(0, binding.maxHits)
}

function withTarget(bindings: readonly MemoryBinding[], query: MatchQuery, match: MemoryMatch): MemoryMatch {
  const binding = bindings.find(({ memoryId }) => memoryId === match.memoryId)
  return binding?.fixTags ? { ...match, target: renumberCodes(query.source, match.source, match.target) } : match
}

function better(bindings: readonly MemoryBinding[]) {
  const place = new Map(bindings.map((binding, at) => [binding.memoryId, at]))
  return (a: MemoryMatch, b: MemoryMatch): number =>
    b.score - a.score ||
    place.get(a.memoryId)! - place.get(b.memoryId)! ||
    b.writtenAt.getTime() - a.writtenAt.getTime() ||
    b.targetId - a.targetId
}
