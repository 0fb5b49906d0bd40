import { splitSegmentText } from '@dragoman/sdk/segment-text'
import type { ReplacementText } from '@dragoman/sdk/operations/translationMemories'
import { RE2JS } from 're2js'
import { foldText } from '@dragoman/sdk/text-search'
import { invalid } from '../../../kernel/refusals.ts'
import { spellings } from '../../../engines/matching/normalize.ts'
import { beginningOf, spellingPattern } from './spelling-pattern.ts'

/** A place in a text: UTF-16 offsets, the end not included. */
export interface TextRange {
  start: number
  end: number
}

type Hit = TextRange & { groups: readonly string[] }

/** Finds all places in a text, and replaces them. Inline codes are neither found nor touched. */
export interface TextFinder {
  find(text: string): TextRange[]
  /** The text with what was found replaced, and how often. */
  replace(text: string): { text: string; count: number }
}

const word = String.raw`\p{L}\p{M}\p{N}_`

/**
 * Makes the finder of a replacement. A regular expression is one of RE2, which takes time in proportion to the text
 * however it is written; `$1` in the replacement is its first group, `$$` a dollar sign.
 * @throws ApiError 400 for an expression that cannot be read, and for a replacement that cannot be put in
 */
export function textFinder({ find, replacement, mode, matchCase = false }: ReplacementText): TextFinder {
  if (/[⟦⟧]/.test(replacement)) throw invalid('body.replacement', "A replacement can't insert tags. Remove ⟦ and ⟧.")
  const hits =
    mode === 'REGEX' ? regexHits(find, matchCase) : literalHits(find, { matchCase, wholeWords: mode === 'WHOLE_WORD' })
  const expand = mode === 'REGEX' ? template(replacement, RE2JS.compile(find).groupCount()) : () => replacement
  return {
    find: (text) => outsideCodes(text, hits(text)),
    replace(text) {
      const found = outsideCodes(text, hits(text))
      let [result, end] = ['', 0]
      for (const hit of found) {
        result += text.slice(end, hit.start) + expand(hit.groups)
        end = hit.end
      }
      return { text: result + text.slice(end), count: found.length }
    },
  }
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

const anyOf = (patterns: readonly string[]) => (patterns.length === 1 ? patterns[0]! : `(?:${patterns.join('|')})`)

function literalHits(find: string, { matchCase, wholeWords }: { matchCase: boolean; wholeWords: boolean }) {
  const pattern = anyOf(spellings(find).map(escaped))
  const bounded = wholeWords ? `(?<![${word}])${pattern}(?![${word}])` : pattern
  const regex = new RegExp(bounded, matchCase ? 'gu' : 'giu')
  return (text: string): Hit[] =>
    Array.from(text.matchAll(regex), ({ index, 0: all }) => ({ start: index, end: index + all.length, groups: [all] }))
}

function regexHits(find: string, matchCase: boolean) {
  const regex = compile(find, matchCase ? 0 : RE2JS.CASE_INSENSITIVE)
  const groups = regex.groupCount()
  return (text: string): Hit[] => {
    const found: Hit[] = []
    const matcher = regex.matcher(text)
    while (matcher.find()) {
      const [start, end] = [matcher.start(), matcher.end()]
      if (start === end) continue
      found.push({ start, end, groups: Array.from({ length: groups + 1 }, (_, group) => matcher.group(group) ?? '') })
    }
    return found
  }
}

/** Steps that an expression may have: each letter of a text can take as long as all of them. */
const mostSteps = 300

function compile(find: string, flags: number): RE2JS {
  try {
    const regex = RE2JS.compile(find, flags)
    if (regex.programSize() > mostSteps) throw new Error('too much repetition')
    return regex
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^error parsing regexp: /, '') : 'syntax error'
    throw invalid(
      'body.find',
      `Invalid regular expression (${reason}). Lookaround and backreferences aren't supported.`,
    )
  }
}

function template(replacement: string, groups: number): (found: readonly string[]) => string {
  for (const [, number] of replacement.matchAll(/\$(\d)/g)) {
    if (Number(number) > groups) throw invalid('body.replacement', `The expression has no group ${number}.`)
  }
  return (found) =>
    replacement.replaceAll(/\$(\$|\d)/g, (_, what: string) => (what === '$' ? '$' : found[Number(what)]!))
}

/** Without those that touch a code. */
function outsideCodes(text: string, hits: readonly Hit[]): Hit[] {
  const codes = hits.length > 0 ? codesIn(text) : []
  return hits.filter((hit) => !codes.some((code) => hit.start < code.end && code.start < hit.end))
}

/** Where the inline codes of a text stand. */
function codesIn(text: string): TextRange[] {
  const codes: TextRange[] = []
  if (!text.includes('⟦')) return codes
  let at = 0
  for (const part of splitSegmentText(text)) {
    const length = part.kind === 'text' ? part.text.length : String(part.id).length + (part.kind === 'open' ? 2 : 3)
    if (part.kind !== 'text') codes.push({ start: at, end: at + length })
    at += length
  }
  return codes
}

const withoutSpaces = String.raw`\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}`

/** The search of a concordance. */
export interface Concordance {
  text: string
  matchCase: boolean
  wholeWords: boolean
}

/** Text that may stand between two words: any space, and any codes. */
const between = String.raw`(?:[\s\u00A0\u2000-\u200A\u202F\u3000]|⟦/?\d+/?⟧)+`

/** The words of a search, each in the parts that `*` leaves of it. */
const wordsOf = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((given) => given.split('*'))

/** A regular expression for the database that finds all texts in which `concordanceFinder` finds anything, and some more. */
export const concordancePattern = ({ text }: Concordance): string =>
  wordsOf(beginningOf(text))
    .map((parts) => parts.map(spellingPattern).join(String.raw`\S*`))
    .join(between)

/**
 * Finds a part of a sentence: words that begin where the words of `text` begin, one after the other; `*` stands for any
 * letters of a word. Unless case matters, accents and the like don't either.
 */
export function concordanceFinder({ text, matchCase, wholeWords }: Concordance): (text: string) => TextRange[] {
  const exactly = (part: string) => anyOf(spellings(part).map(escaped))
  const characters = [...text.trim()]
  const start = isLetter(characters[0]) || characters[0] === '*' ? `(?<![${word}])` : ''
  const end = wholeWords && isLetter(characters.at(-1)) ? `(?![${word}])` : ''
  const regex = new RegExp(start + phrase(text, matchCase ? exactly : spellingPattern) + end, 'gu')
  return (searched) => {
    const ranges = Array.from(searched.matchAll(regex), ({ index, 0: all }) => ({
      start: index,
      end: index + all.length,
    }))
    const codes = ranges.length > 0 ? codesIn(searched) : []
    const cuts = (at: number) => codes.some((code) => code.start < at && at < code.end)
    return ranges.filter(({ start: from, end: to }) => to > from && !cuts(from) && !cuts(to))
  }
}

const isLetter = (character: string | undefined) =>
  character !== undefined &&
  new RegExp(`[${word}]`, 'u').test(character) &&
  !new RegExp(`[${withoutSpaces}]`, 'u').test(character)

/**
 * The letters that `*` stands for. In a language without spaces a word would reach to the next comma, which is never
 * meant.
 */
const letters = `[${word}]{0,100}`

/**
 * The words of a text with `between` them, each spelled as `spelled` says. What a `*` stands for is looked for once, up to
 * the nearest place where it can end, but for the last one of a word: to try all places for each would take for ever.
 */
function phrase(text: string, spelled: (part: string) => string): string {
  let groups = 0
  const once = (pattern: string) => {
    groups += 1
    return `(?=(?<once${groups}>${pattern}))\\k<once${groups}>`
  }
  const words = wordsOf(text).map((parts) => {
    const [first, ...others] = parts.map(spelled)
    const last = others.pop()
    return [
      first,
      ...others.map((part) => once(`${letters}?${part}`)),
      ...(last === undefined ? [] : [letters + last]),
    ].join('')
  })
  return words.reduce((before, next) => before + once(between) + next)
}

/** The words of a search that an index can look up: each whole, but the last, which may go on, and those with `*`. */
export function indexedWords({ text: given, wholeWords }: Concordance): { word: string; isPrefix: boolean }[] {
  const text = foldText(given)
  const words: { word: string; isPrefix: boolean }[] = []
  for (const [part] of text.matchAll(new RegExp(`[${word}*]+`, 'gu'))) {
    const spaced = part.replaceAll(new RegExp(`([${withoutSpaces}])`, 'gu'), ' $1 ').trim()
    for (const piece of spaced.split(/\s+/)) {
      const [stem = '', ...rest] = piece.split('*')
      if (stem !== '') words.push({ word: stem, isPrefix: rest.length > 0 })
    }
  }
  const last = words.at(-1)
  if (last && !wholeWords && text.trim().endsWith(last.word)) last.isPrefix = true
  return words
}
