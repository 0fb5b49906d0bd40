import { type Counted, packCountJob } from './count.ts'
import { hasPairs } from './grams.ts'
import type { SearchedRun } from './hot-runs.ts'
import { type Grams, gramsIn, type Plan, type PlannedText, type SearchEffort } from './plan.ts'
import { countBeside } from './search-pool.ts'

/** A unit that may match. */
export interface Candidate {
  id: number
  /** About how alike the texts are: 1 is the same. */
  promise: number
  /** No more percent than this, for certain. */
  atMost: number
}

/** Edits stand together, as where a word is another one: about so many for each gram that is missing. */
const editsForGram = 0.8

/** The units that each plan leads to, each once, most promising first. */
export async function countPlans(plans: readonly Plan[], effort: SearchEffort): Promise<Candidate[][]> {
  const byGrams = plans.flatMap(({ runs, grams }) =>
    grams ? [runs.map((run) => ({ documents: run.units.count, postings: postingsIn(run, grams) }))] : [],
  )
  // Some of them are of another length; those who are left are enough.
  const counted = byGrams.length > 0 ? await countBeside(packCountJob(byGrams, effort.candidates * 3)) : []
  let next = 0
  return plans.map((plan) => {
    const { runs, grams, text } = plan
    const candidates = grams ? readCounts(plan, grams, counted[next++]!) : runs.flatMap((run) => all(run, text))
    const seen = new Set<number>()
    return candidates
      .sort((a, b) => b.promise - a.promise)
      .filter(({ id }) => !seen.has(id) && seen.add(id))
      .slice(0, grams ? effort.candidates : undefined)
  })
}

const postingsIn = (run: SearchedRun, grams: Grams) =>
  [...gramsIn(run, grams)].flatMap((gram) => run.places.get(gram) ?? [])

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

function readCounts({ runs, text }: Plan, grams: Grams, counted: Counted): Candidate[] {
  const { length, lengths, lowest } = text
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
    const about = Math.max((missing / asked) * grams.all * editsForGram, apart)
    const like = likeness(least, about, Math.max(other, length))
    if (like.atMost >= lowest) candidates.push({ id: units.id(place), ...like })
  }
  return candidates
}

function likeness(leastEdits: number, edits: number, longer: number): { promise: number; atMost: number } {
  const atMost = longer === 0 ? 100 : Math.floor((100 * (longer - leastEdits)) / longer)
  return { promise: longer === 0 ? 1 : 1 - edits / longer, atMost }
}
