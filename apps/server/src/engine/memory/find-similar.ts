import { sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import type { CandidateTerms } from './candidates.ts'
import type { SearchEffort } from './index/plan.ts'
import { findCandidates, thoroughEffort, usualEffort } from './index/search.ts'
import { normalizeSegment } from './normalize.ts'
import { similarity } from './score.ts'

export interface SimilarTerms extends CandidateTerms {
  /** Lowest score, in percent. */
  lowest: number
  /** Most units for a text. */
  most: number
}

/**
 * Ids of the units of a memory that are most similar to each of `texts` (as `normalizeSegment` gives them) but not the
 * same, and that have such a translation, best first.
 */
export async function findSimilar(
  db: Database,
  memoryId: string,
  texts: readonly string[],
  terms: SimilarTerms,
): Promise<number[][]> {
  const found = await compare(db, memoryId, texts, terms, usualEffort)
  // Where most of what is alike has no translation into this locale, what has one may be further down.
  const poor = texts.flatMap((_, at) => (found[at]!.isPoor ? [at] : []))
  const again = await compare(db, memoryId, poor.map((at) => texts[at]!), terms, thoroughEffort)
  poor.forEach((at, index) => {
    found[at] = again[index]!
  })
  return found.map(({ ids }) => ids)
}

interface Compared {
  ids: number[]
  isPoor: boolean
}

async function compare(
  db: Database,
  memoryId: string,
  texts: readonly string[],
  terms: SimilarTerms,
  effort: SearchEffort,
): Promise<Compared[]> {
  if (texts.length === 0) return []
  const { lowest, most } = terms
  const queries = texts.map((normalized) => ({ normalized, lowest }))
  const candidates = await findCandidates(db, memoryId, queries, effort)
  const sources = await loadSources(db, memoryId, [...new Set(candidates.flatMap((own) => own.map(({ id }) => id)))], terms)
  return texts.map((text, at) => {
    const own = candidates[at]!
    const best: { id: number; score: number }[] = []
    let present = 0
    let worst = lowest
    for (const { id, atMost } of own) {
      const source = sources.get(id)
      if (source === undefined) continue
      present += 1
      if (source === text || atMost < worst) continue
      const score = similarity(text, source)
      if (score < worst) continue
      best.push({ id, score })
      if (best.length < 2 * most) continue
      // Those are enough: from here on only better ones count.
      best.sort(better).splice(most)
      worst = best.at(-1)!.score + 1
    }
    const ids = best.sort(better).slice(0, most).map(({ id }) => id)
    return { ids, isPoor: own.length >= effort.candidates && present < own.length / 2 && ids.length < most }
  })
}

const better = (a: { id: number; score: number }, b: { id: number; score: number }) => b.score - a.score || b.id - a.id

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
