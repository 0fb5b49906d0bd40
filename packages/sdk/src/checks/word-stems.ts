import { hebrewStem, isHebrewForm } from './hebrew-words.ts'
import { isKoreanForm, koreanStem } from './korean-words.ts'
import { isSlavicForm, slavicStem } from './slavic-stems.ts'

/**
 * The stem common to the forms of a word, by rules of its language: of `hamulec`, `hamulca`, and `hamulcem` the same.
 * @param word in small letters
 * @param language code without a region
 * @returns undefined in languages without rules: `pl`, `cs`, `sk`, `sl`, `uk`, `ru`, `bg`, `he`, and `ko` have some
 */
export function wordStem(word: string, language: string): string | undefined {
  if (language === 'he') return hebrewStem(word)
  if (language === 'ko') return koreanStem(word)
  return slavicStem(word, language)
}

/**
 * Whether a word with the stem of another one can be a form of it, where the stem alone does not tell.
 * @param isLast whether the word ends its term: in Korean, only the end of a term has particles
 */
export function isWordForm(word: string, wanted: string, language: string, isLast = true): boolean {
  if (word === wanted) return true
  if (language === 'he') return isHebrewForm(word, wanted)
  if (language === 'ko') return isLast && isKoreanForm(word, wanted)
  return isSlavicForm(word, wanted, language)
}
