import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { glossaryTerms } from './tables.ts'
import { findTerms, translationsOf } from './find-terms.ts'

/** A term that stands in a text, and what it is to be in the translation. */
export interface TermAdvice {
  source: string
  /** Translations to use. */
  use: readonly string[]
  /** Translations that must not be used. */
  avoid: readonly string[]
  /** It is not translated. */
  isKept: boolean
}

/** Only terms that someone has checked and that are for everyone are told to a machine. */
const told = and(inArray(glossaryTerms.status, ['Approved', 'Published']), eq(glossaryTerms.internal, false))

/** The advice of glossaries on each of some texts. */
export async function adviseTerms(
  db: Database,
  {
    glossaryIds,
    sourceLocale,
    targetLocale,
  }: { glossaryIds: readonly string[]; sourceLocale: string; targetLocale: string },
  texts: readonly string[],
): Promise<TermAdvice[][]> {
  const found = await findTerms(db, { glossaryIds, sourceLocale, where: told }, texts)
  const concepts = [...new Set(found.flat().map(({ term }) => term.conceptId))]
  const translations = await translationsOf(db, concepts, targetLocale, told)
  return found.map((places) =>
    places.flatMap(({ term }) => {
      const targets = translations.get(term.conceptId) ?? []
      const textsOf = (forbidden: boolean) =>
        targets.filter((target) => target.forbidden === forbidden).map(({ text }) => text)
      const advice = { source: term.text, use: textsOf(false), avoid: textsOf(true), isKept: term.dnt }
      return advice.isKept || targets.length > 0 ? [advice] : []
    }),
  )
}
