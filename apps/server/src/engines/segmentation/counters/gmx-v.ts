import { scriptOf } from '@dragoman/sdk/languages'
import { segmenterOf, withoutCodes } from './plain-text.ts'

/** Characters that make a word, by script, where the standard does not tell words apart (GMX-V 2.0, logographic scripts). */
const charactersOfWord: Readonly<Record<string, number>> = {
  Hans: 2.8,
  Hant: 2.8,
  Hani: 2.8,
  Jpan: 3,
  Kore: 3.3,
  Thai: 6,
}

/** Languages in which an elided article or preposition is a word of its own (UAX #29, on apostrophes). */
const elidingLanguages: ReadonlySet<string> = new Set(['fr', 'it'])

const hyphen = /^[-\u2010\u2011]$/

/**
 * Words by GMX-V 2.0: the boundaries of Unicode (UAX #29), but for hyphens, which hold a word together. Numbers count,
 * punctuation and placeholders don't. In Chinese, Japanese, Korean and Thai, the characters without white space and
 * punctuation are divided by the standard's factor of the language, and rounded.
 */
export function countByGmxV(segmentText: string, locale: string): number {
  const { language } = new Intl.Locale(locale)
  const text = withoutCodes(segmentText, ' ').normalize('NFC')
  const factor = charactersOfWord[scriptOf(locale) ?? '']
  if (factor !== undefined) return Math.round((text.match(/[^\s\p{P}\p{Cf}]/gu)?.length ?? 0) / factor)
  let words = 0
  // A hyphen joins what stands right before it to what stands right after it.
  let before: 'word' | 'joined' | 'other' = 'other'
  for (const { segment, isWordLike } of segmenterOf(locale, 'word').segment(text)) {
    if (isWordLike) {
      const parts = elidingLanguages.has(language) ? segment.split(/['’]/).filter((part) => part !== '').length : 1
      words += before === 'joined' ? parts - 1 : parts
      before = 'word'
    } else before = before === 'word' && hyphen.test(segment) ? 'joined' : 'other'
  }
  return words
}
