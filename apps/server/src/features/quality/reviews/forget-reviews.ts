import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { qualityReviews } from '../tables.ts'

/** Deletes reviews of a task that is in work again, as far as they are not submitted: its text will be another one. */
export async function forgetReviewsOf(db: Database, taskId: string): Promise<void> {
  await db.delete(qualityReviews).where(and(eq(qualityReviews.taskId, taskId), eq(qualityReviews.status, 'OPEN')))
}

/** Deletes reviews by a task that no one will do, as far as they are not submitted. */
export async function forgetReviewsBy(db: Database, taskId: string): Promise<void> {
  await db.delete(qualityReviews).where(and(eq(qualityReviews.reviewTaskId, taskId), eq(qualityReviews.status, 'OPEN')))
}
