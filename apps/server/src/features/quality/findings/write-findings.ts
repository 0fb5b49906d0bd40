import type { FindingInput, FindingUpdate } from '@dragoman/sdk/operations/quality'
import { severities, type Severity } from '@dragoman/sdk/quality-score'
import { and, eq, ne } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertOne, updateOne } from '../../../kernel/database/one-row.ts'
import { conflict, forbidden, invalid, notFound } from '../../../kernel/refusals.ts'
import { segmentFindings } from '../../ai-review/tables.ts'
import { isInRange } from '../../work/slices.ts'
import { segments } from '../../work/work-unit-tables.ts'
import { categoryOfAi, requireCategory, type CountedCategory } from '../categories/categories.ts'
import { settleReview } from '../scores/settle-review.ts'
import { qualityFindings, qualityReviews, reviewChanges } from '../tables.ts'
import { promoteRepeated } from './repeated.ts'
import { actorsIn, requireFindings, visibleReviews, type FindingRow, type ReviewRow } from '../visible.ts'

/** A review in which the caller may add and change findings: the reviewer and managers, while it is OPEN. */
export async function holdOpenReview({ db, session }: Context, id: string): Promise<ReviewRow> {
  const rows = await db
    .select()
    .from(qualityReviews)
    .where(and(eq(qualityReviews.id, id), visibleReviews(db, session)))
    .for('update')
  const [review] = rows
  if (!review) throw notFound('review')
  requireFindings(session, review)
  requireReviewer({ session }, review)
  if (review.status !== 'OPEN')
    throw conflict(`The review is ${review.status}. A manager can reopen it.`, { uuid: id, status: review.status })
  return review
}

export function requireReviewer({ session }: Pick<Context, 'session'>, review: ReviewRow): void {
  const actors = actorsIn(session, review)
  if (!actors.includes('reviewer') && !actors.includes('manager'))
    throw forbidden('Only the reviewer, or a manager who has not translated the text, can do this with the review.')
}

/** Refuses to rewrite or delete a finding that was replied to, decided, or withdrawn, also where its review is reopened. */
export function requireOpenFinding({ status }: ReviewRow, { id, state }: FindingRow): void {
  if (status === 'CLOSED' || state !== 'OPEN')
    throw conflict(
      `The finding is ${state}, and the review is ${status}. A finding can be changed while it is OPEN and its review is not CLOSED.`,
      { uuid: id, status: state },
    )
}

/** Adds a finding from a part of a text. */
export async function createFinding(context: Context, review: ReviewRow, input: FindingInput): Promise<FindingRow> {
  const { db, now } = context
  const [segment] = await db
    .select()
    .from(segments)
    .where(and(eq(segments.id, Number(input.segmentId)), eq(segments.workUnitId, review.workUnitId)))
  if (!segment || !isInRange(segment.index, review))
    throw invalid('body.segmentId', 'Name a segment of the reviewed task.')
  if (review.sample && !review.sample.includes(segment.index))
    throw invalid(
      'body.segmentId',
      `Segment ${segment.index + 1} is not part of the sample. Name one of the ${review.sample.length} segments of the sample.`,
    )
  const [change] = await db
    .select()
    .from(reviewChanges)
    .where(and(eq(reviewChanges.reviewId, review.id), eq(reviewChanges.segmentIndex, segment.index)))
  const target = change?.before ?? segment.deliveredTarget ?? segment.target
  const taken = input.aiFindingUuid ? await takeOver(context, segment.id, input.aiFindingUuid) : undefined
  const { side = 'TARGET', range } = input
  const text = side === 'SOURCE' ? segment.source : target
  if (range && !(range.start < range.end && range.end <= text.length))
    throw invalid(
      'body.range',
      `The range must lie within the text’s ${text.length} UTF-16 positions and hold at least one.`,
    )
  const code = input.category ?? (taken && (await categoryOfAi(db, review.accountId, taken.category)))
  if (code === undefined) throw invalid('body.category', 'Name a category that is in use.')
  const category = await requireCategory(db, review, code)
  const repeatedOf = await repeated(db, review, input.repeatedOf)
  const finding = await insertOne(db, qualityFindings, {
    ...baseOf(context, review, category),
    segmentId: segment.id,
    segmentIndex: segment.index,
    words: segment.words,
    source: segment.source,
    target,
    side,
    severity: input.severity ?? severityOf(taken?.severity),
    ...(range && { rangeStart: range.start, rangeEnd: range.end, quote: text.slice(range.start, range.end) }),
    repeatedOf,
    isRepeated: repeatedOf !== null,
    comment: input.comment?.trim() ?? taken?.reason ?? '',
    suggestion: input.suggestion?.trim() ?? taken?.suggestion ?? '',
  })
  if (change && change.findingId === null && side === 'TARGET')
    await db.update(reviewChanges).set({ findingId: finding.id }).where(eq(reviewChanges.id, change.id))
  await settleReview(db, review, now)
  return finding
}

export const baseOf = ({ session, now }: Context, review: ReviewRow, { code, ...counted }: CountedCategory) => ({
  accountId: review.accountId,
  reviewId: review.id,
  category: code,
  ...counted,
  authorId: session.user.id,
  createdAt: now,
  updatedAt: now,
})

/** The finding that another repeats: one of the same review that repeats none itself. */
async function repeated(db: Database, { id }: ReviewRow, of: string | null | undefined, own?: string) {
  if (!of) return null
  const [first] = await db
    .select({ id: qualityFindings.id, isRepeated: qualityFindings.isRepeated })
    .from(qualityFindings)
    .where(and(eq(qualityFindings.reviewId, id), eq(qualityFindings.id, of)))
  if (!first || first.isRepeated || first.id === own)
    throw invalid('body.repeatedOf', 'Name another finding of the review that repeats none itself.')
  return first.id
}

const severityOf = (given = 'MINOR'): Severity => severities.find((severity) => severity === given) ?? 'MINOR'

/** A finding of AI review becomes one of the review, once. The update waits for another that takes it at the same moment. */
async function takeOver({ db, session, now }: Context, segmentId: number, id: string) {
  const ofSegment = and(eq(segmentFindings.id, id), eq(segmentFindings.segmentId, segmentId))
  const [first] = await db
    .update(segmentFindings)
    .set({ state: 'ACCEPTED', decidedBy: session.user.id, decidedAt: now })
    .where(and(ofSegment, ne(segmentFindings.state, 'ACCEPTED')))
    .returning()
  if (first) return first
  if ((await db.$count(segmentFindings, ofSegment)) === 0)
    throw invalid('body.aiFindingUuid', 'Name a finding of AI review in this segment.')
  throw conflict(
    'The finding of AI review was accepted before. Leave aiFindingUuid out to add another finding to the review.',
    { uuid: id, status: 'ACCEPTED' },
  )
}

/** Changes a held finding of an open review; in a submitted one as long as its translator has not replied. */
export async function updateFinding(
  context: Context,
  { review, finding }: { review: ReviewRow; finding: FindingRow },
  change: FindingUpdate,
  replyBy: Date,
): Promise<FindingRow> {
  const { db, now } = context
  requireReviewer(context, review)
  requireOpenFinding(review, finding)
  const category = change.category === undefined ? undefined : await requireCategory(db, review, change.category)
  const repeatedOf =
    change.repeatedOf === undefined ? finding.repeatedOf : await repeated(db, review, change.repeatedOf, finding.id)
  const changed = await updateOne(db, qualityFindings, eq(qualityFindings.id, finding.id), {
    ...(category && { category: category.code, affectsScore: category.affectsScore, weight: category.weight }),
    ...(change.severity && { severity: change.severity }),
    ...(change.comment !== undefined && { comment: change.comment.trim() }),
    ...(change.suggestion !== undefined && { suggestion: change.suggestion.trim() }),
    ...(change.repeatedOf !== undefined && { repeatedOf, isRepeated: repeatedOf !== null }),
    ...(review.status === 'SUBMITTED' && { replyBy }),
    updatedAt: now,
  })
  const isRenewed = review.status === 'SUBMITTED'
  await settleReview(db, isRenewed ? { ...review, remindedAt: null } : review, now)
  return changed
}

/** Deletes a finding of an open review. What repeated it stands for itself then. */
export async function deleteFinding({ db, now }: Context, review: ReviewRow, finding: FindingRow): Promise<void> {
  await promoteRepeated(db, finding.id)
  await db.delete(qualityFindings).where(eq(qualityFindings.id, finding.id))
  await settleReview(db, review, now)
}
