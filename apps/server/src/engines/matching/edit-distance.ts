import { distance } from 'fastest-levenshtein'

const blockSize = 32
/** Shorter texts are compared as quickly without a band. */
const short = 64

/**
 * The fewest UTF-16 units to add, take out or replace between two texts, where that is `most` or less; else anything
 * above `most`. Takes time in proportion to the length times `most`.
 */
export function editsUpTo(a: string, b: string, most: number): number {
  let start = 0
  let [endA, endB] = [a.length, b.length]
  while (start < endA && start < endB && a.charCodeAt(start) === b.charCodeAt(start)) start += 1
  while (endA > start && endB > start && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA -= 1
    endB -= 1
  }
  const [left, right] = [a.slice(start, endA), b.slice(start, endB)]
  if (Math.abs(left.length - right.length) > most) return most + 1
  if (Math.min(left.length, right.length) <= short) return distance(left, right)
  return withinBand(left, right, most)
}

/** The fewest UTF-16 units to add, take out or replace: quick where they are few, however long the texts. */
export function editDistance(a: string, b: string): number {
  const longer = Math.max(a.length, b.length)
  for (let most = Math.max(short, 2 * Math.abs(a.length - b.length)); ; most *= 4) {
    const found = editsUpTo(a, b, Math.min(most, longer))
    if (found <= most || most >= longer) return found
  }
}

/**
 * Edit distance in columns of bits (Myers 1999, in blocks as in Hyyrö 2003): one column for each unit of `b`, in which
 * each bit says how a row differs from the one above. Of each column only the blocks are worked out that a way of at
 * most `most` edits can pass: it strays from the diagonal by no more than half of those that lengths leave over.
 */
function withinBand(a: string, b: string, most: number): number {
  const rows = a.length
  const blocks = Math.ceil(rows / blockSize)
  const matches = matchesOf(a, blocks)
  const nowhere = new Int32Array(blocks)
  const plus = new Int32Array(blocks)
  const minus = new Int32Array(blocks)
  /** Of the last row of each block. */
  const edits = new Int32Array(blocks)
  const slack = most - Math.abs(rows - b.length)
  const above = Math.floor(slack / 2) + Math.max(0, b.length - rows)
  const below = Math.floor(slack / 2) + Math.max(0, rows - b.length)
  const lastBit = (rows - 1) % blockSize
  let ended = -1
  for (let column = 1; column <= b.length; column += 1) {
    const first = Math.max(0, Math.floor((column - above - 1) / blockSize))
    const last = Math.min(blocks - 1, Math.floor((column + below - 1) / blockSize))
    for (; ended < last; ended += 1) {
      // Cells that aren't computed count as the greatest possible distance.
      plus[ended + 1] = -1
      edits[ended + 1] = (ended < 0 ? column - 1 : edits[ended]!) + (ended + 1 === blocks - 1 ? lastBit + 1 : blockSize)
    }
    const equal = matches.get(b.charCodeAt(column - 1)) ?? nowhere
    let carry = 1
    let least = Infinity
    for (let block = first; block <= last; block += 1) {
      const up = plus[block]!
      const down = minus[block]!
      const negative = carry < 0 ? 1 : 0
      const match = equal[block]! | negative
      const vertical = equal[block]! | down
      const horizontal = (((match & up) + up) ^ up) | match
      let more = down | ~(horizontal | up)
      let less = up & horizontal
      const bit = block === blocks - 1 ? lastBit : blockSize - 1
      const step = ((more >>> bit) & 1) - ((less >>> bit) & 1)
      more = (more << 1) | (carry > 0 ? 1 : 0)
      less = (less << 1) | negative
      plus[block] = less | ~(vertical | more)
      minus[block] = more & vertical
      carry = step
      edits[block]! += step
      if (edits[block]! < least) least = edits[block]!
    }
    if (least >= most + blockSize) return most + 1
  }
  return edits[blocks - 1]!
}

/** Where each unit stands in a text: a bit for each place. */
function matchesOf(text: string, blocks: number): Map<number, Int32Array> {
  const matches = new Map<number, Int32Array>()
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    let places = matches.get(unit)
    if (!places) matches.set(unit, (places = new Int32Array(blocks)))
    places[at >>> 5]! |= 1 << (at & 31)
  }
  return matches
}
