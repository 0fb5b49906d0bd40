import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { secondReviews } from './second-review-tables.ts'

const isOpen = isNull(secondReviews.doneAt)

/** The reviews that people judge once more: they don't see them until they are done. */
export const judgedBlindBy = (db: Database, people: readonly string[]) =>
  db
    .select({ id: secondReviews.reviewId })
    .from(secondReviews)
    .where(and(inArray(secondReviews.personId, [...people]), isOpen))

/** The same for the caller, and for the person who acts as the caller. */
export const judgedBlind = (db: Database, { user, impersonator }: SignedIn) =>
  judgedBlindBy(db, impersonator ? [user.id, impersonator.id] : [user.id])

/** Those who are to judge a review once more without knowing what was found. */
export async function blindJudgesOf(db: Database, reviewId: string): Promise<string[]> {
  const rows = await db
    .select({ id: secondReviews.personId })
    .from(secondReviews)
    .where(and(eq(secondReviews.reviewId, reviewId), isOpen))
  return rows.map(({ id }) => id)
}
