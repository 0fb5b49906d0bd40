import { type Counts, countPlaces } from './postings.ts'

/** Queries to count for, and their postings. */
export interface CountJob {
  queries: CountedQuery[]
  /** Length in bytes of each posting. */
  sizes: Uint32Array
  /** The postings, one after the other, each once whatever number of queries needs it. */
  bytes: Uint8Array
  /** How many units are wanted for a query. */
  most: number
}

/** The runs that a query is counted in: how many units each holds, and which postings to count. */
export type CountedQuery = { documents: number; postings: Uint32Array }[]

/** Of the units with the most hits: run (by index), place and hits of each, most hits first. */
export type Counted = Uint32Array

/** Packs postings so that a thread can be handed them in one piece. */
export function packCountJob(
  queries: readonly (readonly { documents: number; postings: readonly Uint8Array[] }[])[],
  most: number,
): CountJob {
  const numbers = new Map<Uint8Array, number>()
  let end = 0
  const numberOf = (posting: Uint8Array) => {
    const known = numbers.get(posting)
    if (known !== undefined) return known
    numbers.set(posting, numbers.size)
    end += posting.length
    return numbers.size - 1
  }
  const packed = queries.map((runs) =>
    runs.map(({ documents, postings }) => ({ documents, postings: Uint32Array.from(postings, numberOf) })),
  )
  const bytes = new Uint8Array(end)
  end = 0
  for (const posting of numbers.keys()) {
    bytes.set(posting, end)
    end += posting.length
  }
  return { queries: packed, sizes: Uint32Array.from(numbers.keys(), ({ length }) => length), bytes, most }
}

// Kept from one count to the next: memory that was used before costs less than new one.
let counts: Counts = { hits: new Uint16Array(0), places: new Uint32Array(0), twice: 0 }

function cleanCounts(tmUnits: number): Counts {
  if (counts.hits.length < tmUnits) {
    counts = { hits: new Uint16Array(tmUnits), places: new Uint32Array(tmUnits), twice: 0 }
  } else {
    counts.hits.fill(0, 0, tmUnits)
    counts.twice = 0
  }
  return counts
}

/** Counts in how many of its postings each unit is, for each query, and gives the units with the most hits. */
export function countHits({ queries, sizes, bytes, most }: CountJob): Counted[] {
  const ends = new Uint32Array(sizes.length)
  let end = 0
  for (const [number, size] of sizes.entries()) ends[number] = end += size
  const postingAt = (number: number) => bytes.subarray(ends[number]! - sizes[number]!, ends[number])
  return queries.map((runs) => countQuery(runs, postingAt, most))
}

function countQuery(runs: CountedQuery, postingAt: (number: number) => Uint8Array, most: number): Counted {
  const tmUnits = runs.reduce((sum, { documents }) => sum + documents, 0)
  const counted = cleanCounts(tmUnits)
  let start = 0
  for (const { documents, postings } of runs) {
    for (const number of postings) countPlaces(postingAt(number), counted, start)
    start += documents
  }
  const { hits, twice } = counted
  if (twice >= most) return withRuns(best(counted.places.subarray(0, twice), hits, most), hits, runs)
  const once: number[] = []
  for (let place = 0; place < tmUnits; place += 1) if (hits[place]! > 0) once.push(place)
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

function withRuns(places: readonly number[], hits: Uint16Array, runs: CountedQuery): Counted {
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
