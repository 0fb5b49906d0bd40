import type { ReviewCondition } from '@dragoman/sdk/quality-lifecycles'
import { and, eq, isNull } from 'drizzle-orm'
import { orgUnits } from '../../../identity/tables.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { only } from '../../../kernel/database/one-row.ts'
import { isDone } from '../../work/steps.ts'
import { tasks } from '../../work/task-tables.ts'
import { qualityFindings, reviewChanges, qualityReviews } from '../tables.ts'
import type { ReviewRow } from '../visible.ts'

const reopenable = 30 * 24 * 60 * 60 * 1000

/** The facts that the moves of a review depend on. */
export interface ReviewFacts {
  facts: Record<ReviewCondition, boolean>
  uncategorized: number
  /** Whether the organizational unit wants no categories. */
  isUncategorizedAllowed: boolean
}

export const countUncategorized = (db: Database, reviewId: string): Promise<number> =>
  db.$count(
    reviewChanges,
    and(eq(reviewChanges.reviewId, reviewId), eq(reviewChanges.inSample, true), isNull(reviewChanges.findingId)),
  )

export async function reviewFacts(db: Database, review: ReviewRow, now: Date): Promise<ReviewFacts> {
  const uncategorized = await countUncategorized(db, review.id)
  const found = await db
    .select({ status: tasks.status, isDisabled: orgUnits.categorizationDisabled })
    .from(qualityReviews)
    .innerJoin(tasks, eq(tasks.id, qualityReviews.reviewTaskId))
    .innerJoin(orgUnits, eq(orgUnits.id, qualityReviews.orgUnitId))
    .where(eq(qualityReviews.id, review.id))
  const { status, isDisabled } = only(found)
  const arbitrated = await db.$count(
    qualityFindings,
    and(eq(qualityFindings.reviewId, review.id), eq(qualityFindings.state, 'ARBITRATED')),
  )
  return {
    uncategorized,
    isUncategorizedAllowed: isDisabled,
    facts: {
      allCategorized: uncategorized === 0 || isDisabled,
      sampleDone: review.comparedAt !== null && isDone({ status }),
      nothingOpen: review.openFindings === 0 && review.disputedFindings === 0,
      nothingArbitrated: arbitrated === 0,
      closedLately: review.closedAt !== null && now.getTime() - review.closedAt.getTime() < reopenable,
    },
  }
}
