import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { glossaryConcepts, glossaryTerms } from '../../terminology/tables.ts'

/**
 * Removes the terms that an import wrote at a moment, and the concepts that have none left; those that someone has
 * changed since stay. Answers how many went, how many stay, and whether the glossary is empty.
 */
export async function takeBackTerms(
  db: Database,
  glossaryId: string,
  at: Date,
): Promise<{ removed: number; kept: number; isEmpty: boolean }> {
  const ofImport = and(eq(glossaryTerms.glossaryId, glossaryId), eq(glossaryTerms.createdAt, at))
  const removed = await db
    .delete(glossaryTerms)
    .where(and(ofImport, eq(glossaryTerms.changedAt, at)))
    .returning({ id: glossaryTerms.id })
  const terms = db
    .select({ one: sql`1` })
    .from(glossaryTerms)
    .where(eq(glossaryTerms.conceptId, glossaryConcepts.id))
  await db
    .delete(glossaryConcepts)
    .where(and(eq(glossaryConcepts.glossaryId, glossaryId), eq(glossaryConcepts.createdAt, at), notExists(terms)))
  const kept = await db.$count(glossaryTerms, ofImport)
  const concepts = await db.$count(glossaryConcepts, eq(glossaryConcepts.glossaryId, glossaryId))
  return { removed: removed.length, kept, isEmpty: concepts === 0 }
}
