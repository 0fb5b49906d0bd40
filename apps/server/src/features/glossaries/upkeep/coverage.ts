import type { GlossaryCoverage } from '@dragoman/sdk/operations/glossaryConcepts'
import type { TermStatus } from '@dragoman/sdk/operations/glossaries'
import { and, count, eq, sql } from 'drizzle-orm'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { glossaryConcepts, glossaryTerms } from '../../terminology/tables.ts'
import type { GlossaryRow } from '../glossaries.ts'
import { shownTo } from '../term-rows.ts'

const statuses: readonly TermStatus[] = ['New', 'Under_Review', 'Approved', 'Published']

/** How many concepts of a glossary have a term in each language, by status (contract: GlossaryCoverage). */
export async function coverageOf(db: Database, session: SignedIn, glossary: GlossaryRow): Promise<GlossaryCoverage> {
  const concepts = await db.$count(glossaryConcepts, eq(glossaryConcepts.glossaryId, glossary.id))
  const has = (status: TermStatus) => sql<boolean>`bool_or(${glossaryTerms.status} = ${status})`.as(status)
  const each = db
    .select({
      language: glossaryTerms.language,
      New: has('New'),
      Under_Review: has('Under_Review'),
      Approved: has('Approved'),
      Published: has('Published'),
    })
    .from(glossaryTerms)
    .where(and(eq(glossaryTerms.glossaryId, glossary.id), shownTo(session)))
    .groupBy(glossaryTerms.conceptId, glossaryTerms.language)
    .as('each')
  const inStatus = (status: TermStatus) => sql<number>`(count(*) filter (where ${each[status]}))::int`
  const rows = await db
    .select({
      language: each.language,
      concepts: count(),
      New: inStatus('New'),
      Under_Review: inStatus('Under_Review'),
      Approved: inStatus('Approved'),
      Published: inStatus('Published'),
    })
    .from(each)
    .groupBy(each.language)
    .orderBy(each.language)
  const byLanguage = new Map(rows.map((row) => [row.language, row]))
  return {
    concepts,
    languages: [...new Set([...glossary.languages, ...byLanguage.keys()])].map((language) => {
      const row = byLanguage.get(language)
      return {
        language,
        concepts: row?.concepts ?? 0,
        missing: concepts - (row?.concepts ?? 0),
        statuses: statuses.map((status) => ({ status, concepts: row?.[status] ?? 0 })),
      }
    }),
  }
}
