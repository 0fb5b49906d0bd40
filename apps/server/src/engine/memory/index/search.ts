import type { Database } from '../../../database/connect.ts'
import { countBeside } from './count-pool.ts'
import { packCountJob } from './count.ts'
import { bucketOf, gramsOf, hasPairs, indexedText, lengthsAround, type IndexedText } from './grams.ts'
import { listRuns, loadPlaces, loadRun, RunGone, type SearchedRun } from './hot-runs.ts'
import { takeChanges } from './merge.ts'
import { loadPending } from './pending.ts'

/** A text to find units for. */
export interface IndexQuery {
  /** As `normalizeSegment` gives it. */
  normalized: string
  /** Percent that a unit must match with, more than 0. */
  lowest: number
}

/** How thoroughly the index is searched. */
export interface SearchEffort {
  /** Places to look at for one query, of the rarest grams. */
  postings: number
  /** Units for one query. */
  candidates: number
  /** So many units of the right length are all compared, without looking at their grams. */
  compareAll: number
}

export const usualEffort: SearchEffort = { postings: 150_000, candidates: 150, compareAll: 300 }
export const thoroughEffort: SearchEffort = { ...usualEffort, candidates: 1500 }
const queriesAtOnce = 32
/** More changes than this become part of the index first; fewer are quicker read as they are. */
const mostPending = 2000
const attempts = 5

/** A unit that may match. */
export interface Candidate {
  id: number
  /** About how alike the texts are: 1 is the same. */
  promise: number
  /** No more percent than this, for certain. */
  atMost: number
}

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
      plans.push(plan({ ...text, lengths, lowest: query.lowest }, stored, pending, effort))
    }
    await loadPlaces(db, memoryId, wantedBy(plans))
    found.push(...(await Promise.all(plans.map((one) => countIn(one, effort)))))
  }
  return found
}

interface PlannedText extends IndexedText {
  lowest: number
  /** First and last length that may match. */
  lengths: [number, number]
}

/** What to look at for one query. */
interface Plan {
  text: PlannedText
  stored: ReadonlyMap<number, SearchedRun>
  runs: readonly SearchedRun[]
  /** The grams to count, of each run the same ones; null where all units are compared. */
  grams: Grams | null
}

interface Grams {
  pairs: ReadonlySet<number>
  triples: ReadonlySet<number>
  /** How many the query has in all, whichever of the two has more. */
  all: number
}

const gramsIn = ({ bucket }: SearchedRun, grams: Grams) => (hasPairs(bucket) ? grams.pairs : grams.triples)

function plan(
  text: PlannedText,
  stored: ReadonlyMap<number, SearchedRun>,
  pending: readonly SearchedRun[],
  effort: SearchEffort,
): Plan {
  const [first, last] = text.lengths.map(bucketOf)
  const runs = [...stored.values(), ...pending.filter(({ bucket }) => bucket >= first! && bucket <= last!)]
  const units = runs.reduce((sum, run) => sum + run.units.count, 0)
  const grams = units <= effort.compareAll ? null : rarestGrams(text.plain, runs, effort.postings)
  return { text, stored, runs, grams }
}

/** The rarest grams of a text, as many as the budget allows, and at least one. */
function rarestGrams(plain: string, runs: readonly SearchedRun[], budget: number): Grams {
  const byKind = [true, false].map((pairs) => {
    const own = runs.filter(({ bucket }) => hasPairs(bucket) === pairs)
    if (own.length === 0) return { pairs, all: 0, counted: [] }
    const grams = gramsOf(plain, pairs)
    const counted = Array.from(grams, (gram) => ({
      pairs,
      gram,
      count: own.reduce((sum, run) => sum + run.grams.countOf(gram), 0),
    }))
    return { pairs, all: grams.length, counted: counted.filter(({ count }) => count > 0) }
  })
  const chosen = { pairs: new Set<number>(), triples: new Set<number>() }
  let spent = 0
  for (const { pairs, gram, count } of byKind.flatMap(({ counted }) => counted).sort((a, b) => a.count - b.count)) {
    if (spent > 0 && spent + count > budget) break
    spent += count
    chosen[pairs ? 'pairs' : 'triples'].add(gram)
  }
  return { ...chosen, all: Math.max(...byKind.map(({ all }) => all)) }
}

/** The postings that some plans need, by run. */
function wantedBy(plans: readonly Plan[]) {
  const wanted = new Map<number, { run: SearchedRun; grams: Set<number> }>()
  for (const { stored, grams } of plans) {
    if (!grams) continue
    for (const [id, run] of stored) {
      const known = wanted.get(id) ?? { run, grams: new Set<number>() }
      wanted.set(id, known)
      for (const gram of gramsIn(run, grams)) if (run.grams.countOf(gram) > 0) known.grams.add(gram)
    }
  }
  return wanted
}

async function countIn(plan: Plan, effort: SearchEffort): Promise<Candidate[]> {
  const { runs, grams, text } = plan
  const candidates = grams ? await countGrams(plan, grams, effort) : runs.flatMap((run) => all(run, text))
  const seen = new Set<number>()
  return candidates
    .sort((a, b) => b.promise - a.promise)
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .slice(0, grams ? effort.candidates : undefined)
}

function all({ units }: SearchedRun, { length, lengths }: PlannedText): Candidate[] {
  const candidates: Candidate[] = []
  for (let place = 0; place < units.count; place += 1) {
    const other = units.length(place)
    if (other < lengths[0] || other > lengths[1]) continue
    const edits = Math.abs(other - length)
    candidates.push({ id: units.id(place), ...likeness(edits, edits, Math.max(other, length)) })
  }
  return candidates
}

async function countGrams({ runs, text }: Plan, grams: Grams, effort: SearchEffort): Promise<Candidate[]> {
  const { length, lengths, lowest } = text
  const postings = runs.map((run) => ({
    documents: run.units.count,
    postings: [...gramsIn(run, grams)].flatMap((gram) => run.places.get(gram) ?? []),
  }))
  // Some of them are of another length; those who are left are enough.
  const counted = await countBeside(packCountJob(postings, effort.candidates * 3))
  const candidates: Candidate[] = []
  for (let at = 0; at < counted.length; at += 3) {
    const { bucket, units } = runs[counted[at]!]!
    const place = counted[at + 1]!
    const other = units.length(place)
    if (other < lengths[0] || other > lengths[1]) continue
    const pairs = hasPairs(bucket)
    const asked = pairs ? grams.pairs.size : grams.triples.size
    const missing = asked - counted[at + 2]!
    // An edit spoils no more of them.
    const spoiled = (pairs ? 2 : 3) + (text.isWide ? 1 : 0)
    const apart = Math.abs(other - length)
    const least = Math.max(Math.ceil(missing / spoiled), apart)
    const about = Math.max(((missing / asked) * grams.all) / spoiled, apart)
    const like = likeness(least, about, Math.max(other, length))
    if (like.atMost >= lowest) candidates.push({ id: units.id(place), ...like })
  }
  return candidates
}

function likeness(leastEdits: number, edits: number, longer: number): { promise: number; atMost: number } {
  const atMost = longer === 0 ? 100 : Math.floor((100 * (longer - leastEdits)) / longer)
  return { promise: longer === 0 ? 1 : 1 - edits / longer, atMost }
}
