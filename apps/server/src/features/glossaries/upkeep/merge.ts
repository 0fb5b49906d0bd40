import type { ConceptMergeInput, ConceptMergePreview } from '@dragoman/sdk/operations/glossaryConcepts'
import { isManager } from '@dragoman/sdk/permissions'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { ChangeContext } from '../../../identity/change-context.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertOne } from '../../../kernel/database/one-row.ts'
import { conflict, invalid } from '../../../kernel/refusals.ts'
import { openLanes } from '../../terminology/open-requests.ts'
import { termRequests } from '../../terminology/request-tables.ts'
import {
  glossaryConcepts,
  glossaryTerms,
  type GlossaryConceptRow,
  type GlossaryTermRow,
} from '../../terminology/tables.ts'
import { glossaryMerges, type MergedState, type MergeRow } from '../../terminology/upkeep-tables.ts'
import { moveImages } from '../concept-images.ts'
import { glossaryEntity, type GlossaryRow } from '../glossaries.ts'
import { showTerm, selectTerms } from '../term-rows.ts'
import { holdConcepts, marksOf } from './keep-apart.ts'
import { linksOf, moveLinks, requireNoCircle } from './links.ts'
import { conceptVersion, isChanged, mergedConcept, type MergedConcept } from './merged-concept.ts'

type Concepts = readonly [GlossaryConceptRow, ...GlossaryConceptRow[]]

/** The concepts of a merge, held, oldest first, with their terms. */
async function holdAll(db: Database, glossary: GlossaryRow, { conceptUuids }: ConceptMergeInput) {
  const [keep, ...others] = await holdConcepts(db, glossary, conceptUuids)
  if (!keep || others.length === 0) throw invalid('body.conceptUuids', 'Name at least two concepts.')
  const concepts: Concepts = [keep, ...others]
  const ids = concepts.map(({ id }) => id)
  const terms = await db
    .select()
    .from(glossaryTerms)
    .where(isOneOf(glossaryTerms.conceptId, ids))
    .orderBy(asc(glossaryTerms.number))
    .for('update')
  return { concepts, ids, terms }
}

/** The requests that would be about the merged concept, or about another term of it. */
function requestsOf(
  db: Database,
  glossary: GlossaryRow,
  { ids, removed }: { ids: readonly string[]; removed: readonly GlossaryTermRow[] },
) {
  const gone = removed.map(({ id }) => id)
  const namesGone = sql`exists (
    select 1 from jsonb_array_elements(${termRequests.terms}) named where named ->> 'termUuid' = any(${sql.param(gone)}::text[]))`
  return db
    .select({
      id: termRequests.id,
      conceptId: termRequests.conceptId,
      terms: termRequests.terms,
      lane: termRequests.lane,
    })
    .from(termRequests)
    .where(
      and(
        eq(termRequests.glossaryId, glossary.id),
        or(isOneOf(termRequests.conceptId, ids), and(inArray(termRequests.lane, [...openLanes]), namesGone)),
      ),
    )
    .for('update')
}

/** A merged concept as it would be (contract: ConceptMergePreview). */
export async function previewMerge(
  db: Database,
  session: SignedIn,
  glossary: GlossaryRow,
  body: ConceptMergeInput,
): Promise<ConceptMergePreview> {
  const { concepts, ids, terms } = await holdAll(db, glossary, body)
  const merged = mergedConcept(concepts, terms, body)
  const { concept, folded, removed } = merged
  const rows = await selectTerms(db).where(isOneOf(glossaryTerms.conceptId, ids))
  const shown = new Map(rows.map((row) => [row.term.id, row]))
  const visible = merged.terms.filter(({ internal }) => isManager(session) || !internal)
  return {
    version: conceptVersion(concepts, terms),
    conceptUuid: concept.id,
    conceptId: concept.number,
    definition: concept.definition,
    note: concept.note,
    terms: visible
      .toSorted((a, b) => a.language.localeCompare(b.language))
      .map((term) =>
        showTerm({
          ...shown.get(term.id)!,
          term,
          conceptNumber: concept.number,
          conceptDefinition: concept.definition,
        }),
      ),
    folded,
    requests: (await requestsOf(db, glossary, { ids: ids.slice(1), removed })).length,
    links: (await linksOf(db, ids.slice(1))).length,
  }
}

/** Merges concepts into the oldest of them. */
export async function mergeConcepts(
  context: ChangeContext,
  glossary: GlossaryRow,
  body: ConceptMergeInput,
): Promise<MergeRow> {
  const { db, session, now, journal } = context
  const { concepts, ids, terms } = await holdAll(db, glossary, body)
  const version = conceptVersion(concepts, terms)
  if (body.version !== undefined && body.version !== version)
    throw conflict('The concepts have changed since. Look at the merged concept again.', { version })
  const merged = mergedConcept(concepts, terms, body)
  const [keep, ...others] = ids as [string, ...string[]]
  const requests = await requestsOf(db, glossary, { ids: others, removed: merged.removed })
  const links = await linksOf(db, ids)
  const apart = await marksOf(db, others)
  await writeTerms(context, terms, merged)
  const { definition, note } = merged.concept
  await db.update(glossaryConcepts).set({ definition, note }).where(eq(glossaryConcepts.id, keep))
  const moved = await moveRequests(db, requests, { keep, others, merged })
  await moveLinks(db, links, { keep, others })
  await requireNoCircle(db, keep)
  const images = await moveImages(db, { keep, others })
  await db.delete(glossaryConcepts).where(isOneOf(glossaryConcepts.id, others))
  const name = (merged.terms.find(({ internal }) => !internal) ?? merged.terms[0]!).text
  const row = await insertOne(db, glossaryMerges, {
    glossaryId: glossary.id,
    conceptId: keep,
    name,
    state: {
      concepts: [...concepts],
      terms,
      links,
      images,
      apart,
      requests: moved,
      left: conceptVersion([merged.concept], merged.terms),
    },
    userId: session.user.id,
    at: now,
  })
  await journal({
    entity: glossaryEntity(glossary),
    before: { concepts: concepts.length, terms: terms.map(({ text }) => text) },
    after: { concepts: 1, terms: merged.terms.map(({ text }) => text) },
    detail: { term: name, conceptId: merged.concept.number },
  })
  return row
}

async function writeTerms(
  { db, session, now }: ChangeContext,
  before: readonly GlossaryTermRow[],
  merged: MergedConcept,
) {
  const gone = merged.removed.map(({ id }) => id)
  if (gone.length > 0) await db.delete(glossaryTerms).where(isOneOf(glossaryTerms.id, gone))
  const stay = merged.terms.map(({ id }) => id)
  await db.update(glossaryTerms).set({ conceptId: merged.concept.id }).where(isOneOf(glossaryTerms.id, stay))
  for (const term of merged.terms.filter((each) => isChanged(before, each))) {
    const { part, gender, termType, definition, usage, note, customAttributes } = term
    const fields = { part, gender, termType, definition, usage, note, customAttributes }
    await db
      .update(glossaryTerms)
      .set({ ...fields, changedBy: session.user.id, changedAt: now })
      .where(eq(glossaryTerms.id, term.id))
  }
}

type Moved = Awaited<ReturnType<typeof requestsOf>>[number]

/** Moves requests to the concept that stays, and from terms that became one with another to that one; says what they were. */
async function moveRequests(
  db: Database,
  requests: readonly Moved[],
  { keep, others, merged }: { keep: string; others: readonly string[]; merged: MergedConcept },
): Promise<MergedState['requests']> {
  const into = new Map(merged.folded.map(({ termUuid, intoTermUuid }) => [termUuid, intoTermUuid]))
  const written: MergedState['requests'] = []
  for (const { id, conceptId, terms } of requests) {
    const left = terms.map((term) => {
      const other = term.termUuid === undefined ? undefined : into.get(term.termUuid)
      return other === undefined ? term : { ...term, termUuid: other }
    })
    const moved = conceptId !== null && others.includes(conceptId) ? keep : conceptId
    await db.update(termRequests).set({ conceptId: moved, terms: left }).where(eq(termRequests.id, id))
    written.push({ id, conceptId, terms, left })
  }
  return written
}
