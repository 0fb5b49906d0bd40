import type { WordCounter } from '@dragoman/sdk/operations/shared'
import { countByGmxV } from './counters/gmx-v.ts'
import { graphemes, withoutCodes } from './counters/plain-text.ts'
import { countUnicodeWords } from './counters/unicode-words.ts'
import { countByWordRule } from './counters/word-rule.ts'

const counters: Readonly<Record<WordCounter, (segmentText: string, locale: string) => number>> = {
  WORD: countByWordRule,
  GMX_V: countByGmxV,
  PLAIN: countUnicodeWords,
}

/** Words of segment text by a counter (domain: Numbers). Placeholders don't count: a standalone one separates words, a pair doesn't. */
export const countWords = (segmentText: string, locale: string, counter: WordCounter): number =>
  counters[counter](segmentText, locale)

/** The same text by every counter. */
export type WordCounts = Readonly<Record<WordCounter, number>>

export const countByEach = (segmentText: string, locale: string): WordCounts => ({
  WORD: countByWordRule(segmentText, locale),
  GMX_V: countByGmxV(segmentText, locale),
  PLAIN: countUnicodeWords(segmentText, locale),
})

/** Characters of segment text as a reader counts them (grapheme clusters, white space included), without placeholders. */
export const countCharacters = (segmentText: string): number => graphemes(withoutCodes(segmentText, ''))
