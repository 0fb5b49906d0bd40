import { languageOf } from '@dragoman/sdk/locale'
import { and, asc, eq, like, or, sql, type SQL } from 'drizzle-orm'
import { termFinder, type FoundTerm } from '../../engines/terminology/recognize.ts'
import { textHeads } from '../../engines/terminology/text-words.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { createYield } from '../../kernel/yield-thread.ts'
import { stemsOf } from './stems.ts'
import { glossaryTerms } from './tables.ts'

export type TermRow = typeof glossaryTerms.$inferSelect

/** Where terms are looked up. */
export interface TermSearch {
  glossaryIds: readonly string[]
  sourceLocale: string
  /** The terms that count, of either language. */
  where?: SQL | undefined
}

/** Terms of a language count for its regional variants, and the other way round. */
export const ofLanguage = (locale: string): SQL => {
  const language = languageOf(locale)
  return or(eq(glossaryTerms.language, language), like(glossaryTerms.language, `${language}\\_%`))!
}

/** The columns of a term that are read to find it: there may be very many candidates. */
const found = {
  id: glossaryTerms.id,
  conceptId: glossaryTerms.conceptId,
  text: glossaryTerms.text,
  stems: glossaryTerms.stems,
  dnt: glossaryTerms.dnt,
  exactMatch: glossaryTerms.exactMatch,
  caseSensitive: glossaryTerms.caseSensitive,
}

type FoundTermRow = Pick<TermRow, keyof typeof found>

/** Texts up to which the database leaves out terms of which a word is in none of them. */
const fewTexts = 20

/** The terms that stand in each of some texts: of a whole file, best all at once. */
export async function findTerms(
  db: Database,
  { glossaryIds, sourceLocale, where }: TermSearch,
  texts: readonly string[],
): Promise<FoundTerm<FoundTermRow>[][]> {
  if (glossaryIds.length === 0 || texts.length === 0) return texts.map(() => [])
  const stems = await stemsOf(db, sourceLocale, texts)
  const heads = new Set(texts.flatMap((text, at) => textHeads(text, sourceLocale, stems[at]!)))
  const inTexts =
    texts.length <= fewTexts
      ? sql`${glossaryTerms.stems} <@ ${sql.param([...new Set(stems.flat())])}::text[]`
      : undefined
  const candidates = await db
    .select(found)
    .from(glossaryTerms)
    .where(
      and(
        isOneOf(glossaryTerms.glossaryId, glossaryIds),
        sql`${glossaryTerms.head} = any(${sql.param([...heads])}::text[])`,
        ofLanguage(sourceLocale),
        inTexts,
        where,
      ),
    )
    .orderBy(asc(glossaryTerms.number))
  const find = termFinder(sourceLocale, candidates)
  const yieldThread = createYield()
  const places: FoundTerm<FoundTermRow>[][] = []
  for (const [at, text] of texts.entries()) {
    await yieldThread()
    places.push(find(text, stems[at]!))
  }
  return places
}

/** The terms of concepts in a language: those of the very locale or, without one, those of others of the language. */
export async function translationsOf(
  db: Database,
  conceptIds: readonly string[],
  locale: string,
  where?: SQL,
): Promise<Map<string, TermRow[]>> {
  if (conceptIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(glossaryTerms)
    .where(and(isOneOf(glossaryTerms.conceptId, conceptIds), ofLanguage(locale), where))
    .orderBy(asc(glossaryTerms.number))
  const byConcept = Map.groupBy(rows, ({ conceptId }) => conceptId)
  for (const [concept, terms] of byConcept) {
    const own = terms.filter(({ language }) => language === locale)
    if (own.length > 0) byConcept.set(concept, own)
  }
  return byConcept
}
