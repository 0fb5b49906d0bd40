import { codeCharacter } from '../../../engines/matching/normalize.ts'

/** A text as the index sees it. */
export interface IndexedText {
  /** Characters, each inline code one: what scores divide by. */
  length: number
  /** Lower case, without inline codes. */
  plain: string
  /** Whether some characters of `plain` are two: beyond 16 bits, or longer in lower case. */
  isWide: boolean
}

/** `normalized` is what `normalizeSegment` gives. */
export function indexedText(normalized: string): IndexedText {
  const length = characters(normalized)
  const text = normalized.replace(codeCharacter, '')
  const plain = text.toLowerCase()
  return { length, plain, isWide: plain.length !== length - (normalized.length - text.length) }
}

function characters(text: string): number {
  let pairs = 0
  for (let at = 0; at < text.length - 1; at += 1) {
    const isHigh = (text.charCodeAt(at) & 0xfc00) === 0xd800
    if (isHigh && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) {
      pairs += 1
      at += 1
    }
  }
  return text.length - pairs
}

const ratio = Math.log(1 / 0.7)

/** The length bucket of a text: each holds lengths up to 1/0.7 times those of the one before, so 70 % touches three. */
export function bucketOf(length: number): number {
  return length < 2 ? 0 : Math.floor(Math.log(length) / ratio)
}

/** First and last length that a text may have to match one of `length` with `lowest` percent. */
export function lengthsAround(length: number, lowest: number): [number, number] {
  return [Math.ceil((length * lowest) / 100), Math.floor((length * 100) / lowest)]
}

/** Texts of up to 17 characters are told apart by pairs: an edit spoils three of the few triples that they have. */
const firstWithTriples = bucketOf(18)

/** Whether the texts of a bucket are indexed by pairs of characters, whatever their script. */
export const hasPairs = (bucket: number): boolean => bucket < firstWithTriples

/**
 * Hashes of the grams of a text (`plain`), each once, ascending: pairs of characters where one of them is Han or
 * `pairs` asks for it, triples elsewhere. The start and the end of the text count as characters.
 */
export function gramsOf(plain: string, pairs: boolean): Int32Array {
  const grams = new Int32Array(plain.length + 1)
  let count = 0
  let first = textStart
  let second = plain.length > 0 ? plain.charCodeAt(0) : textEnd
  for (let at = 1; at <= plain.length + 1; at += 1) {
    const third = at < plain.length ? plain.charCodeAt(at) : textEnd
    if (pairs || isDense(first) || isDense(second)) grams[count++] = hashOf(first, second, 0)
    else if (at <= plain.length) grams[count++] = hashOf(first, second, third)
    first = second
    second = third
  }
  const sorted = grams.subarray(0, count).sort()
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    if (at === 0 || sorted[at] !== sorted[kept - 1]) sorted[kept++] = sorted[at]!
  }
  return sorted.subarray(0, kept)
}

const textStart = 2
const textEnd = 3

/**
 * Characters of which two tell as much as three letters: Han, and those beyond 16 bits. Kana, Hangul and Thai have few
 * enough that triples find more of what is alike for the same number of postings.
 */
function isDense(codeUnit: number): boolean {
  return (
    (codeUnit >= 0x3400 && codeUnit <= 0x9fff) ||
    (codeUnit >= 0xd800 && codeUnit <= 0xdfff) ||
    (codeUnit >= 0xf900 && codeUnit <= 0xfaff)
  )
}

/** Stored in the index: another formula would make every index useless. */
function hashOf(first: number, second: number, third: number): number {
  let hash = Math.imul(first + 0x9e37, 0x85ebca6b) ^ (first >>> 3)
  hash = Math.imul((hash ^ (hash >>> 13)) + second, 0xc2b2ae35)
  hash = Math.imul((hash ^ (hash >>> 16)) + third, 0x27d4eb2f)
  hash = Math.imul(hash ^ (hash >>> 15), 0x165667b1)
  return (hash ^ (hash >>> 13)) | 0
}
