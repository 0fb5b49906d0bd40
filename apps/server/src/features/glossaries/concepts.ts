import type { GlossaryConcept, GlossaryConceptUpdate } from '@dragoman/sdk/operations/glossaries'
import { and, asc, desc, eq, exists, gte, ilike, lte, not, or, sql, type SQL } from 'drizzle-orm'
import type { Operations } from '../../generated/handlers.ts'
import { loadPeople } from '../../identity/people.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { holdRows } from '../../kernel/database/hold-rows.ts'
import { only, updateOne } from '../../kernel/database/one-row.ts'
import { oneOrNotFound } from '../../kernel/find-visible.ts'
import { listPage, readSort } from '../../kernel/list-page.ts'
import { containing } from '../../kernel/paging.ts'
import { impossible } from '../../kernel/refusals.ts'
import { versionOf } from '../../kernel/version.ts'
import { imagesOf } from './concept-images.ts'
import { visibleGlossaries, type GlossaryRow } from './glossaries.ts'
import { glossaries, glossaryConcepts, glossaryTerms } from '../terminology/tables.ts'
import { selectTerms, showTerm, shownTo } from './term-rows.ts'

export type ConceptRow = typeof glossaryConcepts.$inferSelect

/** A concept, by its id or its number, with its glossary; 404 for one that the caller does not see. */
export async function findConcept(
  db: Database,
  session: SignedIn,
  key: string | number,
  { held = false }: { held?: boolean } = {},
): Promise<{ concept: ConceptRow; glossary: GlossaryRow }> {
  const finding = db
    .select({ concept: glossaryConcepts, glossary: glossaries })
    .from(glossaryConcepts)
    .innerJoin(glossaries, eq(glossaries.id, glossaryConcepts.glossaryId))
    .where(
      and(
        typeof key === 'number' ? eq(glossaryConcepts.number, key) : eq(glossaryConcepts.id, key),
        visibleGlossaries(db, session),
      ),
    )
  return oneOrNotFound(await holdRows(finding, held), 'concept')
}

/** Concepts as the wire shows them, with the terms that the caller may see. */
export async function showConcepts(
  db: Database,
  session: SignedIn,
  rows: readonly ConceptRow[],
): Promise<GlossaryConcept[]> {
  const ids = rows.map(({ id }) => id)
  const terms =
    ids.length > 0
      ? await selectTerms(db)
          .where(and(isOneOf(glossaryTerms.conceptId, ids), shownTo(session)))
          .orderBy(asc(glossaryTerms.language), asc(glossaryTerms.number))
      : []
  const people = await loadPeople(
    db,
    session,
    rows.map(({ creatorId }) => creatorId),
  )
  const images = await imagesOf(db, ids)
  const byConcept = Map.groupBy(terms, ({ term }) => term.conceptId)
  return rows.map((row) => ({
    id: row.number,
    uuid: row.id,
    version: versionOf([row.definition, row.note]),
    glossaryUuid: row.glossaryId,
    definition: row.definition,
    note: row.note,
    createdDate: row.createdAt.getTime(),
    createdBy: people(row.creatorId),
    images: images.get(row.id) ?? [],
    terms: (byConcept.get(row.id) ?? []).map(showTerm),
  }))
}

/** One concept as the wire shows it. */
export const showConcept = async (db: Database, session: SignedIn, row: ConceptRow): Promise<GlossaryConcept> =>
  only(await showConcepts(db, session, [row]))

type Query = Operations['glossaries']['listConceptEntries']['params']['query']

/** One page of the concepts of a glossary. */
export function listConcepts(db: Database, session: SignedIn, glossary: GlossaryRow, query: Query) {
  const sort = readSort(query.sort, { createdDate: glossaryConcepts.number })
  const order = sort && !sort.descending ? asc(glossaryConcepts.number) : desc(glossaryConcepts.number)
  return listPage(db, query, {
    from: glossaryConcepts,
    where: and(eq(glossaryConcepts.glossaryId, glossary.id), conceptFilter(db, session, query)),
    orderBy: [order],
    show: (rows) => showConcepts(db, session, rows),
  })
}

function conceptFilter(db: Database, session: SignedIn, query: Query): SQL | undefined {
  const withTerm = (...conditions: (SQL | undefined)[]) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(glossaryTerms)
        .where(and(eq(glossaryTerms.conceptId, glossaryConcepts.id), shownTo(session), ...conditions)),
    )
  const { text, language, missing, status, createdAtStart, createdAtEnd } = query
  const ofTerm = [
    language ? eq(glossaryTerms.language, language) : undefined,
    status ? eq(glossaryTerms.status, status) : undefined,
    attributeFilter(query),
  ].filter((condition) => condition !== undefined)
  const pattern = text?.trim() ? containing(text.trim()) : undefined
  // The text may stand in another field than that of the term that the other conditions are about.
  const found =
    pattern === undefined
      ? undefined
      : or(
          withTerm(ilike(glossaryTerms.text, pattern), ...ofTerm),
          and(ilike(glossaryConcepts.definition, pattern), withTerm(...ofTerm)),
        )
  return and(
    found,
    !found && ofTerm.length > 0 ? withTerm(...ofTerm) : undefined,
    missing ? not(withTerm(eq(glossaryTerms.language, missing))) : undefined,
    query.conceptUuid ? eq(glossaryConcepts.id, query.conceptUuid) : undefined,
    query.createdBy ? eq(glossaryConcepts.creatorId, query.createdBy) : undefined,
    createdAtStart === undefined ? undefined : gte(glossaryConcepts.createdAt, new Date(createdAtStart)),
    createdAtEnd === undefined ? undefined : lte(glossaryConcepts.createdAt, new Date(createdAtEnd)),
  )
}

/** Terms with a custom attribute that has all that is asked for. */
function attributeFilter(query: Query): SQL | undefined {
  const { customAttributeName: name, customAttributeType: type, customAttributeValue: value } = query
  if (name === undefined && type === undefined && value === undefined) return undefined
  const wanted = [
    { ...(name !== undefined && { name }), ...(type !== undefined && { type }), ...(value !== undefined && { value }) },
  ]
  return sql`${glossaryTerms.customAttributes} @> ${JSON.stringify(wanted)}::jsonb`
}

/** Changes a held concept, and says what it was and became, for the journal. */
export async function updateConcept(db: Database, held: ConceptRow, change: GlossaryConceptUpdate) {
  const row = await updateOne(db, glossaryConcepts, eq(glossaryConcepts.id, held.id), {
    definition: held.definition,
    ...change,
  })
  const fields = ({ definition, note }: ConceptRow) => ({ definition, note })
  return { row, before: fields(held), after: fields(row) }
}

/** Deletes a held concept with its terms; 422 if one of them is locked. Answers how its terms were spelled. */
export async function deleteConcept(db: Database, { id }: ConceptRow): Promise<string[]> {
  const terms = await db
    .select({ text: glossaryTerms.text, writable: glossaryTerms.writable })
    .from(glossaryTerms)
    .where(eq(glossaryTerms.conceptId, id))
    .orderBy(asc(glossaryTerms.number))
  const locked = terms.find(({ writable }) => !writable)
  if (locked) throw impossible(`The term “${locked.text}” is locked. Unlock it before you delete it.`, 'TERM_LOCKED')
  await db.delete(glossaryConcepts).where(eq(glossaryConcepts.id, id))
  return terms.map(({ text }) => text)
}

/** Deletes all concepts of a held glossary, locked terms included, and counts them. */
export async function clearGlossary(db: Database, { id }: GlossaryRow): Promise<number> {
  const gone = await db
    .delete(glossaryConcepts)
    .where(eq(glossaryConcepts.glossaryId, id))
    .returning({ id: glossaryConcepts.id })
  return gone.length
}
