import { and, eq, inArray } from 'drizzle-orm'
import { type InlineCode, joinSegmentParts, splitSegmentText } from '@dragoman/sdk/segment-text'
import type { Database } from '../../database/connect.ts'
import { translationUnits, translationUnitTargets } from '../../db/schema.ts'
import type { MemoryBinding } from './bindings.ts'
import { type SegmentContext, sourceHash } from './normalize.ts'
import { type MatchParts, matchScore } from './score.ts'

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
  parts: MatchParts
  memoryId: string
  memoryName: string
  unitId: number
  targetId: number
  source: string
  targetLocale: string
  /** Segment text, its codes numbered like those of the segment where the binding says so. */
  target: string
  projectId: string | null
  updatedAt: Date
  updatedBy: string | null
}

const hashesAtOnce = 2000

/**
 * Exact and context matches for each of `queries`, best first, then in the order of the bindings, then newest first.
 * A binding gives at most `maxHits`, none under its threshold after its penalty, none when it doesn't read. The answer
 * has one list for each query, in their order. Asks the database once for every 2,000 different sources.
 */
export async function lookupMatches(
  db: Database,
  bindings: readonly MemoryBinding[],
  queries: readonly MatchQuery[],
  targetLocale: string,
): Promise<MemoryMatch[][]> {
  const readable = bindings.filter((binding) => binding.read)
  if (readable.length === 0 || queries.length === 0) return queries.map(() => [])
  const hashes = queries.map((query) => sourceHash(query.source))
  const candidates = await loadCandidates(db, readable, [...new Set(hashes)], targetLocale)
  return queries.map((query, at) => {
    const found = candidates.get(hashes[at]!) ?? []
    return readable.flatMap((binding) => matchesOf(binding, query, found)).sort(better(readable))
  })
}

/** The matches of one segment; see `lookupMatches`. */
export async function lookupSegment(
  db: Database,
  bindings: readonly MemoryBinding[],
  query: MatchQuery,
  targetLocale: string,
): Promise<MemoryMatch[]> {
  const [matches] = await lookupMatches(db, bindings, [query], targetLocale)
  if (!matches) throw new Error('a query without an answer')
  return matches
}

type Candidate = {
  unit: typeof translationUnits.$inferSelect
  target: typeof translationUnitTargets.$inferSelect
}

async function loadCandidates(
  db: Database,
  bindings: readonly MemoryBinding[],
  hashes: readonly string[],
  targetLocale: string,
): Promise<Map<string, Candidate[]>> {
  const found = new Map<string, Candidate[]>()
  const memoryIds = bindings.map((binding) => binding.memoryId)
  for (let at = 0; at < hashes.length; at += hashesAtOnce) {
    const rows = await db
      .select({ unit: translationUnits, target: translationUnitTargets })
      .from(translationUnits)
      .innerJoin(translationUnitTargets, eq(translationUnitTargets.unitId, translationUnits.id))
      .where(
        and(
          inArray(translationUnits.memoryId, memoryIds),
          inArray(translationUnits.sourceHash, hashes.slice(at, at + hashesAtOnce)),
          eq(translationUnitTargets.locale, targetLocale),
        ),
      )
    for (const row of rows) {
      const known = found.get(row.unit.sourceHash)
      if (known) known.push(row)
      else found.set(row.unit.sourceHash, [row])
    }
  }
  return found
}

function matchesOf(binding: MemoryBinding, query: MatchQuery, candidates: readonly Candidate[]): MemoryMatch[] {
  const matches = candidates.flatMap(({ unit, target }): MemoryMatch[] => {
    if (unit.memoryId !== binding.memoryId) return []
    const { score, parts } = matchScore(
      { text: query.source, codes: query.codes, context: query.context },
      { text: unit.source, codes: unit.codes, context: unit },
      binding.penalty,
    )
    if (score < binding.threshold) return []
    const text = binding.fixTags ? renumberCodes(query.source, unit.source, target.text) : target.text
    return [
      {
        score,
        parts,
        memoryId: binding.memoryId,
        memoryName: binding.memoryName,
        unitId: unit.id,
        targetId: target.id,
        source: unit.source,
        targetLocale: target.locale,
        target: text,
        projectId: target.projectId,
        updatedAt: target.updatedAt,
        updatedBy: target.updatedBy,
      },
    ]
  })
  const texts = new Set<string>()
  return matches
    .sort(better([binding]))
    .filter(({ target }) => !texts.has(target) && texts.add(target))
    .slice(0, binding.maxHits)
}

function better(bindings: readonly MemoryBinding[]) {
  const place = new Map(bindings.map((binding, at) => [binding.memoryId, at]))
  return (a: MemoryMatch, b: MemoryMatch): number =>
    b.score - a.score ||
    place.get(a.memoryId)! - place.get(b.memoryId)! ||
    b.updatedAt.getTime() - a.updatedAt.getTime() ||
    b.targetId - a.targetId
}

/**
 * `target` with the numbers of `querySource` in place of those of `unitSource`: the first code of one source stands
 * for the first code of the other, and so on. Codes that its own source doesn't have get numbers that are free.
 */
export function renumberCodes(querySource: string, unitSource: string, target: string): string {
  const from = codeOrder(unitSource)
  const to = codeOrder(querySource)
  const numbers = new Map<number, number>()
  from.forEach((id, at) => {
    const number = to[at]
    if (number !== undefined) numbers.set(id, number)
  })
  let free = Math.max(0, ...to)
  const parts = splitSegmentText(target).map((part) => {
    if (part.kind === 'text') return part
    const known = numbers.get(part.id)
    if (known !== undefined) return { ...part, id: known }
    free += 1
    numbers.set(part.id, free)
    return { ...part, id: free }
  })
  return joinSegmentParts(parts)
}

function codeOrder(source: string): number[] {
  return [...new Set(splitSegmentText(source).flatMap((part) => (part.kind === 'text' ? [] : [part.id])))]
}
