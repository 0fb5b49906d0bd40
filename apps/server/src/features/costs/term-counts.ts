import { eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { glossariesOfProject } from '../context/glossaries-of-project.ts'
import { findTerms } from '../terminology/find-terms.ts'
import { glossaryTerms } from '../terminology/tables.ts'

/** Counts the places in texts where a term stands, in their order; undefined where there is no glossary. */
export type TermCounts = (texts: readonly string[], sourceLocale: string) => Promise<number[] | undefined>

/** Texts that are remembered: those of a file come again for its next target locale. */
const mostKnown = 20_000

/** Looks for the terms of a project's glossaries, in each text once, however many target locales it is analyzed for. */
export async function termCounts(db: Database, projectId: string): Promise<TermCounts> {
  const glossaryIds = await glossariesOfProject(db, projectId)
  if (glossaryIds.length === 0) return () => Promise.resolve(undefined)
  const known = new Map<string, number>()
  const forAll = eq(glossaryTerms.internal, false)
  return async (texts, sourceLocale) => {
    const news = [...new Set(texts)].filter((text) => !known.has(text))
    if (known.size + news.length > mostKnown) known.clear()
    const wanted = [...new Set(texts)].filter((text) => !known.has(text))
    const found = await findTerms(db, { glossaryIds, sourceLocale, where: forAll }, wanted)
    for (const [at, text] of wanted.entries()) known.set(text, placesIn(found[at]!))
    return texts.map((text) => known.get(text)!)
  }
}

/** Terms of several glossaries may stand in one place. */
const placesIn = (found: readonly { start: number; end: number }[]) =>
  new Set(found.map(({ start, end }) => `${start} ${end}`)).size
