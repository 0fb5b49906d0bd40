import { ByteReader, ByteWriter } from './font-bytes.ts'
import type { FontVariation, MovedPoint } from './font-variations.ts'

type Streams = Record<'contours' | 'points' | 'flags' | 'glyphs' | 'composites' | 'boxes' | 'instructions', ByteReader>

interface Point extends MovedPoint {
  isOnCurve: boolean
}

interface Outline {
  /** Where the file says it. */
  box: number[] | undefined
  move: (points: MovedPoint[], ends: readonly number[]) => void
}

/** The outlines of a font, their places in the file, and what its metrics need of each: the left edge, a change of width. */
export interface Glyphs {
  glyf: Uint8Array
  loca: Uint8Array
  leftEdges: number[]
  widened: number[]
}

/**
 * Puts the outlines together that a WOFF2 file has taken apart (WOFF File Format 2.0, 5.1), at one weight of a font that
 * varies. Its table of offsets, loca, is computed again.
 */
export function rebuildGlyphs(packed: Uint8Array, variation?: FontVariation): Glyphs {
  const reader = new ByteReader(packed)
  reader.skip(4)
  const count = reader.u16()
  reader.skip(2)
  const [contours, points, flags, glyphs, composites, boxes, instructions] = Array.from({ length: 7 }, () =>
    reader.u32(),
  ).map((size) => new ByteReader(reader.bytes(size)))
  const streams = { contours, points, flags, glyphs, composites, boxes, instructions } as Streams
  const hasBox = streams.boxes.bytes(((count + 31) >> 5) << 2)
  const glyf = new ByteWriter()
  const loca = new ByteWriter()
  const leftEdges: number[] = []
  const widened: number[] = []
  for (let glyph = 0; glyph < count; glyph++) {
    loca.u32(glyf.length)
    const contourCount = streams.contours.i16()
    const box = hasBox[glyph >> 3]! & (0x80 >> (glyph & 7)) ? boxOf(streams) : undefined
    const phantoms = [0, 0, 0, 0].map(() => ({ x: 0, y: 0 }))
    const move = (outline: MovedPoint[], ends: readonly number[]) =>
      variation?.move(glyph, [...outline, ...phantoms], ends)
    if (contourCount === 0) {
      move([], [])
      leftEdges.push(0)
    } else if (contourCount > 0) leftEdges.push(writeSimple(glyf, streams, contourCount, { box, move }))
    // Parts stay where they are at the usual weight: fonts with weights are used for characters without parts.
    else leftEdges.push(writeComposite(glyf, streams, box!))
    widened.push(Math.round(phantoms[1]!.x - phantoms[0]!.x))
    glyf.align()
  }
  loca.u32(glyf.length)
  return { glyf: glyf.finish(), loca: loca.finish(), leftEdges, widened }
}

const boxOf = ({ boxes }: Streams) => [boxes.i16(), boxes.i16(), boxes.i16(), boxes.i16()]

function writeSimple(glyf: ByteWriter, streams: Streams, contourCount: number, { box: known, move }: Outline): number {
  const ends: number[] = []
  for (let contour = 0; contour < contourCount; contour++) ends.push((ends.at(-1) ?? -1) + streams.points.u255())
  const points = readPoints(streams, ends.at(-1)! + 1)
  const code = streams.instructions.bytes(streams.glyphs.u255())
  move(points, ends)
  for (const point of points) [point.x, point.y] = [Math.round(point.x), Math.round(point.y)]
  const box = known ?? boxAround(points)
  glyf.u16(contourCount)
  for (const edge of box) glyf.u16(edge)
  for (const end of ends) glyf.u16(end)
  glyf.u16(code.length).bytes(code)
  writePoints(glyf, points)
  return box[0]!
}

function boxAround(points: readonly Point[]): number[] {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of points) {
    left = Math.min(left, x)
    bottom = Math.min(bottom, y)
    right = Math.max(right, x)
    top = Math.max(top, y)
  }
  return [left, bottom, right, top]
}

function readPoints({ flags, glyphs }: Streams, count: number): Point[] {
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (let point = 0; point < count; point++) {
    const flag = flags.u8()
    const [dx, dy] = readStep(flag & 127, glyphs)
    x += dx
    y += dy
    points.push({ x, y, isOnCurve: flag < 128 })
  }
  return points
}

const signed = (flag: number, value: number) => (flag & 1 ? value : -value)

/** A step to the next point, in one to four bytes by its kind. */
function readStep(flag: number, glyphs: ByteReader): [number, number] {
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + glyphs.u8())]
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + glyphs.u8()), 0]
  if (flag < 84) {
    const kind = flag - 20
    const both = glyphs.u8()
    return [signed(flag, 1 + (kind & 0x30) + (both >> 4)), signed(flag >> 1, 1 + ((kind & 12) << 2) + (both & 15))]
  }
  if (flag < 120) {
    const kind = flag - 84
    const [first, second] = [glyphs.u8(), glyphs.u8()]
    return [
      signed(flag, 1 + (Math.floor(kind / 12) << 8) + first),
      signed(flag >> 1, 1 + (((kind % 12) >> 2) << 8) + second),
    ]
  }
  if (flag < 124) {
    const [first, second, third] = [glyphs.u8(), glyphs.u8(), glyphs.u8()]
    return [signed(flag, (first << 4) + (second >> 4)), signed(flag >> 1, ((second & 15) << 8) + third)]
  }
  return [signed(flag, glyphs.u16()), signed(flag >> 1, glyphs.u16())]
}

/** Flags of all points, then all steps to the right, then all steps up; a step takes one byte where it fits. */
function writePoints(glyf: ByteWriter, points: readonly Point[]): void {
  let last = { x: 0, y: 0 }
  for (const point of points) {
    const xFlag = stepFlag(point.x - last.x, 0x02, 0x10)
    glyf.u8((point.isOnCurve ? 1 : 0) | xFlag | stepFlag(point.y - last.y, 0x04, 0x20))
    last = point
  }
  for (const axis of ['x', 'y'] as const) {
    let before = 0
    for (const point of points) {
      const step = point[axis] - before
      if (step !== 0 && Math.abs(step) < 256) glyf.u8(Math.abs(step))
      else if (step !== 0) glyf.u16(step)
      before = point[axis]
    }
  }
}

const stepFlag = (step: number, short: number, same: number): number =>
  step === 0 ? same : Math.abs(step) >= 256 ? 0 : short | (step > 0 ? same : 0)

const wordArguments = 0x01
const hasScale = 0x08
const more = 0x20
const hasTwoScales = 0x40
const hasMatrix = 0x80
const hasInstructions = 0x100

function writeComposite(glyf: ByteWriter, streams: Streams, box: readonly number[]): number {
  glyf.u16(0xffff)
  for (const edge of box) glyf.u16(edge)
  let flags
  let isInstructed = false
  do {
    flags = streams.composites.u16()
    isInstructed ||= (flags & hasInstructions) !== 0
    const scale = flags & hasScale ? 2 : flags & hasTwoScales ? 4 : flags & hasMatrix ? 8 : 0
    glyf.u16(flags).bytes(streams.composites.bytes(2 + (flags & wordArguments ? 4 : 2) + scale))
  } while (flags & more)
  if (isInstructed) {
    const code = streams.instructions.bytes(streams.glyphs.u255())
    glyf.u16(code.length).bytes(code)
  }
  return box[0]!
}
