import { languageOf } from '@dragoman/sdk/locale'
import { abbreviations, beforeNumbers, beforeNumbersEverywhere } from './abbreviation-lists.ts'

/**
 * Whether a piece that ends with a full stop goes on: an abbreviation, the initial of a name, or, in German, an
 * ordinal number. `next` is the text after it. What ends a sentence as well ("etc.") is left to the platform, for which a
 * sentence goes on where a small letter follows.
 */
export function endsWithAbbreviation(piece: string, next: string, locale: string): boolean {
  const language = languageOf(locale)
  const last = /(?:^|[\s([{"'«„“‘¡¿/])([^\s([{"'«„“‘¡¿/]{1,14})\.$/u.exec(piece)?.[1]
  if (last === undefined) return false
  const word = last.toLowerCase()
  if (abbreviations[language]?.has(word)) return true
  const isBeforeNumber = beforeNumbersEverywhere.has(word) || beforeNumbers[language]?.has(word) === true
  // "No. I will" has no number after "No.".
  if (isBeforeNumber && /^(?:\d|(?!I\s+\p{Ll})[IVXLC]+\b)/u.test(next)) return true
  if (/^\p{Lu}$/u.test(last) && /^\p{Lu}[\p{Ll}.]/u.test(next)) return true
  return language === 'de' && /^\d{1,2}$/.test(last) && /^\p{L}/u.test(next)
}
