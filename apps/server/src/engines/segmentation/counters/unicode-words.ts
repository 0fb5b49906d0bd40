import { scriptOf } from '@dragoman/sdk/languages'
import { graphemes, segmenterOf, withoutCodes } from './plain-text.ts'

const perCharacter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const perCharacterScripts: ReadonlySet<string> = new Set(['Hans', 'Hant', 'Hani', 'Jpan', 'Thai'])

/**
 * Words by the boundaries of Unicode (UAX #29). In Chinese, Japanese and Thai each character of those scripts is one
 * word; elsewhere, and for Latin words and numbers among them, each piece that `Intl.Segmenter` calls word-like.
 */
export function countUnicodeWords(segmentText: string, locale: string): number {
  const countsCharacters = perCharacterScripts.has(scriptOf(locale) ?? '')
  let words = 0
  for (const { segment, isWordLike } of segmenterOf(locale, 'word').segment(withoutCodes(segmentText, ' '))) {
    if (isWordLike) words += countsCharacters && perCharacter.test(segment) ? graphemes(segment) : 1
  }
  return words
}
