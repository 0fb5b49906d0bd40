import { allowedMoves, findMove, type MoveRefusal } from '@dragoman/sdk/lifecycles'
import type { TermRequestMove } from '@dragoman/sdk/operations/termRequests'
import { termRequestLifecycle, type TermActor, type TermCondition } from '@dragoman/sdk/term-lifecycle'
import { eq } from 'drizzle-orm'
import type { ChangeContext } from '../../identity/change-context.ts'
import { updateOne } from '../../kernel/database/one-row.ts'
import type { NewEntry } from '../../kernel/journal.ts'
import { conflict, forbidden, impossible, invalid } from '../../kernel/refusals.ts'
import { findGlossary } from '../glossaries/glossaries.ts'
import { termRequestEvents, termRequests } from '../terminology/request-tables.ts'
import { applyRequest } from './apply-request.ts'
import { loadRequestTerms, requestFacts, type TermsById } from './request-facts.ts'
import { undoRequest } from './undo-request.ts'
import { actorsIn, requestEntity, type RequestRow } from './visible.ts'

type Refusal = MoveRefusal<TermCondition, TermActor>
type RequestPatch = Partial<typeof termRequests.$inferInsert>

const sentences: Readonly<Record<TermCondition, string>> = {
  termsExist: 'A term that it changes is gone. Change the request, or reject it.',
  decidedLately: 'It was decided more than 30 days ago.',
  termsUnchanged: 'The terms have changed since it was approved. Change them in the glossary.',
}

/** Moves a held request as the table of moves has it for the caller. */
export async function moveRequest(
  context: ChangeContext,
  held: RequestRow,
  { lane, reason }: TermRequestMove,
): Promise<RequestRow> {
  const { db, session, now, journal } = context
  const terms = await loadRequestTerms(db, [held], { held: true })
  const given = { actors: actorsIn(session), facts: requestFacts(held, terms, now), reason }
  const { transition, refusal } = findMove(termRequestLifecycle, held.lane, { to: lane }, given)
  if (refusal) {
    const moves = allowedMoves(termRequestLifecycle, held.lane, given)
    refuse(refusal, held, [...new Set(moves.filter(({ unmet }) => unmet.length === 0).map(({ to }) => to))])
  }
  const { patch, entries } = await consequencesOf(context, held, transition.move, terms)
  const said = reason?.trim() || null
  const decided =
    lane === 'APPROVED' || lane === 'REJECTED'
      ? { deciderId: session.user.id, decidedAt: now, reason: said }
      : { deciderId: null, decidedAt: null, reason: null }
  const row = await updateOne(db, termRequests, eq(termRequests.id, held.id), {
    ...patch,
    ...decided,
    lane,
    laneAt: now,
    changedAt: now,
  })
  await db.insert(termRequestEvents).values({
    requestId: row.id,
    type: 'LANE_TRANSITION',
    from: held.lane,
    to: lane,
    reason: said,
    userId: session.user.id,
    at: now,
  })
  const entry = {
    entity: requestEntity(row),
    before: { lane: held.lane },
    after: { lane },
    detail: { term: row.conceptText, ...(said !== null && { reason: said }) },
  }
  await journal(entry, ...entries)
  return row
}

/** The change of the glossary that comes with a move. */
async function consequencesOf(
  context: ChangeContext,
  held: RequestRow,
  move: string,
  terms: TermsById,
): Promise<{ patch: RequestPatch; entries: NewEntry[] }> {
  const { db, session } = context
  if (move !== 'approve' && move !== 'undo') return { patch: {}, entries: [] }
  const glossary = await findGlossary(db, session, held.glossaryId, { held: true })
  if (move === 'approve') {
    const { applied, conceptId, entries } = await applyRequest({ context, request: held, glossary }, terms)
    // A concept goes with its last term.
    const isGone = held.changeType === 'REMOVAL'
    return {
      patch: { applied, ...(!isGone && { conceptId: held.origin === 'BULK_UPDATE' ? null : conceptId }) },
      entries,
    }
  }
  const entries = await undoRequest(context, glossary, held.applied!, terms)
  const { concept } = held.applied!
  const conceptId = held.changeType === 'CREATE' ? null : (concept?.id ?? held.conceptId)
  return { patch: { applied: null, conceptId }, entries }
}

function refuse(refusal: Refusal, { id: uuid, lane }: RequestRow, possible: readonly string[]): never {
  switch (refusal.kind) {
    case 'state':
      throw conflict(
        [`The term request is ${lane}.`, possible.length > 0 && `You can move it to ${possible.join(' or ')}.`]
          .filter(Boolean)
          .join(' '),
        { uuid, lane },
      )
    case 'actor':
      throw forbidden('Only someone who can write glossaries can do this with the term request.', ['GLOSSARY_create'])
    case 'reason':
      throw invalid('body.reason', 'Enter a reason.')
    case 'condition': {
      const missing = refusal.unmet.map((condition) => ({ condition, message: sentences[condition] }))
      throw impossible(missing.map(({ message }) => message).join(' '), 'NOT_READY', { status: lane, missing })
    }
  }
}
