import type { ReviewAgreement } from '@dragoman/sdk/operations/quality'
import { and, eq, gte, lt } from 'drizzle-orm'
import type { SignedIn } from '../../../identity/sessions.ts'
import { inReach } from '../../../identity/unit-scope.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { shiftDay } from '../../../kernel/days.ts'
import { categoriesOf } from '../categories/categories.ts'
import { agreementOf, pairsOf } from '../second-reviews/agreement.ts'
import { secondReviews } from '../../work/second-review-tables.ts'
import { qualityReviews } from '../tables.ts'
import { askedReviews, type Period, type SumsQuery } from './period.ts'

/** How far each first reviewer agrees with the second reviews that were done in a period, over all of their segments. */
export async function agreementOfReviewers(
  db: Database,
  session: SignedIn,
  query: SumsQuery,
  { startDate, endDate }: Period,
): Promise<ReadonlyMap<string, ReviewAgreement>> {
  const rows = await db
    .select({
      reviewerId: qualityReviews.reviewerId,
      segments: secondReviews.segments,
      verdicts: secondReviews.verdicts,
      firstVerdicts: secondReviews.firstVerdicts,
    })
    .from(secondReviews)
    .innerJoin(qualityReviews, eq(qualityReviews.id, secondReviews.reviewId))
    .where(
      and(
        eq(secondReviews.accountId, session.account.id),
        inReach(session, secondReviews.orgUnitId),
        gte(secondReviews.doneAt, new Date(startDate)),
        lt(secondReviews.doneAt, new Date(shiftDay(endDate, 1))),
        askedReviews(query),
      ),
    )
  if (rows.length === 0) return new Map()
  const categories = await categoriesOf(db, session.account.id)
  const byReviewer = Map.groupBy(rows, ({ reviewerId }) => reviewerId)
  return new Map([...byReviewer].map(([id, own]) => [id, agreementOf(own.flatMap((row) => pairsOf(row, categories)))]))
}
