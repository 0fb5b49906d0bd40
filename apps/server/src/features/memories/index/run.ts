import { createYield } from '../../../kernel/yield-thread.ts'
import { bucketOf, gramsOf, hasPairs, type IndexedText } from './grams.ts'
import { encodePlaces } from './postings.ts'

/** A unit on its way into the index. */
export interface IndexedTmUnit extends IndexedText {
  id: number
  /** First 32 bits of its source hash: tells whether it was changed since. */
  hash: number
}

/** The units of a run: 16 bytes each, as `memory_index_runs.units` keeps them, by id. */
export class RunTmUnits {
  readonly bytes: Buffer
  readonly count: number

  constructor(bytes: Buffer) {
    this.bytes = bytes
    this.count = bytes.length / RunTmUnits.size
  }

  private static readonly size = 16

  static of(tmUnits: readonly { id: number; length: number; hash: number }[]): RunTmUnits {
    const bytes = Buffer.allocUnsafe(tmUnits.length * RunTmUnits.size)
    tmUnits.forEach(({ id, length, hash }, place) => {
      const at = place * RunTmUnits.size
      bytes.writeUInt32LE(id % 0x1_0000_0000, at)
      bytes.writeUInt32LE(Math.floor(id / 0x1_0000_0000), at + 4)
      bytes.writeUInt32LE(length, at + 8)
      bytes.writeInt32LE(hash, at + 12)
    })
    return new RunTmUnits(bytes)
  }

  /**
   * The units of some runs as those of one, each once; and for each run the new place of each of its units, -1 for
   * those that `isLive` leaves out.
   */
  static joined(
    runs: readonly RunTmUnits[],
    isLive: (run: number, place: number) => boolean,
  ): { units: RunTmUnits; placesOf: Int32Array[] } {
    const { size } = RunTmUnits
    const bytes = Buffer.allocUnsafe(size * runs.reduce((sum, { count }) => sum + count, 0))
    const placesOf = runs.map(({ count }) => new Int32Array(count).fill(-1))
    const next = runs.map(() => 0)
    const heads = runs.map((run) => (run.count > 0 ? run.id(0) : Infinity))
    let count = 0
    let last = -1
    for (;;) {
      let first = 0
      for (let run = 1; run < heads.length; run += 1) if (heads[run]! < heads[first]!) first = run
      const id = heads[first]
      if (id === undefined || id === Infinity) break
      const run = runs[first]!
      const place = next[first]!++
      heads[first] = place + 1 < run.count ? run.id(place + 1) : Infinity
      if (id === last || !isLive(first, place)) continue
      run.bytes.copy(bytes, count * size, place * size, (place + 1) * size)
      placesOf[first]![place] = count
      last = id
      count += 1
    }
    return { units: new RunTmUnits(Buffer.from(bytes.subarray(0, count * size))), placesOf }
  }

  id(place: number): number {
    const at = place * RunTmUnits.size
    return this.bytes.readUInt32LE(at) + this.bytes.readUInt32LE(at + 4) * 0x1_0000_0000
  }

  length(place: number): number {
    return this.bytes.readUInt32LE(place * RunTmUnits.size + 8)
  }

  hash(place: number): number {
    return this.bytes.readInt32LE(place * RunTmUnits.size + 12)
  }

  /** Where a unit stands; -1 when it is not here. */
  placeOf(id: number): number {
    let low = 0
    let high = this.count - 1
    while (low <= high) {
      const middle = (low + high) >>> 1
      const found = this.id(middle)
      if (found === id) return middle
      if (found < id) low = middle + 1
      else high = middle - 1
    }
    return -1
  }
}

/** The units that contain a gram, as `memory_index_postings` keeps them. */
export interface Posting {
  count: number
  places: Uint8Array
}

/** A run before it is stored. */
export interface NewRun {
  bucket: number
  units: RunTmUnits
  /** By gram. */
  postings: Map<number, Posting>
}

/** One run for each length bucket that `units` fall into. Each unit must be there once. */
export async function buildRuns(tmUnits: readonly IndexedTmUnit[]): Promise<NewRun[]> {
  const runs: NewRun[] = []
  for (const [bucket, found] of Map.groupBy(tmUnits, ({ length }) => bucketOf(length))) {
    runs.push(
      await buildRun(
        bucket,
        found.toSorted((a, b) => a.id - b.id),
      ),
    )
  }
  return runs
}

async function buildRun(bucket: number, tmUnits: readonly IndexedTmUnit[]): Promise<NewRun> {
  const pairs = hasPairs(bucket)
  const places = new Map<number, number[]>()
  const turn = createYield()
  for (const [place, { plain }] of tmUnits.entries()) {
    await turn()
    for (const gram of gramsOf(plain, pairs)) {
      const known = places.get(gram)
      if (known) known.push(place)
      else places.set(gram, [place])
    }
  }
  const postings = new Map<number, Posting>()
  for (const [gram, found] of places) {
    await turn()
    postings.set(gram, { count: found.length, places: encodePlaces(found) })
  }
  return { bucket, units: RunTmUnits.of(tmUnits), postings }
}

/** The grams of a run and in how many of its units each is: 8 bytes each, by gram. */
export class RunGrams {
  readonly bytes: Buffer

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }

  static of(postings: ReadonlyMap<number, Posting>): RunGrams {
    const grams = Int32Array.from(postings.keys()).sort()
    const bytes = Buffer.allocUnsafe(grams.length * 8)
    grams.forEach((gram, at) => {
      bytes.writeInt32LE(gram, at * 8)
      bytes.writeUInt32LE(postings.get(gram)!.count, at * 8 + 4)
    })
    return new RunGrams(bytes)
  }

  /** How many grams. */
  get size(): number {
    return this.bytes.length / 8
  }

  /** In how many units a gram is. */
  countOf(gram: number): number {
    let low = 0
    let high = this.size - 1
    while (low <= high) {
      const middle = (low + high) >>> 1
      const found = this.bytes.readInt32LE(middle * 8)
      if (found === gram) return this.bytes.readUInt32LE(middle * 8 + 4)
      if (found < gram) low = middle + 1
      else high = middle - 1
    }
    return 0
  }
}
