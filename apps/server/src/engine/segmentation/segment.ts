import { splitSegmentText } from '@dragoman/sdk/segment-text'
import { endsWithAbbreviation } from './abbreviations.ts'

/** Begins a sentence as a capital letter does, and is no initial at its end. */
const standIn = 'Xx'

const segmenters = new Map<string, Intl.Segmenter>()

/**
 * Splits segment text into sentences; white space after a sentence belongs to it, and joined together they are the
 * input. Never splits within a paired code, after an abbreviation, or where a line ends but the sentence doesn't.
 */
export function segmentText(text: string, locale: string): string[] {
  const { plain, codes } = withoutCodes(text)
  const sentences: string[] = []
  let start = 0
  let code = 0
  let depth = 0
  let shift = 0
  let plainStart = 0
  for (const part of segmenterOf(locale).segment(plain)) {
    const plainEnd = part.index + part.segment.length
    // Closing codes at the boundary still belong to the sentence that ends, everything else to the next one.
    for (let next = codes[code]; next; next = codes[code]) {
      if (next.plainAt > plainEnd || (next.plainAt === plainEnd && next.kind !== 'close')) break
      if (next.kind === 'open') depth += 1
      if (next.kind === 'close') depth -= 1
      shift += next.length - next.plainLength
      code += 1
    }
    if (depth > 0 || plainEnd === plain.length) continue
    if (!isBoundary(plain, plainStart, plainEnd, locale)) continue
    sentences.push(text.slice(start, plainEnd + shift))
    start = plainEnd + shift
    plainStart = plainEnd
  }
  if (start < text.length) sentences.push(text.slice(start))
  return sentences
}

function isBoundary(plain: string, start: number, end: number, locale: string): boolean {
  const sentence = plain.slice(Math.max(start, end - 200), end)
  const words = sentence.trimEnd()
  if (words === '') return false
  const space = sentence.slice(words.length)
  const next = plain.slice(end, end + 80).trimStart()
  const lineEnds = space.match(/\r\n|\n|\r/g)?.length ?? 0
  if (lineEnds === 1 && /^\p{Ll}/u.test(next)) return false
  // The number of a list item belongs to the sentence after it.
  if (end - start < 20 && /^\s*\p{N}{1,3}[.)]$/u.test(words)) return false
  return !(words.endsWith('.') && lineEnds === 0 && endsWithAbbreviation(words, next, locale))
}

type PlacedCode = { kind: 'open' | 'close' | 'standalone'; plainAt: number; length: number; plainLength: number }

/** The text as a reader sees it: pairs vanish, a standalone code reads like a name. */
function withoutCodes(text: string): { plain: string; codes: PlacedCode[] } {
  let plain = ''
  const codes: PlacedCode[] = []
  for (const part of splitSegmentText(text)) {
    if (part.kind === 'text') {
      plain += part.text
      continue
    }
    const plainLength = part.kind === 'standalone' ? standIn.length : 0
    const length = String(part.id).length + (part.kind === 'open' ? 2 : 3)
    codes.push({ kind: part.kind, plainAt: plain.length, length, plainLength })
    if (plainLength) plain += standIn
  }
  return { plain, codes }
}

function segmenterOf(locale: string): Intl.Segmenter {
  const known = segmenters.get(locale)
  if (known) return known
  const made = new Intl.Segmenter(locale, { granularity: 'sentence' })
  segmenters.set(locale, made)
  return made
}
