import type { MemorySegmentMatch, SimilarUnit, SourceContext } from '@dragoman/sdk/operations/translationMemories'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { translationUnits } from '../tables.ts'
import type { MemoryBinding } from './binding.ts'
import { lookupSegment, type MemoryMatch } from './lookup.ts'
import type { MemoryRow } from '../memories.ts'
import { unknownContext } from '../../../engines/matching/normalize.ts'
import { contextFrom, showTmUnits } from '../texts/search-tm-units.ts'

/** A memory by itself: no project lowers its scores or renumbers its codes, and only translations into this locale count. */
const alone = (memory: MemoryRow, threshold: number, locale: string): MemoryBinding => ({
  memoryId: memory.id,
  memoryName: memory.name,
  targetLocales: memory.targetLocales.filter((known) => known === locale),
  read: true,
  write: false,
  penalty: 0,
  threshold,
  maxHits: 50,
  fixTags: false,
  requireContext: false,
})

/** Matches of a text in one memory, best first (contract: translationMemories.searchSegments). */
export async function searchSegments(
  db: Database,
  memory: MemoryRow,
  query: SourceContext & { sourceText: string; targetLocale: string; threshold: number; overviewOnly?: boolean },
): Promise<MemorySegmentMatch[]> {
  const text = { source: query.sourceText, context: contextFrom(query) }
  const matches = await lookupSegment(
    db,
    [alone(memory, query.threshold, query.targetLocale)],
    text,
    query.targetLocale,
  )
  return matches.map((match) => ({
    match: match.score,
    sourceLocale: memory.sourceLocale,
    sourceSegmentId: match.unitId,
    sourceText: query.overviewOnly ? '' : match.source,
    targetLocale: match.targetLocale,
    targetSegmentId: match.targetId,
    targetText: query.overviewOnly ? '' : match.target,
    tmName: memory.name,
    tmUuid: memory.id,
    translationUnitId: match.unitId,
    parts: match.parts,
  }))
}

/**
 * Units of one memory whose source is like a text, best first, with their translations into the locales asked for
 * (contract: translationMemories.searchSimilarUnits).
 */
export async function searchSimilarTmUnits(
  db: Database,
  memory: MemoryRow,
  query: { sourceText: string; targetLocales: readonly string[]; threshold: number },
): Promise<SimilarUnit[]> {
  const found = new Map<number, MemoryMatch>()
  const text = { source: query.sourceText, context: unknownContext }
  for (const locale of new Set(query.targetLocales)) {
    const matches = await lookupSegment(db, [alone(memory, query.threshold, locale)], text, locale)
    for (const match of matches) found.set(match.unitId, match)
  }
  if (found.size === 0) return []
  const rows = await db
    .select()
    .from(translationUnits)
    .where(inArray(translationUnits.id, [...found.keys()]))
  const similar = (await showTmUnits(db, memory, rows)).map((tmUnit): SimilarUnit => {
    const { score, parts } = found.get(tmUnit.id)!
    const targets = tmUnit.targets.filter(({ locale }) => query.targetLocales.includes(locale))
    return { match: score, parts, unit: { ...tmUnit, targets } }
  })
  return similar.sort((a, b) => b.match - a.match || b.unit.id - a.unit.id)
}
