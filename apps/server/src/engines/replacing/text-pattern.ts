import { splitSegmentText } from '@dragoman/sdk/segment-text'
import { RE2JS } from 're2js'

/** A text or a pattern that is looked for, and what takes its place. */
export interface PatternTerms {
  text: string
  replacement?: string | undefined
  isPattern?: boolean | undefined
  matchCase?: boolean | undefined
  wholeWords?: boolean | undefined
}

/** A part of a text, and what takes its place, if anything does. */
export interface Place {
  begin: number
  end: number
  text?: string
}

export interface TextPattern {
  /**
   * Where the pattern is found outside of inline tags, in order; null for a text too long to look through, or that would
   * become too long.
   */
  placesIn: (text: string) => Place[] | null
}

/** A pattern, or a replacement for one, that can't be used. */
export class PatternRefused extends Error {
  override readonly name = 'PatternRefused'
  readonly field: 'text' | 'replacement'

  constructor(field: 'text' | 'replacement', message: string) {
    super(message)
    this.field = field
  }
}

/** Instructions of a pattern at most. Matching takes as many steps for each character in the worst case. */
const mostInstructions = 500
/** Steps that one text may take: some hundred milliseconds. */
const mostSteps = 25_000_000
/** Characters of a translation at most, as where it is saved by hand. */
const mostCharacters = 100_000

/** Stands for each code unit of a tag, so that places stay the same. */
const filler = '\uFFFC'
const tag = /⟦\/?[1-9]\d{0,5}\/?⟧/g
const wordCharacter = /[\p{L}\p{M}\p{N}_]/u

/**
 * Reads a pattern. The engine is linear: no match takes longer than the size of the pattern times the rest of the text,
 * through which a pattern such as `a(.*b)?` looks for each of them.
 * @throws PatternRefused for one that is wrong or too large
 */
export function readPattern({ text, replacement, isPattern, matchCase, wholeWords }: PatternTerms): TextPattern {
  const compiled = compile(isPattern ? text : RE2JS.quote(text), matchCase === true)
  const size = compiled.programSize()
  if (size > mostInstructions) {
    const message = `The pattern is too large: ${size} steps, where ${mostInstructions} are allowed. Repeat less in it.`
    throw new PatternRefused('text', message)
  }
  if (replacement !== undefined && new RegExp(tag).test(replacement))
    throw new PatternRefused('replacement', "The replacement can't contain inline tags.")
  const parts = replacement === undefined ? undefined : isPattern ? partsOf(replacement) : [replacement]
  const group = Math.max(0, ...(parts ?? []).map((part) => (typeof part === 'number' ? part : 0)))
  if (group > compiled.groupCount()) {
    const message = `The replacement has $${group}, and the pattern has ${compiled.groupCount()} groups.`
    throw new PatternRefused('replacement', message)
  }
  return {
    placesIn(given) {
      let steps = size * given.length
      let grown = 0
      if (steps > mostSteps) return null
      const looked = given.replace(tag, (found) => filler.repeat(found.length))
      const places: Place[] = []
      const matcher = compiled.matcher(looked)
      while (matcher.find()) {
        const [begin, end] = [matcher.start(), matcher.end()]
        if (isPattern) steps += size * (given.length - end)
        if (steps > mostSteps) return null
        if (begin === end || looked.slice(begin, end).includes(filler)) continue
        if (wholeWords && !isWhole(looked, begin, end)) continue
        const put = parts?.map((part) => (typeof part === 'number' ? (matcher.group(part) ?? '') : part)).join('')
        grown += put === undefined ? 0 : put.length - (end - begin)
        if (grown > 0 && given.length + grown > mostCharacters) return null
        places.push({ begin, end, ...(put !== undefined && { text: put }) })
      }
      return places
    },
  }
}

function compile(pattern: string, matchCase: boolean): RE2JS {
  try {
    return RE2JS.compile(pattern, matchCase ? 0 : RE2JS.CASE_INSENSITIVE)
  } catch (error) {
    const why =
      error instanceof Error
        ? error.message.replace(/^error parsing regexp: /, '').replace('`(?i)', '`')
        : String(error)
    throw new PatternRefused('text', `The pattern can't be read: ${why}.`)
  }
}

/** A replacement in its texts and the numbers of groups. */
function partsOf(replacement: string): (string | number)[] {
  return replacement
    .split(/(\$\$|\$\d)/)
    .map((part) => (part === '$$' ? '$' : /^\$\d$/.test(part) ? Number(part[1]) : part))
}

function isWhole(text: string, begin: number, end: number): boolean {
  const before = /.$/su.exec(text.slice(Math.max(0, begin - 2), begin))?.[0] ?? ''
  const after = String.fromCodePoint(text.codePointAt(end) ?? 32)
  return !wordCharacter.test(before) && !wordCharacter.test(after)
}

/** A text with what takes the place of its parts; undefined where its tags would not be the same. */
export function replaced(text: string, places: readonly Place[]): string | undefined {
  let result = ''
  let at = 0
  for (const { begin, end, text: put } of places) {
    result += text.slice(at, begin) + (put ?? text.slice(begin, end))
    at = end
  }
  result += text.slice(at)
  return JSON.stringify(tagsOf(result)) === JSON.stringify(tagsOf(text)) ? result : undefined
}

const tagsOf = (text: string) => splitSegmentText(text).filter(({ kind }) => kind !== 'text')
