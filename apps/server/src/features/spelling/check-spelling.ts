import { toBcp47 } from '@dragoman/sdk/locale'
import type { SpellingResult } from '@dragoman/sdk/operations/editor'
import { eq } from 'drizzle-orm'
import { findDictionary } from '../../engines/spelling/dictionaries.ts'
import { suggestWords, unknownWords } from '../../engines/spelling/spelling.ts'
import { spelledWords } from '../../engines/spelling/words.ts'
import type { AppSettings } from '../../identity/context.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { languages } from '../locales/languages.ts'
import { findTerms } from '../terminology/find-terms.ts'
import { glossaryTerms } from '../terminology/tables.ts'
import { ignoredAmong } from './spelling-words.ts'

type DictionarySettings = Pick<AppSettings, 'dictionariesDirectory'>

/** A language in which texts of an account are checked. */
export interface CheckedLanguage {
  accountId: string
  /** As on the wire. */
  language: string
  /** Whether the account's words to ignore are ignored. */
  ignoresWords: boolean
  /** Glossaries whose terms are spelled as they are. */
  glossaryIds: readonly string[]
}

/** Finds words that aren't in the dictionary of a language. Nothing is checked where there is none. */
export async function checkSpelling(
  { db, settings }: { db: Database; settings: DictionarySettings },
  { ignoresWords, glossaryIds, ...checked }: CheckedLanguage,
  texts: readonly string[],
): Promise<SpellingResult> {
  const locale = toBcp47(checked.language)
  const files = findDictionary(locale, settings.dictionariesDirectory)
  if (!files) return { hasDictionary: false, mistakes: [] }
  const found = texts.flatMap((text, at) => spelledWords(text, locale).map((word) => ({ text: at, ...word })))
  const unknown = await unknownWords(
    files,
    found.map(({ word }) => word),
  )
  const ignored = ignoresWords ? await ignoredAmong(db, checked, unknown) : new Set()
  const mistakes = found.filter(({ word }) => unknown.has(word) && !ignored.has(word))
  if (mistakes.length === 0) return { hasDictionary: true, mistakes }
  const search = { glossaryIds, sourceLocale: checked.language, where: eq(glossaryTerms.forbidden, false) }
  const terms = await findTerms(db, search, texts)
  const isTerm = ({ text, begin, end }: (typeof mistakes)[number]) =>
    terms[text]!.some((term) => term.start <= begin && end <= term.end)
  return { hasDictionary: true, mistakes: mistakes.filter((mistake) => !isTerm(mistake)) }
}

/** Other spellings of a word in a language of the wire; none without a dictionary. */
export async function suggestSpelling(settings: DictionarySettings, language: string, word: string): Promise<string[]> {
  const files = findDictionary(toBcp47(language), settings.dictionariesDirectory)
  return files ? suggestWords(files, word) : []
}

/** Languages of the wire that have a dictionary. */
export const dictionaryLocales = ({ dictionariesDirectory }: DictionarySettings): string[] =>
  languages()
    .map(({ code }) => code)
    .filter((code) => findDictionary(toBcp47(code), dictionariesDirectory) !== undefined)
