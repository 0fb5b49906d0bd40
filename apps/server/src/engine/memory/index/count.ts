import { type Counts, countPlaces } from './postings.ts'

/** Runs to count in: how many units each holds, and the postings to count. */
export interface CountJob {
  runs: { documents: number; postings: number }[]
  /** Length in bytes of each posting, run after run. */
  sizes: Uint32Array
  /** The postings, one after the other. */
  bytes: Uint8Array
  /** How many units are wanted. */
  most: number
}

/** Of the units with the most hits: run (by index), place and hits of each, most hits first. */
export type Counted = Uint32Array

/** Packs postings so that a thread can be handed them in one piece. */
export function packCountJob(runs: readonly { documents: number; postings: readonly Uint8Array[] }[], most: number): CountJob {
  const all = runs.flatMap(({ postings }) => postings)
  const sizes = Uint32Array.from(all, ({ length }) => length)
  const bytes = new Uint8Array(sizes.reduce((sum, size) => sum + size, 0))
  let end = 0
  for (const posting of all) {
    bytes.set(posting, end)
    end += posting.length
  }
  return { runs: runs.map(({ documents, postings }) => ({ documents, postings: postings.length })), sizes, bytes, most }
}

// Kept from one count to the next: memory that was used before costs less than new one.
let counts: Counts = { hits: new Uint16Array(0), places: new Uint32Array(0), twice: 0 }

function cleanCounts(units: number): Counts {
  if (counts.hits.length < units) {
    counts = { hits: new Uint16Array(units), places: new Uint32Array(units), twice: 0 }
  } else {
    counts.hits.fill(0, 0, units)
    counts.twice = 0
  }
  return counts
}

/** Counts in how many of the postings each unit is, and gives the units with the most hits. */
export function countHits(job: CountJob): Counted {
  const { runs, sizes, bytes, most } = job
  const units = runs.reduce((sum, { documents }) => sum + documents, 0)
  const counted = cleanCounts(units)
  let posting = 0
  let from = 0
  let start = 0
  for (const run of runs) {
    for (let left = run.postings; left > 0; left -= 1) {
      const size = sizes[posting++]!
      countPlaces(bytes.subarray(from, from + size), counted, start)
      from += size
    }
    start += run.documents
  }
  const { hits, twice } = counted
  if (twice >= most) return withRuns(best(counted.places.subarray(0, twice), hits, most), hits, runs)
  const once: number[] = []
  for (let place = 0; place < units; place += 1) if (hits[place]! > 0) once.push(place)
  return withRuns(best(once, hits, most), hits, runs)
}

/** Those of `places` with the most hits, most hits first. */
function best(places: ArrayLike<number>, hits: Uint16Array, most: number): number[] {
  const withHits: number[] = []
  for (let at = 0; at < places.length; at += 1) {
    const count = hits[places[at]!]!
    while (withHits.length <= count) withHits.push(0)
    withHits[count]! += 1
  }
  let lowest = withHits.length - 1
  let found = withHits[lowest] ?? 0
  while (lowest > 1 && found < most) {
    lowest -= 1
    found += withHits[lowest]!
  }
  const chosen: number[] = []
  for (let at = 0; at < places.length; at += 1) if (hits[places[at]!]! >= lowest) chosen.push(places[at]!)
  return chosen.sort((a, b) => hits[b]! - hits[a]! || a - b).slice(0, most)
}

function withRuns(places: readonly number[], hits: Uint16Array, runs: CountJob['runs']): Counted {
  const starts: number[] = []
  let next = 0
  for (const { documents } of runs) {
    starts.push(next)
    next += documents
  }
  const counted = new Uint32Array(places.length * 3)
  places.forEach((place, at) => {
    let run = starts.length - 1
    while (starts[run]! > place) run -= 1
    counted.set([run, place - starts[run]!, hits[place]!], at * 3)
  })
  return counted
}
