import type { QualityReportFindingPage } from '@dragoman/sdk/operations/qualityReports'
import { and, asc, desc, eq, gte, lt, ne } from 'drizzle-orm'
import type { PageQuery } from '../../../kernel/list-page.ts'
import { pageOf } from '../../../kernel/paging.ts'
import { shiftDay } from '../../../kernel/days.ts'
import { qualityFindings, qualityReviews } from '../tables.ts'
import { seesFindings, visibleReviews } from '../visible.ts'
import { loadFindings, pointsOf } from './export-findings.ts'
import type { SumsQuery } from './period.ts'
import { showReport, type ReportContext } from './reports.ts'

/** One page of the findings behind a report, the newest first; 404 where the period has no such report. */
export async function listReportFindings(
  context: ReportContext,
  id: string,
  query: SumsQuery & PageQuery,
): Promise<QualityReportFindingPage> {
  const { db, session } = context
  const { vendor, workflow, sourceLanguage, targetLanguage, startDate, endDate } = await showReport(context, id, query)
  const where = and(
    visibleReviews(db, session),
    eq(qualityReviews.translatorId, vendor.uuid),
    eq(qualityReviews.workflow, workflow),
    eq(qualityReviews.sourceLocale, sourceLanguage),
    eq(qualityReviews.targetLocale, targetLanguage),
    eq(qualityReviews.basis, 'FINDINGS'),
    eq(qualityReviews.ofSampleData, false),
    gte(qualityReviews.submittedAt, new Date(startDate)),
    lt(qualityReviews.submittedAt, new Date(shiftDay(endDate, 1))),
    query.orgUnitUuid ? eq(qualityReviews.orgUnitId, query.orgUnitUuid) : undefined,
    query.closedOnly ? eq(qualityReviews.status, 'CLOSED') : undefined,
    ne(qualityFindings.state, 'WITHDRAWN'),
  )
  const behind = db
    .select({ id: qualityFindings.id })
    .from(qualityFindings)
    .innerJoin(qualityReviews, eq(qualityReviews.id, qualityFindings.reviewId))
    .where(where)
  const { page, size } = query
  const total = await db.$count(behind.as('findings'))
  const ids = await db
    .select({ id: qualityFindings.id })
    .from(qualityFindings)
    .innerJoin(qualityReviews, eq(qualityReviews.id, qualityFindings.reviewId))
    .where(where)
    .orderBy(desc(qualityReviews.submittedAt), asc(qualityReviews.id), asc(qualityFindings.segmentIndex))
    .limit(size)
    .offset(page * size)
  const rows = await loadFindings(
    db,
    session,
    ids.map((row) => row.id),
  )
  const content = rows
    .filter(({ review }) => seesFindings(session, review))
    .map(({ finding, review, project, file, after }) => ({
      uuid: finding.id,
      reviewUuid: review.id,
      projectName: project,
      filename: file,
      submittedDate: review.submittedAt!.getTime(),
      sequence: finding.segmentIndex + 1,
      source: finding.source,
      before: finding.target,
      ...(after !== undefined && { after }),
      category: finding.category,
      severity: finding.severity,
      points: pointsOf({ finding, review }),
      state: finding.state,
      ...(finding.outcome && { outcome: finding.outcome }),
    }))
  return pageOf(content, total, { page, size })
}
