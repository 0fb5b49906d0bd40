import type { SecondReviewJudgments } from '@dragoman/sdk/operations/quality'
import { severities } from '@dragoman/sdk/quality-score'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { only, updateOne } from '../../../kernel/database/one-row.ts'
import { conflict, forbidden, invalid } from '../../../kernel/refusals.ts'
import { requireCategory } from '../categories/categories.ts'
import { findingsOf } from '../scores/settle-review.ts'
import { qualityReviews } from '../tables.ts'
import type { FindingRow, ReviewRow } from '../visible.ts'
import { findSecond, type SecondRow } from './find-second.ts'
import { secondReviews, type Verdict } from '../../work/second-review-tables.ts'

/** Stores what the person who was asked says, and, once that is all, what the first reviewer had found. */
export async function judge(
  { db, session, now }: Context,
  id: string,
  { judgments, done = false }: SecondReviewJudgments,
): Promise<{ review: ReviewRow; row: SecondRow }> {
  const second = await findSecond(db, session, id, { held: true })
  if (second.personId !== session.user.id)
    throw forbidden('Only the person who was asked for the second review can judge its segments.')
  if (second.doneAt)
    throw conflict('The second review is DONE, and its judgments are final.', { uuid: id, status: 'DONE' })
  const review = only(await db.select().from(qualityReviews).where(eq(qualityReviews.id, second.reviewId)))
  const actingId = session.impersonator?.id
  if (actingId === review.translatorId || actingId === review.reviewerId)
    throw forbidden('You have translated or reviewed the text. The person who was asked judges it themselves.')
  const verdicts = await verdictsIn(db, { review, second, judgments })
  const firstVerdicts = done ? firstOf(second, await findingsOf(db, review.id)) : null
  const row = await updateOne(db, secondReviews, eq(secondReviews.id, id), {
    verdicts,
    ...(done && { firstVerdicts, doneAt: now }),
  })
  return { review, row }
}

interface Given {
  review: ReviewRow
  second: SecondRow
  judgments: SecondReviewJudgments['judgments']
}

async function verdictsIn(db: Database, { review, second, judgments }: Given): Promise<Verdict[]> {
  const sample = new Set(second.segments.map(({ index }) => index))
  const codes = new Set<string>()
  const judged = new Set<number>()
  for (const [at, { sequence, category }] of judgments.entries()) {
    const field = `body.judgments[${at}]`
    if (!sample.has(sequence - 1))
      throw invalid(`${field}.sequence`, `Segment ${sequence} is not part of the second review.`)
    if (judged.has(sequence)) throw invalid(`${field}.sequence`, `Segment ${sequence} is judged twice.`)
    judged.add(sequence)
    if (!codes.has(category)) await requireCategory(db, review, category, `${field}.category`)
    codes.add(category)
  }
  return judgments.map(({ sequence, category, severity = 'MINOR' }) => ({ index: sequence - 1, category, severity }))
}

/** The gravest finding of each segment, as the first reviewer had it before anyone replied. */
function firstOf({ segments }: SecondRow, findings: readonly FindingRow[]): Verdict[] {
  const found = findings.map(({ segmentIndex, category, severity, originalCategory, originalSeverity }) => ({
    index: segmentIndex,
    category: originalCategory ?? category,
    severity: originalSeverity ?? severity,
  }))
  const gravest = found.toSorted((a, b) => severities.indexOf(b.severity) - severities.indexOf(a.severity))
  const bySegment = Map.groupBy(gravest, ({ index }) => index)
  return segments.flatMap(({ index }) => bySegment.get(index)?.[0] ?? [])
}
