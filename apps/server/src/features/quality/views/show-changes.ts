import type { ReviewChange, ReviewChangePage } from '@dragoman/sdk/operations/quality'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Operations } from '../../../generated/handlers.ts'
import { loadPeople } from '../../../identity/people.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { listPage } from '../../../kernel/list-page.ts'
import { qualityFindings, reviewChanges } from '../tables.ts'
import { requireFindings, seesReviewer, type ReviewRow } from '../visible.ts'

interface Context {
  db: Database
  session: SignedIn
}

type ChangeQuery = Operations['quality']['listChanges']['params']['query']
type ChangeRow = typeof reviewChanges.$inferSelect

/** One page of what the later step changed. */
export function listChanges(context: Context, review: ReviewRow, query: ChangeQuery): Promise<ReviewChangePage> {
  const { db, session } = context
  requireFindings(session, review)
  const { categorized, category, severity } = query
  const ofFinding = db
    .select({ id: qualityFindings.id })
    .from(qualityFindings)
    .where(
      and(
        eq(qualityFindings.reviewId, review.id),
        category ? eq(qualityFindings.category, category) : undefined,
        severity ? eq(qualityFindings.severity, severity) : undefined,
      ),
    )
  return listPage(db, query, {
    from: reviewChanges,
    where: and(
      eq(reviewChanges.reviewId, review.id),
      categorized === undefined
        ? undefined
        : categorized
          ? isNotNull(reviewChanges.findingId)
          : isNull(reviewChanges.findingId),
      category || severity ? inArray(reviewChanges.findingId, ofFinding) : undefined,
    ),
    orderBy: [sql`${reviewChanges.segmentIndex}`],
    show: (rows) => showChanges(context, review, rows),
  })
}

/** Changes with the category that they were given. */
export async function showChanges(
  { db, session }: Context,
  review: ReviewRow,
  rows: readonly ChangeRow[],
): Promise<ReviewChange[]> {
  const ids = rows.flatMap(({ findingId }) => findingId ?? [])
  const found = await db.select().from(qualityFindings).where(isOneOf(qualityFindings.id, ids))
  const findings = new Map(found.map((finding) => [finding.id, finding]))
  const people = await loadPeople(db, session, [review.reviewerId])
  const reviewer = seesReviewer(session, review) ? people(review.reviewerId) : undefined
  return rows.map((row): ReviewChange => {
    const finding = findings.get(row.findingId ?? '')
    return {
      uuid: row.id,
      segmentId: String(row.segmentId),
      sequence: row.segmentIndex + 1,
      source: row.source,
      before: row.before,
      after: row.after,
      modifiedWords: row.modifiedWords,
      inSample: row.inSample,
      ...(finding && {
        category: finding.category,
        severity: finding.severity,
        findingUuid: finding.id,
        ...(finding.comment && { comment: finding.comment }),
      }),
      ...(reviewer && { reviewer }),
      date: row.comparedAt.getTime(),
    }
  })
}
