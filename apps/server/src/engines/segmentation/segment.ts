import { splitSegmentText } from '@dragoman/sdk/segment-text'
import { endsWithAbbreviation } from './abbreviations.ts'
import { compiledRules, type SrxRule } from './srx.ts'
import type { SegmentationRules } from './segmentation-rules.ts'

/** Begins a sentence as a capital letter does, and doesn't end it as an initial would. */
const standIn = 'Xx'

const segmenters = new Map<string, Intl.Segmenter>()

/** Why a segment ends at a place, or does not. */
export type DecidedBy = SrxRule | 'SENTENCE' | 'ABBREVIATION' | 'LIST_NUMBER' | 'LINE_GOES_ON' | 'INSIDE_PAIR'

/** A place where something decided; `offset` is where the next segment begins, or would begin. */
export interface Decision {
  offset: number
  breaks: boolean
  by: DecidedBy
}

/**
 * Splits segment text into sentences; white space after a sentence belongs to it, and joined together they are the
 * input. Never splits within a paired code. Without `rules`, the platform's sentences hold, but for abbreviations, the
 * numbers of lists and lines that go on.
 */
export function segmentText(text: string, locale: string, rules?: SegmentationRules): string[] {
  return explainSegments(text, locale, rules).segments
}

/** The same, with what decided at each place in question, in their order. */
export function explainSegments(
  text: string,
  locale: string,
  rules?: SegmentationRules,
): { segments: string[]; decisions: Decision[] } {
  const { plain, words, codes } = withoutCodes(text, locale)
  const segments: string[] = []
  const decisions: Decision[] = []
  let start = 0
  let plainStart = 0
  let code = 0
  let depth = 0
  let shift = 0
  // Codes alone make no segment.
  const plainLength = words.trimEnd().length
  for (const { offset: plainEnd, breaks, by } of decisionsIn(plain, locale, rules)) {
    // Closing codes at the boundary still belong to the sentence that ends, everything else to the next one.
    for (let next = codes[code]; next; next = codes[code]) {
      if (next.plainAt > plainEnd || (next.plainAt === plainEnd && next.kind !== 'close')) break
      if (next.kind === 'open') depth += 1
      if (next.kind === 'close') depth -= 1
      shift += next.length - next.plainLength
      code += 1
    }
    const offset = plainEnd + shift
    if (plainEnd >= plainLength || !/\S/u.test(words.slice(plainStart, plainEnd))) continue
    if (breaks && depth > 0) decisions.push({ offset, breaks: false, by: 'INSIDE_PAIR' })
    else decisions.push({ offset, breaks, by })
    if (!breaks || depth > 0) continue
    segments.push(text.slice(start, offset))
    start = offset
    plainStart = plainEnd
  }
  if (start < text.length) segments.push(text.slice(start))
  return { segments, decisions }
}

/** Decisions on plain text, in their order, one for each place. */
function decisionsIn(plain: string, locale: string, rules: SegmentationRules | undefined): Iterable<Decision> {
  const own = rules ? compiledRules(rules, locale) : []
  // A language that the file does not name is as without it.
  return own.length === 0 ? builtIn(plain, locale) : byRules(plain, locale, own, rules?.extendsBuiltIn === true)
}

/** Without one of these no sentence ends within a text: in Greek, a semicolon asks. */
const mayEndSentence = /[\p{STerm}.;\u037e\u2024\ufe52\uff0e\r\n\u0085\u2028\u2029]/u

function* builtIn(plain: string, locale: string): Generator<Decision> {
  // Asking the platform is slow, and most texts of catalogs and tables are short.
  if (!mayEndSentence.test(plain)) return
  let start = 0
  let last = 0
  for (const part of segmenterOf(locale).segment(plain)) {
    const offset = besideMarks(plain, start, part.index + part.segment.length)
    if (offset >= plain.length) return
    if (offset <= last) continue
    last = offset
    const by = builtInReason(plain, start, offset, locale)
    if (by === null) continue
    yield { offset, breaks: by === 'SENTENCE', by }
    if (by === 'SENTENCE') start = offset
  }
}

/**
 * A boundary of the platform, moved to where people see it: what opens a quotation or a bracket right after a sentence
 * belongs to the next one, what closes it after a space (`« Oui. »`) to the one that ends.
 */
function besideMarks(plain: string, start: number, end: number): number {
  if (end === plain.length) return end
  const piece = plain.slice(Math.max(start, end - 200), end)
  const opening = /(?<=[\p{STerm}\p{Pe}\p{Pf}"'])[\p{Ps}\p{Pi}]{1,4}$/u.exec(piece)
  // In many languages these close what „ or » has opened.
  if (opening && !/[„»]/.test(piece)) return end - opening[0].length
  const closing = /^[\p{Pe}\p{Pf}"']{1,4}(?=\s|$)\s{0,100}/u.exec(plain.slice(end, end + 110))
  return closing && /\s$/u.test(piece) ? end + closing[0].length : end
}

function byRules(plain: string, locale: string, rules: readonly SrxRule[], extendsBuiltIn: boolean): Decision[] {
  const decisions = new Map<number, Decision>()
  // A sentence that a rule breaks off keeps its white space, as everywhere.
  const nextWord = (place: number) => place + (/^\s*/u.exec(plain.slice(place, place + 1000))?.[0].length ?? 0)
  const decide = (place: number) => rules.find(({ at }) => matchesAt(at, plain, place))
  for (const rule of rules) {
    if (!rule.breaks) continue
    for (const { index } of plain.matchAll(rule.everywhere)) {
      if (index === 0 || index >= plain.length) continue
      const by = decide(index) ?? rule
      const offset = nextWord(index)
      // Where two places lead to the same word, one that breaks is enough.
      if (decisions.get(offset)?.breaks !== true) decisions.set(offset, { offset, breaks: by.breaks, by })
    }
  }
  if (extendsBuiltIn) for (const decision of builtIn(plain, locale)) addBuiltIn(plain, decision, decisions, decide)
  return [...decisions.values()].toSorted((a, b) => a.offset - b.offset)
}

/** A built-in boundary stands after white space, a rule's before it: the rules are asked at each place between. */
function addBuiltIn(
  plain: string,
  decision: Decision,
  decisions: Map<number, Decision>,
  decide: (place: number) => SrxRule | undefined,
): void {
  const { offset } = decision
  if (decisions.has(offset)) return
  const words = plain.slice(Math.max(0, offset - 1000), offset)
  for (let place = offset - (words.length - words.trimEnd().length); place <= offset; place += 1) {
    const rule = decide(place)
    if (!rule) continue
    decisions.set(offset, { offset, breaks: rule.breaks, by: rule })
    return
  }
  decisions.set(offset, decision)
}

function matchesAt(pattern: RegExp, text: string, place: number): boolean {
  pattern.lastIndex = place
  return pattern.test(text)
}

/** The decision of the built-in rules on a boundary of the platform; null where nothing was in question. */
function builtInReason(plain: string, start: number, end: number, locale: string): Exclude<DecidedBy, SrxRule> | null {
  const sentence = plain.slice(Math.max(start, end - 200), end)
  const words = sentence.trimEnd()
  if (words === '') return null
  const space = sentence.slice(words.length)
  const next = plain.slice(end, end + 80).trimStart()
  const lineEnds = space.match(/\r\n|\n|\r/g)?.length ?? 0
  if (lineEnds === 1 && /^\p{Ll}/u.test(next)) return 'LINE_GOES_ON'
  // Within an address: "?page=2".
  if (space === '' && /[?!]$/.test(words) && /^[\w=&%#/~+@-]/.test(next)) return null
  // "Really?" she asked.
  if (/[?!？！…][\p{Pe}\p{Pf}\p{Pi}"']{1,4}$/u.test(words) && /^\p{Ll}/u.test(next)) return null
  if (/[.?!…]\s+[\p{Pe}\p{Pf}"']{1,4}$/u.test(words) && /^\p{Ll}/u.test(next)) return null
  // The number of a list item belongs to the sentence after it.
  if (end - start < 20 && /^\s*\p{N}{1,3}[.)]$/u.test(words)) return 'LIST_NUMBER'
  return words.endsWith('.') && lineEnds === 0 && endsWithAbbreviation(words, next, locale)
    ? 'ABBREVIATION'
    : 'SENTENCE'
}

/** Whether words end a sentence even where a number follows: what stands at them is a note or a line end. */
const endsSentence = (words: string, locale: string): boolean =>
  /[\p{STerm}…][\p{Pe}\p{Pf}"']{0,4}$/u.test(words) &&
  !(words.endsWith('.') && endsWithAbbreviation(words, '1', locale))

type PlacedCode = { kind: 'open' | 'close' | 'standalone'; plainAt: number; length: number; plainLength: number }

/**
 * The text as a reader sees it: pairs vanish, a standalone code reads like a name, unless it hangs on a sentence. In
 * `words` it is blank.
 */
function withoutCodes(text: string, locale: string): { plain: string; words: string; codes: PlacedCode[] } {
  let plain = ''
  let words = ''
  let before = ''
  const codes: PlacedCode[] = []
  const parts = splitSegmentText(text)
  for (const [at, part] of parts.entries()) {
    if (part.kind === 'text') {
      plain += part.text
      words += part.text
      before = part.text
      continue
    }
    const next = parts[at + 1]
    const hangs = next?.kind === 'text' && /^\s/u.test(next.text) && endsSentence(before.slice(-50), locale)
    const plainLength = part.kind === 'standalone' && !hangs ? standIn.length : 0
    if (plainLength > 0 || part.kind !== 'standalone') before = ''
    const length = String(part.id).length + (part.kind === 'open' ? 2 : 3)
    codes.push({ kind: part.kind, plainAt: plain.length, length, plainLength })
    if (plainLength) {
      plain += standIn
      words += ' '.repeat(plainLength)
    }
  }
  return { plain, words, codes }
}

function segmenterOf(locale: string): Intl.Segmenter {
  const known = segmenters.get(locale)
  if (known) return known
  const made = new Intl.Segmenter(locale, { granularity: 'sentence' })
  segmenters.set(locale, made)
  return made
}
