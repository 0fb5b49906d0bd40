import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

export type Direction = 'ltr' | 'rtl'

/** Marks of direction: they say how a line is read, and are not drawn. */
const marks = /[\u200E\u200F\u061C\u2066-\u2069]/g

/** A piece of a line in one direction, from left to right; what it holds is in the order of reading. */
export interface Run {
  text: string
  isRightToLeft: boolean
}

/** Tells how wide a text is. */
export type Measure = (text: string) => number

interface Token {
  start: number
  end: number
  /** Where its white space begins, which doesn't count at the end of a line. */
  trimmed: number
}

/** Lines that fit a width, in the order of reading. A word that is too long is broken. */
export function breakLines(text: string, width: number, measure: Measure, language: string): string[] {
  return text.split('\n').flatMap((paragraph) => breakParagraph(paragraph, width, measure, language))
}

function breakParagraph(text: string, width: number, measure: Measure, language: string): string[] {
  if (measure(text) <= width) return [text]
  const lines: string[] = []
  let line = ''
  let used = 0
  const finish = () => {
    if (line.trim() !== '') lines.push(line.trimEnd())
  }
  for (const token of tokensOf(text, language)) {
    const whole = text.slice(token.start, token.end)
    let shown = text.slice(token.start, token.trimmed)
    // Words are measured by themselves: only spaces and ideographs lie between them.
    if (used + measure(shown) > width) {
      finish()
      line = ''
      used = 0
      const pieces = measure(shown) > width ? breakWord(shown, width, measure) : [shown]
      lines.push(...pieces.slice(0, -1))
      shown = pieces.at(-1)!
    }
    line += shown + whole.slice(token.trimmed - token.start)
    used += measure(shown) + measure(whole.slice(token.trimmed - token.start))
  }
  finish()
  return lines
}

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFF60]/u
/** Characters that can't begin a line, and those that can't end one (a subset of JIS X 4051). */
const closing = /^[、。，．・：；？！ー）」』】〕〉》”’々ぁぃぅぇぉっゃゅょァィゥェォッャュョ%％‰°!?,.;:)\]}…]/u
const opening = /[（「『【〔〈《“‘([{$¥￥€£]$/u

/** Pieces of a text between which a line may end. */
function tokensOf(text: string, language: string): Token[] {
  const tokens: Token[] = []
  let before = ''
  for (const { segment, index } of wordsOf(text, language)) {
    const last = tokens.at(-1)
    const isSpace = segment.trim() === ''
    if (last && (isSpace || !mayBreak(before, segment))) {
      last.end = index + segment.length
      if (!isSpace) last.trimmed = last.end
    } else tokens.push({ start: index, end: index + segment.length, trimmed: index + (isSpace ? 0 : segment.length) })
    before = segment
  }
  return tokens
}

function mayBreak(before: string, after: string): boolean {
  if (/[\u00A0\u202F]$/.test(before)) return false
  if (before.trim() === '') return true
  if (closing.test(after) || opening.test(before)) return false
  return /[-\u2010\u2013\u2014/]$/.test(before) || cjk.test(before) || cjk.test(after)
}

const segmenters = new Map<string, Intl.Segmenter>()

/** White space that keeps words together is a word here. */
function wordsOf(text: string, language: string): Iterable<Intl.SegmentData> {
  let segmenter = segmenters.get(language)
  if (!segmenter) segmenters.set(language, (segmenter = new Intl.Segmenter(language, { granularity: 'word' })))
  return segmenter.segment(text)
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

function breakWord(word: string, width: number, measure: Measure): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const { segment } of graphemes.segment(word)) {
    if (piece !== '' && measure(piece + segment) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += segment
  }
  return [...pieces, piece]
}

/** The runs of a line from left to right, by the Unicode Bidirectional Algorithm. */
export function runsOf(line: string, direction: Direction): Run[] {
  if (direction === 'ltr' && !rightToLeft.test(line)) {
    const text = line.replace(marks, '')
    return text === '' ? [] : [{ text, isRightToLeft: false }]
  }
  const { levels } = bidi.getEmbeddingLevels(line, direction)
  const runs: { start: number; end: number; level: number }[] = []
  for (let at = 0; at < line.length; at++) {
    const last = runs.at(-1)
    if (last && last.level === levels[at]) last.end = at + 1
    else runs.push({ start: at, end: at + 1, level: levels[at]! })
  }
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level >= 1; level--) reverseFrom(runs, level)
  return runs.flatMap(({ start, end, level }) => {
    const text = line.slice(start, end).replace(marks, '')
    return text === '' ? [] : [{ text, isRightToLeft: level % 2 === 1 }]
  })
}

const rightToLeft = /[\u0590-\u08FF\u200F\u2067\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/** Rule L2: from the highest level down, what is at a level or above it is turned around. */
function reverseFrom(runs: { level: number }[], level: number): void {
  for (let at = 0; at < runs.length; at++) {
    if (runs[at]!.level < level) continue
    let end = at
    while (end < runs.length && runs[end]!.level >= level) end++
    runs.splice(at, end - at, ...runs.slice(at, end).toReversed())
    at = end
  }
}

/** A piece of a right-to-left run without letters of a script: brackets are mirrored, and the order is turned around. */
export const mirrored = (text: string): string =>
  Array.from(graphemes.segment(text), ({ segment }) => bidi.getMirroredCharacter(segment) ?? segment)
    .toReversed()
    .join('')

/** A piece of a right-to-left run that is shaped by its script: only brackets are mirrored. */
export const withMirroredBrackets = (text: string): string =>
  Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('')
