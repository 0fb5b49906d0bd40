import { wordStem } from '@dragoman/sdk/checks'
import { languageOf } from '@dragoman/sdk/locale'
import { sql } from 'drizzle-orm'
import { caseless, hasSpaces, textWords, type TextWord } from '../../engines/terminology/text-words.ts'
import { listedStopWords } from '../../engines/terminology/extraction/stop-words.ts'
import { baseForm, commonStem } from '../../engines/terminology/word-forms.ts'
import type { Database } from '../../kernel/database/connect.ts'

/** The dictionaries of the database that know the forms of a language's words. */
const stemmers: Readonly<Record<string, string>> = {
  ar: 'arabic',
  bs: 'serbian',
  ca: 'catalan',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  et: 'estonian',
  eu: 'basque',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hi: 'hindi',
  hr: 'serbian',
  hu: 'hungarian',
  hy: 'armenian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  nb: 'norwegian',
  ne: 'nepali',
  nl: 'dutch',
  nn: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  sr: 'serbian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  yi: 'yiddish',
}

/**
 * The stems of the words of texts, in their order: what the forms of a word have in common, as `city` and `cities` do.
 * They come from the rules of the SDK or else from the database. In a language that neither knows, a word is its own stem;
 * in those without spaces there are none.
 */
export const stemsOf = (db: Database, locale: string, texts: readonly string[]): Promise<string[][]> =>
  stemsOfWords(db, locale, hasSpaces(locale) ? texts.map((text) => textWords(text, locale)) : texts.map(() => []))

/** The same for texts whose words are known. */
export async function stemsOfWords(
  db: Database,
  locale: string,
  texts: readonly (readonly TextWord[])[],
): Promise<string[][]> {
  if (!hasSpaces(locale)) return texts.map(() => [])
  const language = languageOf(locale)
  const words = texts.map((text) => text.map(({ word }) => baseForm(caseless(word, locale), language)))
  if (!stemmers[language]) return words.map((each) => each.map((word) => wordStem(word, language) ?? word))
  const stems = await storedStems(db, language, new Set(words.flat()))
  return words.map((each) => each.map((word) => stems.get(word) ?? word))
}

/** Words whose stems are remembered: those of a text have mostly been in another one, and the rules never change. */
const mostKnown = 50_000
const longestKnown = 50
const known = new Map<string, string>()

/** The stems of words by the dictionary of the database, which is asked for those alone that are not known. */
async function storedStems(db: Database, language: string, words: ReadonlySet<string>): Promise<Map<string, string>> {
  const stems = new Map<string, string>()
  const missing: string[] = []
  for (const word of words) {
    const stem = known.get(`${language} ${word}`)
    if (stem === undefined) missing.push(word)
    else stems.set(word, stem)
  }
  if (missing.length === 0) return stems
  const { rows } = await db.execute<{ word: string; stem: string }>(sql`
    select word, coalesce((ts_lexize(${`${stemmers[language]}_stem`}::regdictionary, word))[1], word) as stem
    from unnest(${sql.param(missing)}::text[]) word`)
  if (known.size + rows.length > mostKnown) known.clear()
  for (const row of rows) {
    const stem = commonStem(row.stem, language)
    stems.set(row.word, stem)
    if (known.size < mostKnown && row.word.length <= longestKnown) known.set(`${language} ${row.word}`, stem)
  }
  return stems
}

/** The words among some, in small letters, that only hold sentences together. */
export async function stopWordsAmong(db: Database, locale: string, words: readonly string[]): Promise<Set<string>> {
  const language = languageOf(locale)
  const listed = listedStopWords(language)
  const found = new Set(words.filter((word) => listed.has(word)))
  const stemmer = stemmers[language]
  if (!stemmer) return found
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from unnest(${sql.param(words)}::text[]) word
    where ts_lexize(${`${stemmer}_stem`}::regdictionary, word) = '{}'`)
  for (const { word } of rows) found.add(word)
  return found
}
