import { and, inArray, isNull } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { secondReviews } from './second-review-tables.ts'

/** The reviews that the caller, or the person who acts as the caller, judges once more: they don't see them until they are done. */
export const judgedBlind = (db: Database, { user, impersonator }: SignedIn) =>
  db
    .select({ id: secondReviews.reviewId })
    .from(secondReviews)
    .where(
      and(
        inArray(secondReviews.personId, impersonator ? [user.id, impersonator.id] : [user.id]),
        isNull(secondReviews.doneAt),
      ),
    )
