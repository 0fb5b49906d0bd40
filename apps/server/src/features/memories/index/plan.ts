import { bucketOf, gramsOf, hasPairs, type IndexedText } from './grams.ts'
import type { SearchedRun } from './hot-runs.ts'

/** How thoroughly the index is searched. */
export interface SearchEffort {
  /** Places to look at for one query, of the rarest grams. */
  postings: number
  /** Units for one query. */
  candidates: number
  /** So many units of the right length are all compared, without looking at their grams; fewer where they are long. */
  compareAll: number
}

/** A text to find units for. */
export interface PlannedText extends IndexedText {
  lowest: number
  /** First and last length that may match. */
  lengths: [number, number]
}

/** The runs and grams to look at for one query. */
export interface Plan {
  text: PlannedText
  stored: ReadonlyMap<number, SearchedRun>
  runs: readonly SearchedRun[]
  /** The grams to count, of each run the same ones; null where all units are compared. */
  grams: Grams | null
}

/** Grams of a query that are counted. */
export interface Grams {
  pairs: ReadonlySet<number>
  triples: ReadonlySet<number>
  /** How many the query has in all, whichever of the two has more. */
  all: number
}

/** Those that the units of a run are indexed by. */
export const gramsIn = ({ bucket }: SearchedRun, grams: Grams) => (hasPairs(bucket) ? grams.pairs : grams.triples)

/** Texts of up to so many characters are quickly compared. */
const usualLength = 200

/** Plans the search for a text: the runs of the right lengths, and in them its rarest grams. */
export function planQuery(
  text: PlannedText,
  stored: ReadonlyMap<number, SearchedRun>,
  pending: readonly SearchedRun[],
  effort: SearchEffort,
): Plan {
  const [first, last] = text.lengths.map(bucketOf)
  const runs = [...stored.values(), ...pending.filter(({ bucket }) => bucket >= first! && bucket <= last!)]
  const tmUnits = runs.reduce((sum, run) => sum + run.units.count, 0)
  const few = (effort.compareAll * usualLength) / Math.max(usualLength, text.length)
  const grams = tmUnits <= few ? null : rarestGrams(text.plain, runs, effort.postings)
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
export function wantedBy(plans: readonly Plan[]) {
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
