import { allowedMoves, findMove } from '@dragoman/sdk/lifecycles'
import { reviewLifecycle } from '@dragoman/sdk/quality-lifecycles'
import type { ReviewStatusUpdate } from '@dragoman/sdk/operations/quality'
import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import { qualityFindings } from '../tables.ts'
import { refuseMove } from '../refuse-move.ts'
import { reviewEntity } from '../review-entity.ts'
import { settleReview } from '../scores/settle-review.ts'
import { reviewEvents, reviewVersion } from '../versions.ts'
import { actorsIn, findReview, type ReviewRow } from '../visible.ts'
import { settleAndClose } from './close-review.ts'
import { reviewFacts, type ReviewFacts } from './review-facts.ts'

/** Submits a review or reopens it, as the table of moves has it for the caller. */
export async function changeStatus(
  context: Context,
  id: string,
  { status, reason, feedback, version }: ReviewStatusUpdate,
): Promise<ReviewRow> {
  const { db, session, now } = context
  const review = await findReview(db, session, id, { held: true })
  await context.requireVersion({
    entity: await reviewEntity(db, review),
    present: () => ({ uuid: review.id, status: review.status, version: reviewVersion(review) }),
    given: version,
    events: reviewEvents,
  })
  const facts = await reviewFacts(db, review, now)
  const given = { actors: actorsIn(session, review), facts: facts.facts, reason }
  const { transition, refusal } = findMove(reviewLifecycle, review.status, { to: status }, given)
  if (refusal) {
    const moves = allowedMoves(reviewLifecycle, review.status, given)
    const possible = moves.filter(({ unmet }) => unmet.length === 0).map(({ to }) => to)
    refuseMove(refusal, { what: 'review', uuid: id, status: review.status, reasonField: 'body.reason', possible })
  }
  const told = { ...review, feedback: feedback?.trim() ?? review.feedback }
  return transition.move === 'submit' ? submit(context, told, facts) : reopen(context, told, reason!.trim())
}

const day = 24 * 60 * 60 * 1000

/** When a reply that begins now has to be there. */
export const replyTime = ({ profile }: Pick<ReviewRow, 'profile'>, now: Date): Date =>
  new Date(now.getTime() + profile.rules.replyDays * day)

/** The states of findings that wait for someone, for so many days. */
const timed = ['OPEN', 'DISPUTED'] as const

async function submit(context: Context, review: ReviewRow, facts: ReviewFacts): Promise<ReviewRow> {
  const { db, now, journal } = context
  const replyBy = replyTime(review, now)
  await db
    .update(qualityFindings)
    .set({ replyBy })
    .where(and(eq(qualityFindings.reviewId, review.id), inArray(qualityFindings.state, timed)))
  const basis =
    facts.isUncategorizedAllowed && facts.uncategorized > 0 ? ('KEPT_SHARE' as const) : ('FINDINGS' as const)
  const change = { status: 'SUBMITTED' as const, basis, submittedAt: now, remindedAt: null, reason: null }
  const submitted = await settleReview(db, { ...review, ...change }, now)
  await journal({
    entity: await reviewEntity(db, submitted),
    projectId: submitted.projectId,
    before: { status: review.status },
    after: { status: submitted.status },
    detail: { findings: submitted.findings },
  })
  return settleAndClose(context, submitted)
}

/** A submitted review is in work again; a closed one waits for replies again, for as many days as at first. */
async function reopen(context: Context, review: ReviewRow, reason: string): Promise<ReviewRow> {
  const { db, now, journal } = context
  const isClosed = review.status === 'CLOSED'
  const ofReview = eq(qualityFindings.reviewId, review.id)
  if (isClosed) {
    const open = { state: 'OPEN' as const, replyBy: replyTime(review, now), updatedAt: now }
    await db
      .update(qualityFindings)
      .set(open)
      .where(and(ofReview, eq(qualityFindings.state, 'ACCEPTED')))
  } else {
    await db
      .update(qualityFindings)
      .set({ replyBy: null, waitingAt: null })
      .where(and(ofReview, inArray(qualityFindings.state, timed)))
  }
  const change = isClosed
    ? { status: 'SUBMITTED' as const, closedAt: null, remindedAt: null }
    : { status: 'OPEN' as const, submittedAt: null, basis: 'FINDINGS' as const }
  const reopened = await settleReview(db, { ...review, ...change, reason }, now)
  await journal({
    event: 'REVIEW_REOPENED',
    entity: await reviewEntity(db, reopened),
    projectId: reopened.projectId,
    before: { status: review.status },
    after: { status: reopened.status },
    detail: { reason },
  })
  return reopened
}
