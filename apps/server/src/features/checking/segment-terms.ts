import type { CheckedTerm } from '@dragoman/sdk/checks'
import { eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { glossariesOfProject } from '../context/glossaries-of-project.ts'
import { findTerms, translationsOf } from '../terminology/find-terms.ts'
import { glossaryTerms } from '../terminology/tables.ts'
import type { WorkUnitRow } from '../work/open-work-unit.ts'

/** Terms that only managers see hold no linguist up. */
const forAll = eq(glossaryTerms.internal, false)

/** The terms of the project's glossaries in each of some sources, in the same order, as checks want them. */
export async function termsInSources(
  db: Database,
  { projectId, sourceLocale, targetLocale }: Pick<WorkUnitRow, 'projectId' | 'sourceLocale' | 'targetLocale'>,
  sources: readonly string[],
): Promise<CheckedTerm[][]> {
  if (sources.length === 0) return []
  const glossaryIds = await glossariesOfProject(db, projectId)
  const found = await findTerms(db, { glossaryIds, sourceLocale, where: forAll }, sources)
  const concepts = [...new Set(found.flat().map(({ term }) => term.conceptId))]
  const translations = await translationsOf(db, concepts, targetLocale, forAll)
  return found.map((terms, at) => {
    const byPlace = Map.groupBy(terms, ({ start, end }) => `${start} ${end}`)
    return [...byPlace.values()].map((same) => {
      const targets = same.flatMap(({ term }) => translations.get(term.conceptId) ?? [])
      const textsOf = (isForbidden: boolean) =>
        targets.flatMap(({ text, forbidden }) => (forbidden === isForbidden ? [text] : []))
      return {
        source: sources[at]!.slice(same[0]!.start, same[0]!.end),
        targets: textsOf(false),
        forbidden: textsOf(true),
        isKept: same.some(({ term }) => term.dnt),
      }
    })
  })
}
