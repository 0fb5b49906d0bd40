import { decimal, toNumber } from '@dragoman/sdk/decimal'
import type { QualityExport } from '@dragoman/sdk/operations/qualityReports'
import type { ListExport } from '@dragoman/sdk/operations/shared'
import { findingPoints } from '@dragoman/sdk/quality-score'
import { and, asc, eq, gte, isNotNull, lt } from 'drizzle-orm'
import type { SheetFinding } from '../../../engines/documents/quality-sheet.ts'
import { timezoneOf } from '../../../identity/reading-at.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { orgUnits } from '../../../identity/tables.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { dayIn, daysAs, isoDay, shiftDay } from '../../../kernel/days.ts'
import { users } from '../../../kernel/tables.ts'
import { timeCell, type ExportedList } from '../../lists/list-export.ts'
import { projectResources, projects } from '../../work/tables.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { categoriesOf } from '../categories/categories.ts'
import { scoreRules } from '../profiles/score-rules.ts'
import { projectTitle } from '../project-title.ts'
import { scored } from '../scores/settle-review.ts'
import { findingMessages, qualityFindings, qualityReviews, reviewChanges } from '../tables.ts'
import { seesFindings, seesReviewer, visibleReviews, type FindingRow, type ReviewRow } from '../visible.ts'
import { findingsPdf, requirePrintable } from './findings-pdf.ts'
import { askedReviews } from './period.ts'

/** The findings to export, as the job keeps them. */
type FindingExport = Omit<ListExport, 'format'> &
  Omit<QualityExport, 'columns'> & { format: ListExport['format'] | 'PDF' }

export interface FindingWithReview {
  finding: FindingRow
  review: ReviewRow
  project: string
  unit: string
  file: string
  after: string | undefined
  path: string
  translator: string | undefined
  reviewer: string | undefined
  said: (kind: string) => string | undefined
}

/** The days of a year that ends today, where the export says none. */
function daysOf({ startDate, endDate }: FindingExport, now: Date) {
  const last = endDate ?? isoDay(now.getTime())
  return { startDate: startDate ?? shiftDay(last, -365), endDate: last }
}

const fields: ExportedList<FindingWithReview>['fields'] = {
  project: ({ project }) => project,
  unit: ({ unit }) => unit,
  sourceLanguage: ({ review }) => review.sourceLocale,
  targetLanguage: ({ review }) => review.targetLocale,
  step: ({ review }) => review.workflow,
  reviewStep: ({ review }) => review.reviewWorkflow,
  file: ({ file }) => file,
  segment: ({ finding }) => finding.segmentIndex + 1,
  source: ({ finding }) => finding.source,
  before: ({ finding }) => finding.target,
  after: ({ after }) => after,
  quote: ({ finding }) => finding.quote ?? undefined,
  category: ({ path }) => path,
  severity: ({ finding }) => finding.severity,
  weight: ({ finding }) => Number(finding.weight),
  repeated: ({ finding }) => (finding.isRepeated ? 'yes' : 'no'),
  points: pointsOf,
  state: ({ finding }) => finding.state,
  comment: ({ finding }) => finding.comment,
  reply: ({ said }) => said('DISPUTED') ?? said('ACCEPTED'),
  outcome: ({ finding }) => finding.outcome ?? undefined,
  reason: ({ finding }) => finding.reason ?? undefined,
  translator: ({ translator }) => translator,
  reviewer: ({ reviewer }) => reviewer,
  submitted: ({ review }) => timeCell(review.submittedAt?.getTime()),
  closed: ({ review }) => timeCell(review.closedAt?.getTime()),
  words: ({ finding }) => finding.words,
  profile: ({ review }) => `${review.profile.name} ${review.profile.revision}`,
}

/** Findings of submitted reviews with texts, points, and what was said. */
export const findingExport: ExportedList<FindingWithReview, FindingExport> = {
  jobType: 'QUALITY_EXPORT',
  fileName: 'findings',
  async ids(db, session, wanted, now) {
    const { start, end } = daysAs(daysOf(wanted, now), timezoneOf(session))
    const found = await db
      .select({ id: qualityFindings.id, review: qualityReviews })
      .from(qualityFindings)
      .innerJoin(qualityReviews, eq(qualityReviews.id, qualityFindings.reviewId))
      .where(
        and(
          visibleReviews(db, session),
          isNotNull(qualityReviews.submittedAt),
          gte(qualityReviews.submittedAt, start),
          lt(qualityReviews.submittedAt, end),
          askedReviews(wanted),
        ),
      )
      .orderBy(asc(qualityReviews.submittedAt), asc(qualityReviews.id), asc(qualityFindings.segmentIndex))
    const seen = found.filter(({ review }) => seesFindings(session, review)).map(({ id }) => id)
    if (wanted.format === 'PDF') requirePrintable(seen.length)
    return seen
  },
  rows: loadFindings,
  fields,
  pdf(context, wanted, rows) {
    const { startDate: from, endDate: to } = daysOf(wanted, context.now)
    const timezone = timezoneOf(context.session)
    return findingsPdf(
      context,
      { from, to },
      rows.map((row) => printed(row, wanted.columns, timezone)),
    )
  },
}

/** A finding as a PDF file has it: the columns that have no place of their own stand below its texts. */
function printed(row: FindingWithReview, columns: FindingExport['columns'], timezone: string): SheetFinding {
  const { finding, after, path } = row
  const details = columns.flatMap(({ field, title }) => {
    const value = placed.has(field) ? undefined : fields[field]?.(row)
    if (value === undefined || value === null || value === '') return []
    return [{ label: title, value: value instanceof Date ? dayIn(timezone, value) : String(value) }]
  })
  return {
    before: finding.target,
    ...(after !== undefined && { after }),
    category: finding.category,
    categoryName: path,
    severity: finding.severity,
    points: String(pointsOf(row)),
    details,
  }
}

const placed = new Set(['before', 'after', 'category', 'severity', 'points'])

/** The points of a finding by the rules of its review. */
export function pointsOf({ finding, review }: Pick<FindingWithReview, 'finding' | 'review'>): number {
  return toNumber(
    findingPoints({ ...scored(finding), weight: decimal(finding.weight) }, scoreRules(review.profile.rules)),
  )
}

/** All columns, with their names as headings. */
export const allColumns = Object.keys(fields).map((field) => ({ field, title: field }))

/** Findings with their texts, people, and what was said, in the order of their ids. */
export async function loadFindings(db: Database, session: SignedIn, ids: string[]): Promise<FindingWithReview[]> {
  const found = await db
    .select({
      finding: qualityFindings,
      review: qualityReviews,
      project: projectTitle,
      unit: orgUnits.name,
      file: projectResources.name,
      after: reviewChanges.after,
    })
    .from(qualityFindings)
    .innerJoin(qualityReviews, eq(qualityReviews.id, qualityFindings.reviewId))
    .innerJoin(projects, eq(projects.id, qualityReviews.projectId))
    .innerJoin(orgUnits, eq(orgUnits.id, qualityReviews.orgUnitId))
    .innerJoin(workUnits, eq(workUnits.id, qualityReviews.workUnitId))
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .leftJoin(
      reviewChanges,
      and(eq(reviewChanges.reviewId, qualityReviews.id), eq(reviewChanges.segmentIndex, qualityFindings.segmentIndex)),
    )
    .where(isOneOf(qualityFindings.id, ids))
  const byId = new Map(found.map((row) => [row.finding.id, row]))
  const personIds = found.flatMap(({ review }) => [review.translatorId, review.reviewerId])
  const people = await db.select({ id: users.id, name: users.name }).from(users).where(isOneOf(users.id, personIds))
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const messages = await db
    .select()
    .from(findingMessages)
    .where(isOneOf(findingMessages.findingId, ids))
    .orderBy(asc(findingMessages.at))
  const said = Map.groupBy(messages, ({ findingId }) => findingId)
  const categories = new Map((await categoriesOf(db, session.account.id)).map((category) => [category.code, category]))
  const pathOf = (code: string) => {
    const parent = categories.get(code)?.parent
    return [parent && (categories.get(parent)?.name ?? parent), categories.get(code)?.name ?? code]
      .filter(Boolean)
      .join(' › ')
  }
  return ids.flatMap((id): FindingWithReview[] => {
    const row = byId.get(id)
    if (!row) return []
    const { finding, review, after, ...around } = row
    return [
      {
        ...around,
        finding,
        review,
        after: after ?? undefined,
        path: pathOf(finding.category),
        translator: names.get(review.translatorId),
        reviewer: seesReviewer(session, review) ? names.get(review.reviewerId) : undefined,
        said: (kind) => said.get(id)?.find((message) => message.kind === kind)?.text,
      },
    ]
  })
}
