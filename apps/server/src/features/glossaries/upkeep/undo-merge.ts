import type { ConceptMerge } from '@dragoman/sdk/operations/glossaryConcepts'
import { isDeepStrictEqual } from 'node:util'
import { isManager } from '@dragoman/sdk/permissions'
import { and, desc, eq, gte, lt } from 'drizzle-orm'
import type { ChangeContext } from '../../../identity/change-context.ts'
import { loadPeople } from '../../../identity/people.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { updateOne } from '../../../kernel/database/one-row.ts'
import { oneOrNotFound } from '../../../kernel/find-visible.ts'
import { conflict } from '../../../kernel/refusals.ts'
import { keptConcept, keptTerm } from '../../terminology/kept-rows.ts'
import { termRequests, type RequestedTerm } from '../../terminology/request-tables.ts'
import { glossaryConcepts, glossaryTerms } from '../../terminology/tables.ts'
import { glossaryMerges, type MergedState, type MergeRow } from '../../terminology/upkeep-tables.ts'
import { restoreImages } from '../concept-images.ts'
import { glossaryEntity, type GlossaryRow } from '../glossaries.ts'
import { restoreMarks } from './keep-apart.ts'
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
    name: isManager(session) || isShown(state, name) ? name : String(state.concepts[0]!.number),
    concepts: state.concepts.length,
    by: people(userId),
    at: at.getTime(),
    undone: isUndone,
  }))
}

/** Whether a name is that of a term that everyone sees. */
const isShown = ({ terms }: MergedState, name: string) => terms.some(({ text, internal }) => text === name && !internal)

/** Splits a merged concept into the ones that it was made of, unless it has changed since. */
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
  await moveLaterRequests(db, state)
  await restoreLinks(db, state)
  await restoreImages(db, state)
  await restoreMarks(db, state.apart ?? [])
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
  await db.insert(glossaryConcepts).overridingSystemValue().values(others.map(keptConcept)).onConflictDoNothing()
  await db.insert(glossaryTerms).overridingSystemValue().values(terms.map(keptTerm))
}

/** Requests go back to their concept, and name its terms again, with what was changed in them since. */
async function restoreRequests(db: Database, { concepts, requests }: MergedState): Promise<void> {
  const ids = requests.map(({ id }) => id)
  const present = await db
    .select({ id: termRequests.id, terms: termRequests.terms })
    .from(termRequests)
    .where(isOneOf(termRequests.id, ids))
    .for('update')
  const termsNow = new Map(present.map(({ id, terms }) => [id, terms]))
  for (const request of requests) {
    const { id, conceptId } = request
    const terms = formerTerms(request, termsNow.get(id) ?? [])
    const isOfMerged = concepts.some((concept) => concept.id === conceptId)
    await db
      .update(termRequests)
      .set({ terms, ...(isOfMerged && { conceptId }) })
      .where(eq(termRequests.id, id))
  }
}

function formerTerms({ terms, left = terms }: MergedState['requests'][number], present: RequestedTerm[]) {
  if (isDeepStrictEqual(present, left)) return terms
  const former = new Map(left.map(({ termUuid }, at) => [termUuid, terms[at]!.termUuid]))
  return present.map((term) => {
    const termUuid = former.get(term.termUuid) ?? term.termUuid
    return termUuid === undefined ? term : { ...term, termUuid }
  })
}

/** Requests made since the merge go with the terms that they name. */
async function moveLaterRequests(db: Database, { concepts: [keep], terms, requests }: MergedState): Promise<void> {
  if (!keep) return
  const known = new Set(requests.map(({ id }) => id))
  const conceptOf = new Map(terms.map((term) => [term.id, term.conceptId]))
  const rows = await db
    .select({ id: termRequests.id, terms: termRequests.terms })
    .from(termRequests)
    .where(eq(termRequests.conceptId, keep.id))
  for (const { id, terms: named } of rows.filter((row) => !known.has(row.id))) {
    const [conceptId, ...others] = new Set(named.flatMap(({ termUuid = '' }) => conceptOf.get(termUuid) ?? []))
    if (conceptId === undefined || others.length > 0) continue
    await db.update(termRequests).set({ conceptId }).where(eq(termRequests.id, id))
  }
}
