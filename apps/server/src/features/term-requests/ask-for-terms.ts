import type {
  TermBulkCreate,
  TermBulkCreated,
  TermBulkUpdate,
  TermRequestRef,
  TermRequestUpdate,
} from '@dragoman/sdk/operations/termRequests'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ChangeContext } from '../../identity/change-context.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertRows } from '../../kernel/database/insert-rows.ts'
import { only } from '../../kernel/database/one-row.ts'
import { oneOrNotFound } from '../../kernel/find-visible.ts'
import { invalid, notFound } from '../../kernel/refusals.ts'
import { findConcept } from '../glossaries/concepts.ts'
import { findGlossary } from '../glossaries/glossaries.ts'
import { shownTo } from '../glossaries/term-rows.ts'
import { requireLanguage } from '../locales/require-language.ts'
import { termRequestEvents, termRequests, type RequestedTerm } from '../terminology/request-tables.ts'
import { glossaryTerms, type GlossaryTermRow } from '../terminology/tables.ts'
import { openWorkUnit } from '../work/open-work-unit.ts'
import { segments } from '../work/work-unit-tables.ts'
import { requestEntity, type RequestRow } from './visible.ts'

export type AskContext = Pick<ChangeContext, 'db' | 'session' | 'now' | 'journal'>
type NewRequest = Omit<typeof termRequests.$inferInsert, 'accountId' | 'askerId' | 'laneAt' | 'changedAt'>

/** Asks for new terms: one request for each concept and glossary (contract: termRequests.bulkCreate). */
export async function askForTerms(
  context: AskContext,
  { terms, glossaryIds, note = '', ...place }: TermBulkCreate,
): Promise<TermBulkCreated> {
  terms.forEach(({ language }, at) => requireLanguage(language, `body.terms[${at}].language`))
  const { db, session } = context
  const targets = []
  for (const id of new Set(glossaryIds)) targets.push(await findGlossary(db, session, id))
  const from = await contextOf(context, place)
  const concepts = [...Map.groupBy(terms, ({ conceptText, text }) => (conceptText ?? text).trim())]
  const wanted = targets.flatMap((glossary) =>
    concepts.map(([conceptText, own]) => ({
      ...from,
      glossaryId: glossary.id,
      changeType: 'CREATE' as const,
      origin: 'REQUEST_UPDATE' as const,
      conceptText,
      terms: own.map(termOf),
      note: note.trim(),
    })),
  )
  const rows = await insertRequests(context, wanted)
  const byId = new Map(targets.map((glossary) => [glossary.id, glossary]))
  const termCreationRequests = rows.map((row) => showRef(row, byId.get(row.glossaryId)!))
  return { totalTermsRequested: terms.length * targets.length, termCreationRequests }
}

/** Asks to change or remove terms of a concept (contract: termRequests.requestUpdate). */
export async function askForChange(context: AskContext, body: TermRequestUpdate): Promise<TermRequestRef> {
  const { db, session } = context
  const { targetConcept, languages, changeType = 'UPDATE', note = '', terms, workUnitUuid, segmentId } = body
  const { concept, glossary } = await findConcept(db, session, targetConcept.conceptUuid)
  const known = await termsOf(db, context, concept.id)
  const wanted = terms ? checkedChanges(known, terms, changeType) : termsToLookAt(known, languages, changeType)
  const from = await contextOf(context, {
    ...(workUnitUuid !== undefined && { workUnitUuid }),
    ...(segmentId !== undefined && { segmentId }),
  })
  const row = await insertRequest(context, {
    ...from,
    glossaryId: glossary.id,
    conceptId: concept.id,
    changeType,
    origin: 'REQUEST_UPDATE',
    conceptText: known[0]?.text ?? '',
    terms: wanted,
    note: note.trim(),
  })
  return showRef(row, glossary)
}

/** Asks for the same change of many terms (contract: termRequests.bulkUpdate). */
export async function askForMany(
  context: AskContext,
  { glossaryUuid, termUuids, change, note = '' }: TermBulkUpdate,
): Promise<RequestRow> {
  const { db, session } = context
  const glossary = await findGlossary(db, session, glossaryUuid)
  const ids = [...new Set(termUuids)]
  const found = await db
    .select()
    .from(glossaryTerms)
    .where(and(isOneOf(glossaryTerms.id, ids), eq(glossaryTerms.glossaryId, glossary.id), shownTo(session)))
    .orderBy(asc(glossaryTerms.number))
  if (found.length < ids.length) throw notFound('term')
  return insertRequest(context, {
    glossaryId: glossary.id,
    changeType: 'UPDATE',
    origin: 'BULK_UPDATE',
    conceptText: found[0]!.text,
    terms: found.map(({ id, language }) => ({ ...change, termUuid: id, language })),
    note: note.trim(),
  })
}

/** The terms of a request as they are stored; 400 for one that isn't a term of those that it can be about. */
export function checkedChanges(
  known: readonly GlossaryTermRow[],
  terms: readonly RequestedTerm[],
  changeType: RequestRow['changeType'],
): RequestedTerm[] {
  return terms.map((term, at) => {
    const field = `body.terms[${at}]`
    requireLanguage(term.language, `${field}.language`)
    const present = known.find(({ id }) => id === term.termUuid)
    if (term.termUuid !== undefined && !present)
      throw invalid(`${field}.termUuid`, 'The concept does not have this term. Name one of its terms, or leave it out.')
    if (present && present.language !== term.language)
      throw invalid(`${field}.language`, `The term is in ${present.language}. Name that language.`)
    if (present && terms.findIndex(({ termUuid }) => termUuid === present.id) < at)
      throw invalid(`${field}.termUuid`, 'The term is named twice. Name it once.')
    if (term.termUuid === undefined && changeType === 'REMOVAL')
      throw invalid(`${field}.termUuid`, 'Name the term to remove.')
    if (term.termUuid === undefined && term.text === undefined)
      throw invalid(`${field}.text`, 'Enter the text of the new term.')
    return trimmed(term)
  })
}

function termOf(input: TermBulkCreate['terms'][number]): RequestedTerm {
  const { conceptText: _, ...term } = input
  return trimmed(term)
}

/** The terms of a concept that the caller sees, oldest first. */
export const termsOf = (db: Database, { session }: Pick<AskContext, 'session'>, conceptId: string) =>
  db
    .select()
    .from(glossaryTerms)
    .where(and(eq(glossaryTerms.conceptId, conceptId), shownTo(session)))
    .orderBy(asc(glossaryTerms.number))

const trimmed = <Term extends { text?: string }>(term: Term): Term =>
  term.text === undefined ? term : { ...term, text: term.text.trim() }

function termsToLookAt(
  known: readonly GlossaryTermRow[],
  languages: readonly string[] | undefined,
  changeType: 'UPDATE' | 'REMOVAL',
): RequestedTerm[] {
  const meant = languages?.length ? known.filter(({ language }) => languages.includes(language)) : known
  if (meant.length === 0)
    throw invalid('body.languages', 'The concept has no term in these languages. Name others, or the new `terms`.')
  return meant.map(({ id, language }) => ({
    termUuid: id,
    language,
    ...(changeType === 'UPDATE' && { status: 'Approved' as const }),
  }))
}

/** The segment that a request is made from, with its present texts. */
async function contextOf(
  { db, session }: AskContext,
  { workUnitUuid, segmentId }: { workUnitUuid?: string; segmentId?: string },
) {
  if (workUnitUuid === undefined && segmentId === undefined) return {}
  if (workUnitUuid === undefined) throw invalid('body.workUnitUuid', 'Name the work unit of the segment.')
  if (segmentId === undefined) throw invalid('body.segmentId', 'Name the segment, or leave out `workUnitUuid`.')
  const { workUnit } = await openWorkUnit(db, session, workUnitUuid)
  const rows = await db
    .select({ id: segments.id, source: segments.source, target: segments.target })
    .from(segments)
    .where(and(eq(segments.id, Number(segmentId)), inArray(segments.workUnitId, [workUnit.id])))
  const { id, source, target } = oneOrNotFound(rows, 'segment')
  return { workUnitId: workUnit.id, segmentId: id, contextSource: source, contextTarget: target }
}

/** Requests in one statement. */
const requestsAtOnce = 500

/** Stores requests, with the beginning of their history. */
export async function insertRequests(
  { db, session, now, journal }: AskContext,
  requests: readonly NewRequest[],
): Promise<RequestRow[]> {
  const rows: RequestRow[] = []
  for (let at = 0; at < requests.length; at += requestsAtOnce) {
    const some = requests.slice(at, at + requestsAtOnce).map((request) => ({
      ...request,
      accountId: session.account.id,
      askerId: session.user.id,
      laneAt: now,
      changedAt: now,
      createdAt: now,
    }))
    rows.push(...(await db.insert(termRequests).values(some).returning()))
  }
  const mark = { type: 'LANE_TRANSITION' as const, to: 'REQUESTED' as const, userId: session.user.id, at: now }
  await insertRows(
    db,
    termRequestEvents,
    rows.map(({ id }) => ({ requestId: id, ...mark })),
  )
  const [first, ...others] = rows.map((row) => ({
    entity: requestEntity(row),
    after: { lane: row.lane },
    detail: { term: row.conceptText },
  }))
  if (first) await journal(first, ...others)
  return rows
}

const insertRequest = async (context: AskContext, request: NewRequest): Promise<RequestRow> =>
  only(await insertRequests(context, [request]))

const typeNames = { CREATE: 'Create', UPDATE: 'Update', REMOVAL: 'Removal' } as const

export const showRef = (row: RequestRow, { id, name }: { id: string; name: string }): TermRequestRef => ({
  id: row.number,
  uuid: row.id,
  status: row.lane,
  type: typeNames[row.changeType],
  conceptText: row.conceptText,
  totalOfterms: row.terms.length,
  targetGlossaries: [{ uuid: id, name }],
})
