import type { SecondReviewInput } from '@dragoman/sdk/operations/quality'
import { can, isManager, isVendor } from '@dragoman/sdk/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { standInFor } from '../../../identity/stand-in.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertOne } from '../../../kernel/database/one-row.ts'
import { conflict, forbidden, impossible, invalid } from '../../../kernel/refusals.ts'
import { inRange } from '../../work/slices.ts'
import { segments } from '../../work/work-unit-tables.ts'
import { chooseSample, isSampled } from '../reviews/choose-sample.ts'
import { qualityReviews, reviewChanges } from '../tables.ts'
import { findReview, type ReviewRow } from '../visible.ts'
import type { SecondRow } from './find-second.ts'
import { secondReviews, type JudgedSegment } from '../../work/second-review-tables.ts'

/** Words that a second review judges, as far as the sample has as many. */
const wantedWords = 500

export function requireManager(session: SignedIn): void {
  if (!isManager(session))
    throw forbidden('Only managers can ask for second reviews and withdraw them.', ['ROLE_PROJECT_MANAGER'])
}

/** Asks a person to judge a sample of a review once more. The review is held, so that one person is asked once. */
export async function askForSecond(
  context: Context,
  { reviewUuid, personUuid }: SecondReviewInput,
): Promise<{ review: ReviewRow; row: SecondRow }> {
  const { db, session, now } = context
  requireManager(session)
  const review = await findReview(db, session, reviewUuid, { held: true })
  if (review.status === 'OPEN')
    throw impossible('The review is OPEN. Ask for a second review once it is submitted.', 'NOT_READY', {
      uuid: review.id,
      status: review.status,
    })
  if (review.basis !== 'FINDINGS')
    throw impossible(
      'The review was submitted without categories, so there is nothing to compare. Choose a review with findings.',
      'NOT_READY',
      { uuid: review.id, basis: review.basis },
    )
  await requirePerson(context, review, personUuid)
  const [known] = await db
    .select({ id: secondReviews.id })
    .from(secondReviews)
    .where(and(eq(secondReviews.reviewId, review.id), eq(secondReviews.personId, personUuid)))
  if (known) throw conflict('This person was asked before. Ask someone else.', { uuid: known.id })
  const id = crypto.randomUUID()
  const chosen = await chooseSegments(db, review, id)
  if (chosen.length === 0)
    throw impossible('The sample of the review has no segments.', 'NOT_READY', { uuid: review.id })
  const row = await insertOne(db, secondReviews, {
    id,
    accountId: review.accountId,
    orgUnitId: review.orgUnitId,
    reviewId: review.id,
    personId: personUuid,
    segments: chosen,
    createdAt: now,
  })
  return { review, row }
}

/** 400 for a person who took part in the review, or may not see reviews. */
async function requirePerson({ db, session, now }: Context, review: ReviewRow, id: string): Promise<void> {
  if (id === review.translatorId || id === review.reviewerId)
    throw invalid('body.personUuid', 'This person has translated or reviewed the text. Name someone else.')
  if (id === session.user.id || id === session.impersonator?.id)
    throw invalid('body.personUuid', 'You know the review already. Name someone else.')
  const person = await standInFor(db, session.account.id, id, now)
  if (!person || !(isManager(person) || isVendor(person)) || !can(person, requirements['quality.judgeSecondReview']))
    throw invalid('body.personUuid', 'Name an active manager or linguist of your account who may see reviews.')
}

/** A random part of the sample of a review. */
async function chooseSegments(db: Database, review: ReviewRow, seed: string): Promise<JudgedSegment[]> {
  const rows = await db
    .select()
    .from(segments)
    .where(and(eq(segments.workUnitId, review.workUnitId), inRange(review)))
    .orderBy(asc(segments.index))
  const sample = review.sample && new Set(review.sample)
  const able = rows.filter((row) => isSampled(row, sample))
  const given = able.map(({ index, words }) => ({ index, words, locked: false, match: null, risk: 0 }))
  const { indexes } = chooseSample(given, { mode: 'RANDOM', words: wantedWords, seed })
  const chosen = indexes && new Set(indexes)
  const before = await textsBefore(db, review)
  return able
    .filter(({ index }) => chosen?.has(index) ?? true)
    .map(({ id, index, words, source, target, deliveredTarget }) => ({
      id,
      index,
      words,
      source,
      target: before.get(index) ?? deliveredTarget ?? target,
    }))
}

/** The texts that the first reviewer, or a later step, has changed, as they came to the first review. */
async function textsBefore(db: Database, review: ReviewRow): Promise<ReadonlyMap<number, string>> {
  const own = await db
    .select({ index: reviewChanges.segmentIndex, before: reviewChanges.before })
    .from(reviewChanges)
    .where(eq(reviewChanges.reviewId, review.id))
  const later = await db
    .select({ index: reviewChanges.segmentIndex, before: reviewChanges.before })
    .from(reviewChanges)
    .innerJoin(qualityReviews, eq(qualityReviews.id, reviewChanges.reviewId))
    .where(
      and(
        eq(qualityReviews.workUnitId, review.workUnitId),
        gt(qualityReviews.comparedAt, review.comparedAt ?? review.createdAt),
      ),
    )
    .orderBy(asc(qualityReviews.comparedAt))
  // The first text of a segment counts: what the review began with, else what the next step did.
  return new Map([...own, ...later].toReversed().map(({ index, before }) => [index, before]))
}
