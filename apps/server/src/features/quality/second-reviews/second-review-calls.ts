import { eq } from 'drizzle-orm'
import type { Context, Handlers } from '../../../identity/context.ts'
import { only } from '../../../kernel/database/one-row.ts'
import { conflict } from '../../../kernel/refusals.ts'
import { reviewEntity } from '../review-entity.ts'
import { qualityReviews } from '../tables.ts'
import type { ReviewRow } from '../visible.ts'
import { askForSecond, requireManager } from './ask-second.ts'
import { findSecond, type SecondRow } from './find-second.ts'
import { judge } from './judge.ts'
import { listSeconds, showSecond, showSeconds } from './show-second.ts'
import { secondReviews } from '../../work/second-review-tables.ts'

/** The calls of second reviews, as a part of those of reviews. */
export const secondReviewCalls = {
  listSecondReviews: (input) => listSeconds(input, input.query),

  async askForSecondReview(input) {
    const { review, row } = await askForSecond(input, input.body)
    await noteSecond(input, review, row)
    return only(await showSeconds(input, [row]))
  },

  async getSecondReview(input) {
    return showSecond(input, await findSecond(input.db, input.session, input.path.secondReviewUuid))
  },

  async judgeSecondReview(input) {
    const { review, row } = await judge(input, input.path.secondReviewUuid, input.body)
    await noteSecond(input, review, row)
    return showSecond(input, row)
  },

  async removeSecondReview(input) {
    requireManager(input.session)
    const row = await findSecond(input.db, input.session, input.path.secondReviewUuid, { held: true })
    if (row.doneAt)
      throw conflict('The second review is DONE and counts for the agreement of the reviewer. It stays.', {
        uuid: row.id,
        status: 'DONE',
      })
    const review = only(await input.db.select().from(qualityReviews).where(eq(qualityReviews.id, row.reviewId)))
    await input.db.delete(secondReviews).where(eq(secondReviews.id, row.id))
    await noteSecond(input, review, row)
  },
} satisfies Partial<Handlers<'quality'>>

/** Records a move of a second review. */
export async function noteSecond(
  input: Pick<Context, 'db' | 'journal'>,
  review: ReviewRow,
  { id, personId, doneAt }: SecondRow,
): Promise<void> {
  await input.journal({
    entity: await reviewEntity(input.db, review),
    projectId: review.projectId,
    detail: { second: id, person: personId, done: doneAt !== null },
  })
}
