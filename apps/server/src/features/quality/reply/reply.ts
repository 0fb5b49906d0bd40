import { decimal, compare } from '@dragoman/sdk/decimal'
import { findingPoints } from '@dragoman/sdk/quality-score'
import type {
  FindingAnswer,
  FindingArbitration,
  FindingMessageInput,
  FindingReply,
} from '@dragoman/sdk/operations/quality'
import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import { conflict, forbidden, invalid } from '../../../kernel/refusals.ts'
import { requireCategory } from '../categories/categories.ts'
import { promoteRepeated } from '../findings/repeated.ts'
import { scoreRules } from '../profiles/score-rules.ts'
import { reviewEntity } from '../review-entity.ts'
import { settleAndClose } from '../reviews/close-review.ts'
import { replyTime } from '../reviews/change-status.ts'
import { scored } from '../scores/settle-review.ts'
import { findingMessages } from '../tables.ts'
import { actorsFor, actorsIn, holdFinding, type FindingRow, type ReviewRow } from '../visible.ts'
import { holdForMove, partOf, requireMove, writeMove, type HeldFinding } from './move-finding.ts'

const leastReason = 10
const noOffer = { offeredCategory: null, offeredSeverity: null }

/** The translator accepts a finding, takes or declines what was offered, or disputes it. */
export async function replyToFinding(context: Context, id: string, body: FindingReply): Promise<HeldFinding> {
  const { session, now } = context
  if (session.impersonator !== null) throw forbidden('Only linguists themselves can reply to findings.')
  const held = await holdForMove(context, id, body.version)
  const { review, finding } = held
  const text = body.comment?.trim() ?? ''
  const actors = actorsIn(session, review)
  const say = { by: 'translator', authorId: session.user.id, text, at: now } as const
  if (body.state === 'DISPUTED') {
    const state = requireMove(held, 'dispute', { actors, now, reason: text, reasonField: 'body.comment' })
    if (text.length < leastReason)
      throw invalid(
        'body.comment',
        `Enter a reason of at least ${leastReason} characters; this one has ${text.length}.`,
      )
    const change = { state, disputedAt: now, replyBy: replyTime(review, now) }
    return finish(context, review, await writeMove(context.db, finding, change, { ...say, kind: 'DISPUTED' }), {
      reason: text,
    })
  }
  if (body.state === 'DECLINED') {
    const state = requireMove(held, 'decline', { actors, now, reasonField: 'body.comment' })
    // Once the days are over a manager decides, and the reviewer gets no new ones.
    const isOver = finding.replyBy !== null && finding.replyBy <= now
    const change = { state, ...noOffer, ...(!isOver && { replyBy: replyTime(review, now) }) }
    return finish(context, review, await writeMove(context.db, finding, change, { ...say, kind: 'DECLINED' }), {
      event: 'FINDING_OFFER_DECLINED',
      ...(text && { reason: text }),
    })
  }
  const isOffer = finding.state === 'DISPUTED'
  const state = requireMove(held, isOffer ? 'take' : 'accept', { actors, now, reasonField: 'body.comment' })
  const change = { state, ...noOffer, replyBy: null, ...(isOffer && (await milder(context, held))) }
  const accepted = await writeMove(context.db, finding, change, { ...say, kind: 'ACCEPTED' })
  return finish(context, review, accepted, { event: 'FINDING_ACCEPTED' })
}

/** The category and severity that the reviewer has offered, as changes of the finding. */
const milder = (context: Context, { review, finding }: HeldFinding) =>
  changeTo(context, review, finding, {
    category: finding.offeredCategory ?? finding.category,
    severity: finding.offeredSeverity ?? finding.severity,
  })

async function changeTo(
  { db }: Context,
  review: ReviewRow,
  finding: FindingRow,
  to: { category: string; severity: FindingRow['severity'] },
): Promise<Partial<FindingRow>> {
  const isSame = to.category === finding.category
  const category = isSame ? finding : await requireCategory(db, review, to.category)
  return {
    category: to.category,
    severity: to.severity,
    weight: category.weight,
    affectsScore: category.affectsScore,
    originalCategory: finding.originalCategory ?? finding.category,
    originalSeverity: finding.originalSeverity ?? finding.severity,
  }
}

/** The reviewer withdraws a disputed finding, offers something milder, or keeps it. */
export async function answerDispute(context: Context, id: string, body: FindingAnswer): Promise<HeldFinding> {
  const { db, session, now } = context
  const held = await holdForMove(context, id, body.version)
  const { review, finding } = held
  const text = body.comment?.trim() ?? ''
  const move = { WITHDRAW: 'withdraw', OFFER: 'offer', KEEP: 'keep' } as const
  const terms = { actors: actorsIn(session, review), now, reason: text, reasonField: 'body.comment' }
  if (body.decision === 'WITHDRAW' && finding.state === 'OPEN')
    throw conflict('The finding is OPEN: no one disputes it.', { uuid: id, status: finding.state })
  const state = requireMove(held, move[body.decision], terms)
  const say = { by: 'reviewer', authorId: session.user.id, text, at: now } as const
  const detail = { decision: body.decision, ...(text && { reason: text }) }
  if (body.decision === 'WITHDRAW') {
    const change = { state, ...noOffer, replyBy: null }
    const withdrawn = await writeMove(db, finding, change, { ...say, kind: 'WITHDRAWN' })
    await promoteRepeated(db, finding.id)
    return finish(context, review, withdrawn, detail)
  }
  const round = { state, rounds: finding.rounds + 1, replyBy: replyTime(review, now), waitingAt: null }
  if (body.decision === 'KEEP') {
    const kept = await writeMove(db, finding, round, { ...say, kind: 'KEPT' })
    return finish(context, review, kept, detail)
  }
  const offer = { category: body.category ?? finding.category, severity: body.severity ?? finding.severity }
  const changed = { ...finding, ...(await changeTo(context, review, finding, offer)) }
  const rules = scoreRules(review.profile.rules)
  const points = (row: FindingRow) => findingPoints({ ...scored(row), weight: decimal(row.weight) }, rules)
  if (compare(points(changed), points(finding)) >= 0)
    throw invalid('body.severity', 'Offer a category or severity with fewer points than the finding has.')
  const change = { ...round, offeredCategory: offer.category, offeredSeverity: offer.severity }
  return finish(context, review, await writeMove(db, finding, change, { ...say, kind: 'OFFERED' }), detail)
}

/** A manager who has neither translated nor reviewed, nor written the finding, decides a dispute. */
export async function arbitrate(context: Context, id: string, body: FindingArbitration): Promise<HeldFinding> {
  const { db, session, now } = context
  const held = await holdForMove(context, id, body.version)
  const { review, finding } = held
  const reason = body.reason.trim()
  const state = requireMove(held, 'arbitrate', {
    actors: actorsFor(session, review, finding),
    now,
    reason,
    reasonField: 'body.reason',
  })
  const { outcome } = body
  const to = { category: body.category ?? finding.category, severity: body.severity ?? finding.severity }
  const isOther = to.category !== finding.category || to.severity !== finding.severity
  if (outcome === 'CHANGED' && !isOther)
    throw invalid('body.severity', 'Name the category or severity that the finding changes to.')
  const change = {
    state,
    outcome,
    reason,
    decidedBy: session.user.id,
    ...noOffer,
    replyBy: null,
    ...(outcome === 'CHANGED' && (await changeTo(context, review, finding, to))),
  }
  const say = { kind: 'ARBITRATED', by: 'manager', authorId: session.user.id, text: reason, at: now } as const
  const decided = await writeMove(db, finding, change, say)
  if (outcome === 'DISMISSED') await promoteRepeated(db, finding.id)
  return finish(context, review, decided, { outcome, reason })
}

/** The reviewer withdraws a finding without a reply. */
export async function withdrawFinding(context: Context, held: HeldFinding): Promise<HeldFinding> {
  const { db, session, now } = context
  const { review, finding } = held
  const state = requireMove(held, 'withdraw', { actors: actorsIn(session, review), now, reasonField: 'body.comment' })
  const say = { kind: 'WITHDRAWN', by: 'reviewer', authorId: session.user.id, text: '', at: now } as const
  const withdrawn = await writeMove(db, finding, { state, ...noOffer, replyBy: null }, say)
  await promoteRepeated(db, finding.id)
  return finish(context, review, withdrawn, {})
}

/** Records a move, and settles the review. */
async function finish(
  context: Context,
  review: ReviewRow,
  finding: FindingRow,
  { event, ...detail }: { event?: 'FINDING_ACCEPTED' | 'FINDING_OFFER_DECLINED'; [more: string]: string | undefined },
): Promise<HeldFinding> {
  const { db, journal } = context
  const entity = await reviewEntity(db, review)
  await journal({
    ...(event && { event }),
    entity,
    projectId: review.projectId,
    after: { state: finding.state },
    detail: { finding: finding.id, category: finding.category, ...detail },
  })
  return { review: await settleAndClose(context, review), finding }
}

/** Writes a message about a finding; people of the review may be named in it. */
export async function postMessage(context: Context, id: string, body: FindingMessageInput): Promise<HeldFinding> {
  const { db, session, now, journal } = context
  const held = await holdFinding(db, session, id)
  const { review, finding } = held
  const text = body.text.trim()
  if (text === '') throw invalid('body.text', 'Enter a text.')
  const others = await db
    .selectDistinct({ id: findingMessages.authorId })
    .from(findingMessages)
    .where(and(eq(findingMessages.findingId, id), inArray(findingMessages.by, ['manager'])))
  const people = new Set([review.translatorId, review.reviewerId, ...others.map((other) => other.id)])
  const stranger = body.mentions?.findIndex((person) => !people.has(person)) ?? -1
  if (stranger >= 0) throw forbidden('Only people who take part in the talk can be named.')
  if (review.status === 'OPEN')
    throw conflict('The review is not submitted yet: its linguist doesn’t know the finding.', {
      uuid: id,
      status: review.status,
    })
  await db.insert(findingMessages).values({
    findingId: id,
    kind: 'MESSAGE',
    by: partOf(context, review),
    authorId: session.user.id,
    text,
    mentions: body.mentions ?? [],
    at: now,
  })
  const entity = await reviewEntity(db, review)
  const { mentions = [] } = body
  await journal({ entity, projectId: review.projectId, detail: { finding: id, text, mentions } })
  return { review, finding }
}
