import type { Database } from '../../../kernel/database/connect.ts'
import { type Candidate, countPlans } from './count-plan.ts'
import { bucketOf, indexedText, lengthsAround } from './grams.ts'
import { listRuns, loadPlaces, loadRun, RunGone, type SearchedRun } from './hot-runs.ts'
import { takeChanges } from './merge.ts'
import { loadPending } from './pending.ts'
import { type Plan, planQuery, type SearchEffort, wantedBy } from './plan.ts'

/** A text to find units for. */
export interface IndexQuery {
  /** As `normalizeSegment` gives it. */
  normalized: string
  /** Percent that a unit must match with, more than 0. */
  lowest: number
}

export const usualEffort: SearchEffort = { postings: 100_000, candidates: 100, compareAll: 300 }
export const thoroughEffort: SearchEffort = { ...usualEffort, candidates: 1500 }
const queriesAtOnce = 32
/** More changes than this become part of the index first: as they are, they would not all stay in memory. */
const mostPending = 200_000
const attempts = 5

/**
 * Units of a memory that may match, most promising first, for each of `queries`. May leave out a few that match badly,
 * and holds many that don't match at all: the caller compares the texts.
 */
export async function findCandidates(
  db: Database,
  memoryId: string,
  queries: readonly IndexQuery[],
  effort: SearchEffort,
): Promise<Candidate[][]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await search(db, memoryId, queries, effort)
    } catch (error) {
      if (!(error instanceof RunGone) || attempt === attempts) throw error
    }
  }
}

async function search(db: Database, memoryId: string, queries: readonly IndexQuery[], effort: SearchEffort) {
  let listed = await listRuns(db, memoryId)
  if (listed.changes > mostPending) {
    await takeChanges(db, memoryId)
    listed = await listRuns(db, memoryId)
  }
  let pending: SearchedRun[] = []
  if (listed.changes > 0) {
    // Listed again after that: a merge in between has moved some of them to a run.
    pending = await loadPending(db, memoryId)
    listed = await listRuns(db, memoryId)
  }
  const found: Candidate[][] = []
  const runs = new Map<number, SearchedRun>()
  for (let at = 0; at < queries.length; at += queriesAtOnce) {
    const plans: Plan[] = []
    for (const query of queries.slice(at, at + queriesAtOnce)) {
      const text = indexedText(query.normalized)
      const lengths = lengthsAround(text.length, query.lowest)
      const stored = new Map<number, SearchedRun>()
      for (const run of listed.runs) {
        if (run.bucket < bucketOf(lengths[0]) || run.bucket > bucketOf(lengths[1])) continue
        const known = runs.get(run.id) ?? (await loadRun(db, memoryId, run))
        runs.set(run.id, known)
        stored.set(run.id, known)
      }
      plans.push(planQuery({ ...text, lengths, lowest: query.lowest }, stored, pending, effort))
    }
    await loadPlaces(db, memoryId, wantedBy(plans))
    found.push(...(await countPlans(plans, effort)))
  }
  return found
}
