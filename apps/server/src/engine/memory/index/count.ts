import { countPlaces } from './postings.ts'

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

/** Counts in how many of the postings each unit is, and gives the units with the most hits. */
export function countHits(job: CountJob): Counted {
  const counts = new Uint16Array(job.runs.reduce((sum, { documents }) => sum + documents, 0))
  let posting = 0
  let from = 0
  let start = 0
  for (const run of job.runs) {
    const own = counts.subarray(start, start + run.documents)
    for (let left = run.postings; left > 0; left -= 1) {
      const size = job.sizes[posting++]!
      countPlaces(job.bytes.subarray(from, from + size), own)
      from += size
    }
    start += run.documents
  }
  return best(counts, job)
}

function best(counts: Uint16Array, { runs, most, sizes }: CountJob): Counted {
  const units = new Uint32Array(Math.min(sizes.length, 0xffff) + 1)
  for (let at = 0; at < counts.length; at += 1) units[counts[at]!]! += 1
  let lowest = units.length - 1
  let found = 0
  for (; lowest > 0; lowest -= 1) {
    found += units[lowest]!
    if (found >= most) break
  }
  lowest = Math.max(lowest, 1)
  const over = found > most ? units[lowest]! - (found - most) : Infinity
  const hits: [number, number, number][] = []
  let atLowest = 0
  let start = 0
  runs.forEach(({ documents }, run) => {
    for (let place = 0; place < documents; place += 1) {
      const count = counts[start + place]!
      if (count < lowest || (count === lowest && (atLowest += 1) > over)) continue
      hits.push([run, place, count])
    }
    start += documents
  })
  return Uint32Array.from(hits.sort((a, b) => b[2] - a[2]).flat())
}
