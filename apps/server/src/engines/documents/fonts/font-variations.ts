import { ByteReader } from './font-bytes.ts'

/** A point of an outline, as a variation moves it. */
export interface MovedPoint {
  x: number
  y: number
}

interface Tuple {
  peak: number
  start: number
  end: number
  size: number
  hasOwnPoints: boolean
}

/** One weight of a variable font whose only axis is the weight. */
export class FontVariation {
  readonly #data: Uint8Array
  readonly #places: number[] = []
  readonly #sharedPeaks: number[] = []
  readonly #at: number

  constructor(tables: ReadonlyMap<string, Uint8Array>, weight: number) {
    const axes = new ByteReader(tables.get('fvar')!)
    axes.skip(4)
    const axisPlace = axes.u16()
    axes.skip(2)
    if (axes.u16() !== 1) throw new Error('a font with other axes than its weight')
    axes.skip(axisPlace - 10 + 4)
    const [least, usual, most] = [axes.u32() / 65_536, axes.u32() / 65_536, axes.u32() / 65_536]
    const place = weight < usual ? (weight - usual) / (usual - least) : (weight - usual) / (most - usual)
    this.#at = bent(place, tables.get('avar'))
    this.#data = tables.get('gvar')!
    const header = new ByteReader(this.#data)
    header.skip(6)
    const sharedCount = header.u16()
    const sharedPlace = header.u32()
    const glyphCount = header.u16()
    const isLong = (header.u16() & 1) === 1
    const start = header.u32()
    for (let glyph = 0; glyph <= glyphCount; glyph++)
      this.#places.push(start + (isLong ? header.u32() : header.u16() * 2))
    const shared = new ByteReader(this.#data.subarray(sharedPlace))
    for (let tuple = 0; tuple < sharedCount; tuple++) this.#sharedPeaks.push(shared.i16() / 16_384)
  }

  /** Moves the points of a glyph, its four phantom points included, which follow those of the outline. */
  move(glyph: number, points: MovedPoint[], ends: readonly number[]): void {
    const bytes = this.#data.subarray(this.#places[glyph], this.#places[glyph + 1])
    if (bytes.length === 0) return
    const header = new ByteReader(bytes)
    const flags = header.u16()
    const data = new ByteReader(bytes.subarray(header.u16()))
    const tuples = Array.from({ length: flags & 0xfff }, () => this.#tuple(header))
    const shared = flags & 0x8000 ? readNumbers(data) : undefined
    const original = points.map(({ x, y }) => ({ x, y }))
    for (const tuple of tuples) {
      const own = new ByteReader(data.bytes(tuple.size))
      const factor = share(this.#at, tuple)
      if (factor === 0) continue
      const listed = tuple.hasOwnPoints ? readNumbers(own) : shared
      const touched = listed && listed.length > 0 ? listed : points.map((_, at) => at)
      const xs = readSteps(own, touched.length)
      const ys = readSteps(own, touched.length)
      addMoves(points, original, ends, { touched, steps: xs, factor, axis: 'x' })
      addMoves(points, original, ends, { touched, steps: ys, factor, axis: 'y' })
    }
  }

  #tuple(header: ByteReader): Tuple {
    const size = header.u16()
    const flags = header.u16()
    const peak = flags & 0x8000 ? header.i16() / 16_384 : this.#sharedPeaks[flags & 0xfff]!
    const [start, end] =
      flags & 0x4000 ? [header.i16() / 16_384, header.i16() / 16_384] : [Math.min(peak, 0), Math.max(peak, 0)]
    return { peak, start, end, size, hasOwnPoints: (flags & 0x2000) !== 0 }
  }
}

/** A place on the axis, as the font bends it. */
function bent(place: number, table: Uint8Array | undefined): number {
  if (!table) return place
  const reader = new ByteReader(table)
  reader.skip(8)
  const count = reader.u16()
  let [from, to] = [-1, -1]
  for (let pair = 0; pair < count; pair++) {
    const [nextFrom, nextTo] = [reader.i16() / 16_384, reader.i16() / 16_384]
    if (nextFrom >= place) return nextFrom === from ? nextTo : to + ((nextTo - to) * (place - from)) / (nextFrom - from)
    ;[from, to] = [nextFrom, nextTo]
  }
  return place
}

/** The share of a tuple's moves that applies at a place of the axis. */
function share(at: number, { peak, start, end }: Tuple): number {
  if (peak === 0 || at === peak) return 1
  if (at <= start || at >= end) return at === peak ? 1 : 0
  return at < peak ? (at - start) / (peak - start) : (end - at) / (end - peak)
}

/** Numbers of points: runs of differences. An empty list stands for all. */
function readNumbers(reader: ByteReader): number[] {
  const first = reader.u8()
  const count = first < 128 ? first : ((first & 127) << 8) | reader.u8()
  const numbers: number[] = []
  let last = 0
  while (numbers.length < count) {
    const run = reader.u8()
    for (let one = 0; one <= (run & 127) && numbers.length < count; one++)
      numbers.push((last += run & 128 ? reader.u16() : reader.u8()))
  }
  return numbers
}

function readSteps(reader: ByteReader, count: number): number[] {
  const steps: number[] = []
  while (steps.length < count) {
    const run = reader.u8()
    for (let one = 0; one <= (run & 63) && steps.length < count; one++)
      steps.push(run & 128 ? 0 : run & 64 ? reader.i16() : (reader.u8() << 24) >> 24)
  }
  return steps
}

interface Moves {
  touched: readonly number[]
  steps: readonly number[]
  factor: number
  axis: 'x' | 'y'
}

/** Moves the points that a tuple names, and those between them along. */
function addMoves(
  points: MovedPoint[],
  original: readonly MovedPoint[],
  ends: readonly number[],
  { touched, steps, factor, axis }: Moves,
): void {
  const moves: (number | undefined)[] = Array.from({ length: points.length })
  for (const [at, point] of touched.entries()) moves[point] = steps[at]! * factor
  let first = 0
  for (const end of touched.length === points.length ? [] : ends) {
    const fixed = touched.filter((point) => point >= first && point <= end)
    let after = 0
    for (let point = first; fixed.length > 0 && point <= end; point++) {
      while (after < fixed.length && fixed[after]! < point) after++
      if (moves[point] !== undefined) continue
      const low = fixed[(after + fixed.length - 1) % fixed.length]!
      const high = fixed[after % fixed.length]!
      const places = { at: original[point]![axis], before: original[low]![axis], after: original[high]![axis] }
      points[point]![axis] += between(places, moves[low]!, moves[high]!)
    }
    first = end + 1
  }
  for (const [at, point] of touched.entries()) if (points[point]) points[point][axis] += steps[at]! * factor
}

/** The move of a point that lies between two others, or beside them. */
function between(places: { at: number; before: number; after: number }, before: number, after: number): number {
  const [low, high] = places.before <= places.after ? [places.before, places.after] : [places.after, places.before]
  const [lowMove, highMove] = places.before <= places.after ? [before, after] : [after, before]
  if (low === high) return lowMove === highMove ? lowMove : 0
  if (places.at <= low) return lowMove
  if (places.at >= high) return highMove
  return lowMove + ((highMove - lowMove) * (places.at - low)) / (high - low)
}
