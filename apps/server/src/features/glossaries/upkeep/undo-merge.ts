import type { ConceptMerge } from '@dragoman/sdk/operations/glossaryConcepts'
import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm'
import type { ChangeContext } from '../../../identity/change-context.ts'
import { loadPeople } from '../../../identity/people.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { updateOne } from '../../../kernel/database/one-row.ts'
import { oneOrNotFound } from '../../../kernel/find-visible.ts'
import { conflict } from '../../../kernel/refusals.ts'
import { keptConcept, keptTerm } from '../../terminology/kept-rows.ts'
import { openLanes } from '../../terminology/open-requests.ts'
import { termRequests } from '../../terminology/request-tables.ts'
import { glossaryConcepts, glossaryTerms } from '../../terminology/tables.ts'
import { glossaryMerges, type MergedState, type MergeRow } from '../../terminology/upkeep-tables.ts'
import { glossaryEntity, type GlossaryRow } from '../glossaries.ts'
import { restoreLinks } from './links.ts'
import { conceptVersion } from './merged-concept.ts'

const daysToUndo = 30
const mostListed = 50

const since = (now: Date) => new Date(now.getTime() - daysToUndo * 24 * 60 * 60 * 1000)

/** Forgets the merges that can't be undone any more. */
export const forgetMerges = async (db: Database, now: Date): Promise<void> => {
  await db.delete(glossaryMerges).where(lt(glossaryMerges.at, since(now)))
}

/** The merges of a glossary that can be undone, or were. */
export async function listMerges(
  { db, session, now }: { db: Database; session: SignedIn; now: Date },
  { id }: GlossaryRow,
): Promise<ConceptMerge[]> {
  const rows = await db
    .select()
    .from(glossaryMerges)
    .where(and(eq(glossaryMerges.glossaryId, id), gte(glossaryMerges.at, since(now))))
    .orderBy(desc(glossaryMerges.at))
    .limit(mostListed)
  return showMerges(db, session, rows)
}

/** Merges as the wire shows them. */
export async function showMerges(db: Database, session: SignedIn, rows: readonly MergeRow[]): Promise<ConceptMerge[]> {
  const people = await loadPeople(
    db,
    session,
    rows.map(({ userId }) => userId),
  )
  return rows.map(({ id, conceptId, name, state, userId, at, isUndone }) => ({
    uuid: id,
    conceptUuid: conceptId,
    conceptId: state.concepts[0]!.number,
    name,
    concepts: state.concepts.length,
    by: people(userId),
    at: at.getTime(),
    undone: isUndone,
  }))
}

/** Makes several concepts again of a merged one that is as it was left. */
export async function undoMerge(
  { db, now, journal }: ChangeContext,
  glossary: GlossaryRow,
  mergeUuid: string,
): Promise<MergeRow> {
  const found = await db
    .select()
    .from(glossaryMerges)
    .where(
      and(
        eq(glossaryMerges.id, mergeUuid),
        eq(glossaryMerges.glossaryId, glossary.id),
        gte(glossaryMerges.at, since(now)),
      ),
    )
    .for('update')
  const { id, conceptId, state, isUndone, name } = oneOrNotFound(found, 'merge')
  if (isUndone) throw conflict('The merge was undone already.', { uuid: id })
  const present = await db.select().from(glossaryConcepts).where(eq(glossaryConcepts.id, conceptId)).for('update')
  const terms = await db.select().from(glossaryTerms).where(eq(glossaryTerms.conceptId, conceptId)).for('update')
  if (conceptVersion(present, terms) !== state.left)
    throw conflict('The merged concept has changed since. Change it manually.', { uuid: id, conceptUuid: conceptId })
  await restoreConcepts(db, state)
  await restoreRequests(db, state)
  await restoreLinks(db, state)
  const row = await updateOne(db, glossaryMerges, eq(glossaryMerges.id, id), { isUndone: true })
  await journal({
    entity: glossaryEntity(glossary),
    before: { concepts: 1, terms: terms.map(({ text }) => text) },
    after: { concepts: state.concepts.length, terms: state.terms.map(({ text }) => text) },
    detail: { term: name, conceptId: state.concepts[0]!.number },
  })
  return row
}

async function restoreConcepts(db: Database, { concepts: [keep, ...others], terms }: MergedState): Promise<void> {
  if (!keep) return
  await db.delete(glossaryTerms).where(eq(glossaryTerms.conceptId, keep.id))
  const { definition, note } = keep
  await db.update(glossaryConcepts).set({ definition, note }).where(eq(glossaryConcepts.id, keep.id))
  await db.insert(glossaryConcepts).overridingSystemValue().values(others.map(keptConcept))
  await db.insert(glossaryTerms).overridingSystemValue().values(terms.map(keptTerm))
}

/** Requests go back to their concept; what open ones ask for names its terms again. */
async function restoreRequests(db: Database, { requests }: MergedState): Promise<void> {
  const ids = requests.map(({ id }) => id)
  const present = await db
    .select({ id: termRequests.id })
    .from(termRequests)
    .where(and(isOneOf(termRequests.id, ids), inArray(termRequests.lane, [...openLanes])))
  const open = new Set(present.map(({ id }) => id))
  for (const { id, conceptId, terms } of requests)
    await db
      .update(termRequests)
      .set({ conceptId, ...(open.has(id) && { terms }) })
      .where(eq(termRequests.id, id))
}
