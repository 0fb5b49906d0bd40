import type { ConceptsApart } from '@dragoman/sdk/operations/glossaryConcepts'
import { and, eq, or } from 'drizzle-orm'
import type { ChangeContext } from '../../../identity/change-context.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { notFound } from '../../../kernel/refusals.ts'
import { glossaryConcepts, type GlossaryConceptRow } from '../../terminology/tables.ts'
import { glossaryConceptsApart, type ApartRow } from '../../terminology/upkeep-tables.ts'
import type { GlossaryRow } from '../glossaries.ts'

/** Some concepts of a glossary, held, oldest first; 404 unless it has all of them. */
export async function holdConcepts(
  db: Database,
  { id }: GlossaryRow,
  uuids: readonly string[],
): Promise<GlossaryConceptRow[]> {
  const wanted = new Set(uuids)
  const rows = await db
    .select()
    .from(glossaryConcepts)
    .where(and(isOneOf(glossaryConcepts.id, wanted), eq(glossaryConcepts.glossaryId, id)))
    .orderBy(glossaryConcepts.number)
    .for('update')
  if (rows.length < wanted.size) throw notFound('concept')
  return rows
}

/** The marks that keep some concepts apart from others. */
export const marksOf = (db: Database, ids: readonly string[]): Promise<ApartRow[]> =>
  db
    .select()
    .from(glossaryConceptsApart)
    .where(or(isOneOf(glossaryConceptsApart.firstId, ids), isOneOf(glossaryConceptsApart.secondId, ids)))

/** Puts back the marks of concepts that a merge had made one, as far as both concepts of a mark are there. */
export async function restoreMarks(db: Database, marks: readonly ApartRow[]): Promise<void> {
  if (marks.length === 0) return
  const ids = marks.flatMap(({ firstId, secondId }) => [firstId, secondId])
  const rows = await db
    .select({ id: glossaryConcepts.id })
    .from(glossaryConcepts)
    .where(isOneOf(glossaryConcepts.id, ids))
  const present = new Set(rows.map(({ id }) => id))
  const possible = marks.filter(({ firstId, secondId }) => present.has(firstId) && present.has(secondId))
  if (possible.length === 0) return
  await db
    .insert(glossaryConceptsApart)
    .values(possible.map((mark) => ({ ...mark, at: new Date(mark.at) })))
    .onConflictDoNothing()
}

/** Remembers that concepts are not the same, or forgets it. */
export async function keepApart(
  { db, session, now }: Pick<ChangeContext, 'db' | 'session' | 'now'>,
  glossary: GlossaryRow,
  { conceptUuids, apart }: ConceptsApart,
): Promise<void> {
  const ids = (await holdConcepts(db, glossary, conceptUuids)).map(({ id }) => id).toSorted()
  const pairs = ids.flatMap((firstId, at) => ids.slice(at + 1).map((secondId) => ({ firstId, secondId })))
  if (pairs.length === 0) return
  if (apart) {
    const mark = { glossaryId: glossary.id, userId: session.user.id, at: now }
    const rows = pairs.map((pair) => ({ ...pair, ...mark }))
    await db.insert(glossaryConceptsApart).values(rows).onConflictDoNothing()
    return
  }
  const { firstId, secondId } = glossaryConceptsApart
  await db
    .delete(glossaryConceptsApart)
    .where(or(...pairs.map((pair) => and(eq(firstId, pair.firstId), eq(secondId, pair.secondId)))))
}
