import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import { findingsOf } from '../features/quality/scores/settle-review.ts'
import { askForSecond } from '../features/quality/second-reviews/ask-second.ts'
import { judge } from '../features/quality/second-reviews/judge.ts'
import { noteSecond } from '../features/quality/second-reviews/second-review-calls.ts'
import { qualityReviews } from '../features/quality/tables.ts'
import type { FindingRow, ReviewRow } from '../features/quality/visible.ts'
import type { SecondRow } from '../features/quality/second-reviews/find-second.ts'
import type { History } from './review-history.ts'

/** The manager who asks for second reviews, and the people who judge German and Spanish once more. */
export interface SecondReaders {
  managerId: string
  german: string
  spanish: string
}

/** Words from which on a review is long enough to be judged twice. */
const leastWords = 500

const hour = 60 * 60 * 1000

/** German was judged twice, not always alike; a Spanish text waits for its second reader. */
export async function seedSecondReviews(
  history: History,
  { managerId, german, spanish }: SecondReaders,
  now: Date,
): Promise<void> {
  const reviews = await history.db
    .select()
    .from(qualityReviews)
    .where(
      and(
        eq(qualityReviews.status, 'CLOSED'),
        gte(qualityReviews.reviewedWords, leastWords),
        inArray(qualityReviews.targetLocale, ['de', 'es']),
      ),
    )
    .orderBy(asc(qualityReviews.comparedAt))
  const ask = async (review: ReviewRow, personUuid: string, at: Date) => {
    const context = history.as(managerId, at, 'SECOND_REVIEW_ASKED')
    const { row } = await askForSecond(context, { reviewUuid: review.id, personUuid })
    await noteSecond(context, review, row)
    return row
  }
  for (const review of reviews.filter(({ targetLocale }) => targetLocale === 'de')) {
    const asked = new Date(Math.min(review.closedAt!.getTime() + 20 * hour, now.getTime() - 6 * hour))
    const second = await ask(review, german, asked)
    const context = history.as(german, new Date(asked.getTime() + 5 * hour), 'SECOND_REVIEW_SAVED')
    const judgments = judgmentsOf(second, await findingsOf(history.db, review.id))
    const { row } = await judge(context, second.id, { judgments, done: true })
    await noteSecond(context, review, row)
  }
  const open = reviews.findLast(({ targetLocale }) => targetLocale === 'es')
  if (open) await ask(open, spanish, new Date(now.getTime() - 20 * hour))
}

/** Most of what the first reader found, some of it under another name, and a little that they passed over. */
function judgmentsOf({ segments }: SecondRow, findings: readonly FindingRow[]) {
  return segments.flatMap(({ index }, at) => {
    const first = findings.find(({ segmentIndex }) => segmentIndex === index)
    const sequence = index + 1
    if (!first) return at % 20 === 4 ? [{ sequence, category: 'FLUENCY' }] : []
    const { category, severity } = first
    if (at % 4 === 1) return []
    return [at % 4 === 3 ? { sequence, category: 'GRAMMAR' } : { sequence, category, severity }]
  })
}
