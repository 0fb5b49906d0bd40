import { allowedMoves } from '@dragoman/sdk/lifecycles'
import type { TermChange, TermRequest, TermRequestEvent } from '@dragoman/sdk/operations/termRequests'
import { termRequestLifecycle } from '@dragoman/sdk/term-lifecycle'
import { isManager } from '@dragoman/sdk/permissions'
import { asc, eq } from 'drizzle-orm'
import type { Context } from '../../identity/context.ts'
import { loadPeople } from '../../identity/people.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import { only } from '../../kernel/database/one-row.ts'
import { termFields } from '../glossaries/term-rows.ts'
import { termRequestEvents, type AppliedRequest, type RequestedTerm } from '../terminology/request-tables.ts'
import { glossaries, glossaryConcepts, type GlossaryTermRow } from '../terminology/tables.ts'
import { projects } from '../work/tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { loadRequestTerms, requestFacts, type TermsById } from './request-facts.ts'
import { actorsIn, isEditable, requestVersion, type RequestRow } from './visible.ts'

type Looking = Pick<Context, 'db' | 'session' | 'now'>

/** Requests as the wire shows them, in the order given. */
export async function showRequests(looking: Looking, rows: readonly RequestRow[]): Promise<TermRequest[]> {
  if (rows.length === 0) return []
  const { db, session, now } = looking
  const terms = await loadRequestTerms(db, rows)
  const names = await glossariesOf(looking, rows)
  const places = await placesOf(looking, rows)
  const people = await loadPeople(
    db,
    session,
    rows.flatMap(({ askerId, deciderId }) => [askerId, deciderId]),
  )
  return rows.map((row): TermRequest => {
    const shownTerms = row.applied ? termsBefore(row.applied) : terms
    const place = row.workUnitId === null ? undefined : places.get(row.workUnitId)
    const concept = row.conceptId === null ? undefined : names.concepts.get(row.conceptId)
    const moves = allowedMoves(termRequestLifecycle, row.lane, {
      actors: actorsIn(session),
      facts: requestFacts(row, terms, now),
    })
    return {
      uuid: row.id,
      number: row.number,
      version: requestVersion(row),
      changeType: row.changeType,
      origin: row.origin,
      lane: row.lane,
      conceptText: row.conceptText,
      ...(concept !== undefined && { conceptUuid: row.conceptId!, conceptId: concept }),
      terms: row.terms.map((term) => showChange(term, shownTerms, isManager(session))),
      note: row.note,
      learnt: row.learnt,
      extracted: row.extracted,
      glossary: { uuid: row.glossaryId, name: names.glossaries.get(row.glossaryId) ?? '' },
      ...(place && {
        context: { ...place, source: row.contextSource ?? '', target: row.contextTarget ?? '' },
      }),
      ...(row.askerId !== null && { requestedBy: people(row.askerId) }),
      requestedAt: row.createdAt.getTime(),
      laneAt: row.laneAt.getTime(),
      ...(row.deciderId !== null && { decidedBy: people(row.deciderId) }),
      ...(row.decidedAt !== null && { decidedAt: row.decidedAt.getTime() }),
      ...(row.reason !== null && { reason: row.reason }),
      moves: moves.map(({ to, reason, unmet }) => ({
        lane: to,
        ...(reason && { needsReason: true }),
        ...(unmet.length > 0 && { missing: [...unmet] }),
      })),
      editable: isEditable(session, row),
    }
  })
}

/** A request with its history. */
export async function showRequest(looking: Looking, row: RequestRow): Promise<TermRequest> {
  const { db, session } = looking
  const events = await db
    .select()
    .from(termRequestEvents)
    .where(eq(termRequestEvents.requestId, row.id))
    .orderBy(asc(termRequestEvents.id))
  const people = await loadPeople(
    db,
    session,
    events.map(({ userId }) => userId),
  )
  const history = events.map(({ type, from, to, fields, reason, userId, at }): TermRequestEvent => ({
    type,
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(fields !== null && { fields }),
    ...(reason !== null && { reason }),
    ...(userId !== null && { by: people(userId) }),
    at: at.getTime(),
  }))
  return { ...only(await showRequests(looking, [row])), history }
}

/** The terms of an approved request as they were before. */
const termsBefore = ({ changed, removed }: AppliedRequest): TermsById =>
  new Map([...changed.map(({ before }) => before), ...removed].map((term) => [term.id, term]))

/** A term of a request beside one of the given terms. What is for internal use alone is not told to others. */
function showChange(term: RequestedTerm, terms: TermsById, seesInternal: boolean): TermChange {
  const present = term.termUuid === undefined ? undefined : terms.get(term.termUuid)
  const isShown = present && (seesInternal || !present.internal)
  return { ...term, ...(isShown && { now: presentFields(present) }) }
}

function presentFields(term: GlossaryTermRow): NonNullable<TermChange['now']> {
  const { language: _, writable: _locked, glossaryCustomAttributes: _own, ...fields } = termFields(term)
  return fields
}

async function glossariesOf({ db }: Looking, rows: readonly RequestRow[]) {
  const found = await db
    .select({ id: glossaries.id, name: glossaries.name })
    .from(glossaries)
    .where(
      isOneOf(
        glossaries.id,
        rows.map(({ glossaryId }) => glossaryId),
      ),
    )
  const ids = rows.flatMap(({ conceptId }) => conceptId ?? [])
  const concepts =
    ids.length === 0
      ? []
      : await db
          .select({ id: glossaryConcepts.id, number: glossaryConcepts.number })
          .from(glossaryConcepts)
          .where(isOneOf(glossaryConcepts.id, ids))
  return {
    glossaries: new Map(found.map(({ id, name }) => [id, name])),
    concepts: new Map(concepts.map(({ id, number }) => [id, number])),
  }
}

async function placesOf({ db }: Looking, rows: readonly RequestRow[]) {
  const ids = rows.flatMap(({ workUnitId }) => workUnitId ?? [])
  if (ids.length === 0) return new Map()
  const found = await db
    .select({
      workUnitUuid: workUnits.id,
      projectUuid: projects.id,
      projectName: projects.name,
      sourceLanguage: workUnits.sourceLocale,
      targetLanguage: workUnits.targetLocale,
    })
    .from(workUnits)
    .innerJoin(projects, eq(projects.id, workUnits.projectId))
    .where(isOneOf(workUnits.id, ids))
  return new Map(found.map((place) => [place.workUnitUuid, place]))
}
