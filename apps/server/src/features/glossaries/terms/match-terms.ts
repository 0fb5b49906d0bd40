import type { TermMatch } from '@dragoman/sdk/operations/glossaryTerms'
import type { Database } from '../../../kernel/database/connect.ts'
import { findTerms, translationsOf, type TermSearch } from '../../terminology/find-terms.ts'
import { imagesOf } from '../concept-images.ts'
import { showTerms } from '../term-rows.ts'

/** The terms that stand in a text, each with its translations (contract: TermMatch). */
export async function matchTerms(
  db: Database,
  search: TermSearch & { targetLocale?: string | undefined },
  text: string,
): Promise<TermMatch[]> {
  const [found = []] = await findTerms(db, search, [text])
  const concepts = search.targetLocale === undefined ? [] : found.map(({ term }) => term.conceptId)
  const targets = await translationsOf(db, concepts, search.targetLocale ?? '', search.where)
  const rows = [...found.map(({ term }) => term), ...[...targets.values()].flat()]
  const shown = await showTerms(db, [...new Set(rows.map(({ id }) => id))])
  const images = await imagesOf(
    db,
    found.map(({ term }) => term.conceptId),
  )
  return found.flatMap(({ term, start, end }) => {
    const own = images.get(term.conceptId)
    const match = { sourceTerm: shown.get(term.id)!, start, end, ...(own && { images: own }) }
    const translations = targets.get(term.conceptId) ?? []
    if (translations.length === 0) return [match]
    return translations.map(({ id }) => ({ ...match, targetTerm: shown.get(id)! }))
  })
}
