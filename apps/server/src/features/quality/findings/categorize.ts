import type { ReviewChangeInput } from '@dragoman/sdk/operations/quality'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import { insertOne, only, updateOne } from '../../../kernel/database/one-row.ts'
import { invalid, notFound } from '../../../kernel/refusals.ts'
import { requireCategory, type CountedCategory } from '../categories/categories.ts'
import { settleReview } from '../scores/settle-review.ts'
import { qualityFindings, reviewChanges } from '../tables.ts'
import type { FindingRow, ReviewRow } from '../visible.ts'
import { baseOf, requireOpenFinding } from './write-findings.ts'

type ChangeRow = typeof reviewChanges.$inferSelect

/**
 * Gives changes of a review a category; equal ones without a category get it, too, as repetitions. All of them belong to
 * its sample. `field` is where the request names the changes.
 */
export async function categorize(
  context: Context,
  review: ReviewRow,
  { ids, field }: { ids: readonly string[]; field: string },
  input: ReviewChangeInput,
): Promise<ChangeRow[]> {
  const { db, now } = context
  const wanted = and(eq(reviewChanges.reviewId, review.id), isOneOf(reviewChanges.id, ids))
  const changes = await db.select().from(reviewChanges).where(wanted).orderBy(asc(reviewChanges.segmentIndex))
  if (changes.length < new Set(ids).size) throw notFound('change')
  const outside = changes.find(({ inSample }) => !inSample)
  if (outside)
    throw invalid(
      field,
      `The change in segment ${outside.segmentIndex + 1} is not part of the sample. Only changes in the sample get a category.`,
    )
  const category = await requireCategory(db, review, input.category)
  for (const change of changes) {
    const [present] = await db.select().from(reviewChanges).where(eq(reviewChanges.id, change.id))
    if (present?.findingId) await recategorize(context, review, present.findingId, category, input)
    else await makeFinding(context, review, change, category, input)
  }
  await settleReview(db, review, now)
  return db.select().from(reviewChanges).where(wanted).orderBy(asc(reviewChanges.segmentIndex))
}

async function recategorize(
  { db, now }: Context,
  review: ReviewRow,
  id: string,
  { code, affectsScore, weight }: CountedCategory,
  { severity, comment }: ReviewChangeInput,
): Promise<void> {
  const present = await db.select().from(qualityFindings).where(eq(qualityFindings.id, id))
  requireOpenFinding(review, only(present))
  await updateOne(db, qualityFindings, eq(qualityFindings.id, id), {
    category: code,
    affectsScore,
    weight,
    updatedAt: now,
    ...(severity && { severity }),
    ...(comment !== undefined && { comment: comment.trim() }),
  })
}

async function makeFinding(
  context: Context,
  review: ReviewRow,
  change: ChangeRow,
  category: CountedCategory,
  { severity = 'MINOR', comment = '' }: ReviewChangeInput,
): Promise<void> {
  const { db } = context
  const equal = await db
    .select()
    .from(reviewChanges)
    .where(
      and(
        eq(reviewChanges.reviewId, review.id),
        isNull(reviewChanges.findingId),
        eq(reviewChanges.inSample, true),
        eq(reviewChanges.source, change.source),
        eq(reviewChanges.before, change.before),
        eq(reviewChanges.after, change.after),
      ),
    )
    .orderBy(asc(reviewChanges.segmentIndex))
  const others = equal.filter(({ id }) => id !== change.id)
  let first: string | null = null
  for (const { id, segmentId, segmentIndex, words, source, before, after } of [change, ...others]) {
    const finding: FindingRow = await insertOne(db, qualityFindings, {
      ...baseOf(context, review, category),
      segmentId,
      segmentIndex,
      words,
      source,
      target: before,
      severity,
      comment: comment.trim(),
      suggestion: after,
      repeatedOf: first,
      isRepeated: first !== null,
    })
    first ??= finding.id
    await db.update(reviewChanges).set({ findingId: finding.id }).where(eq(reviewChanges.id, id))
  }
}
