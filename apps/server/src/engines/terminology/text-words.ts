import { scriptOf } from '@dragoman/sdk/languages'
import { toBcp47 } from '@dragoman/sdk/locale'

/** A word of a text: UTF-16 offsets, the end not included. */
export interface TextWord {
  begin: number
  end: number
  word: string
}

/** Scripts that put no spaces between words: terms are found letter by letter. */
const unspaced = new Set(['Hans', 'Hant', 'Hani', 'Jpan', 'Thai', 'Laoo', 'Khmr', 'Mymr', 'Tibt'])

/** Whether a language puts spaces between words. */
export const hasSpaces = (locale: string): boolean => !unspaced.has(scriptOf(locale) ?? '')

const segmenters = new Map<string, Intl.Segmenter>()

/** The words of a text in their order, as they are spelled. Inline tags are none. */
export function textWords(text: string, locale: string): TextWord[] {
  const language = toBcp47(locale)
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  return [...segmenter.segment(withoutTags(text))].flatMap(({ segment, index, isWordLike }) =>
    isWordLike ? [{ begin: index, end: index + segment.length, word: segment }] : [],
  )
}

/** A text with spaces where its inline tags stand, so that places stay what they are. */
export const withoutTags = (text: string): string => text.replace(/⟦[^⟧]*⟧/g, (tag) => ' '.repeat(tag.length))

/** A text in the case in which texts are compared. */
export const caseless = (text: string, locale: string): string =>
  text.normalize('NFC').toLocaleLowerCase(toBcp47(locale))

/** What a term is looked up by: its longest stem, as that is the rarest, or its first two letters where words have no spaces. */
export function termHead(text: string, locale: string, stems: readonly string[]): string {
  if (!hasSpaces(locale)) return [...caseless(text, locale)].slice(0, 2).join('')
  return stems.reduce((longest, stem) => (stem.length > longest.length ? stem : longest), '')
}

/** What the terms in a text can be looked up by: the heads of all terms that it may have. */
export function textHeads(text: string, locale: string, stems: readonly string[]): string[] {
  if (hasSpaces(locale)) return [...new Set(['', ...stems])]
  const letters = [...caseless(withoutTags(text), locale)]
  return [...new Set(letters.flatMap((letter, at) => [letter, letter + (letters[at + 1] ?? '')]))]
}
