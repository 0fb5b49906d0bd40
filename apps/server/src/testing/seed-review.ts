import { defaultProfile } from '../features/quality/profiles/system-profiles.ts'
import { keptReports, reportSchedules } from '../features/quality/kept-reports/tables.ts'
import { secondReviews } from '../features/work/second-review-tables.ts'
import {
  qualityFindings,
  qualityProfiles,
  qualityReviews,
  reviewCategories,
  reviewChanges,
} from '../features/quality/tables.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '../kernel/database/connect.ts'
import { insertOne, only } from '../kernel/database/one-row.ts'
import type { Place } from './people.ts'

interface Reviewed {
  projectId: string
  workUnitId: string
  taskId: string
  linguist: string
  manager: string
}

/** A review of a task, put into the database directly. */
export function insertReview(
  db: Database,
  { accountId, orgUnitId }: Place,
  { projectId, workUnitId, taskId, linguist, manager }: Reviewed,
  changes: Partial<typeof qualityReviews.$inferInsert> = {},
) {
  return insertOne(db, qualityReviews, {
    accountId,
    orgUnitId,
    projectId,
    workUnitId,
    taskId,
    reviewTaskId: taskId,
    translatorId: linguist,
    reviewerId: manager,
    kind: 'REVISION',
    sourceLocale: 'en',
    targetLocale: 'es',
    workflow: 'TRANSLATION',
    reviewWorkflow: 'REVIEW',
    beginIndex: 0,
    profile: defaultProfile,
    reviewedWords: 1000,
    isSampleTooSmall: false,
    comparedAt: new Date(),
    ...changes,
  })
}

/** An open second review of one segment, put into the database directly. */
export function insertSecondReview(
  db: Database,
  { accountId, orgUnitId }: Place,
  { reviewId, personId }: { reviewId: string; personId: string },
) {
  const segments = [{ id: 1, index: 0, words: 1, source: 'Save', target: 'Guardar' }]
  return insertOne(db, secondReviews, { accountId, orgUnitId, reviewId, personId, segments })
}

/** A kept report without reviews, put into the database directly. */
export function insertKeptReport(db: Database, accountId: string, ownerId: string) {
  const noReviews = { reviews: 0, reviewedWords: 0, points: 0, findings: 0, disputed: 0, failed: 0 }
  const [startDate, endDate] = ['2026-01-01', '2026-01-31']
  const summary = {
    by: 'CLIENT' as const,
    startDate,
    endDate,
    beforeStartDate: '2025-12-01',
    beforeEndDate: '2025-12-31',
    passMark: 98,
    figures: noReviews,
    before: noReviews,
    rows: [],
    omitted: 0,
  }
  return insertOne(db, keptReports, { accountId, ownerId, name: 'January', startDate, endDate, summary })
}

/** An open review with a change and a finding, a category, and a profile, put into the database directly. */
export async function seedReview(db: Database, place: Place, reviewed: Reviewed) {
  const { accountId } = place
  const { linguist, manager } = reviewed
  const at = new Date()
  const review = await insertReview(db, place, reviewed, {
    status: 'OPEN',
    findings: 1,
    openFindings: 1,
    comparedAt: at,
  })
  const segment = { segmentId: 1, segmentIndex: 0, words: 1, source: 'Save' }
  const finding = await insertOne(db, qualityFindings, {
    accountId,
    reviewId: review.id,
    ...segment,
    target: 'Guardar',
    category: 'GRAMMAR',
    severity: 'MINOR',
    weight: '1',
    affectsScore: true,
    authorId: manager,
  })
  const texts = { before: 'Guardar', after: 'Guarde', modifiedWords: 1, inSample: true, comparedAt: at }
  const change = await insertOne(db, reviewChanges, {
    reviewId: review.id,
    ...segment,
    ...texts,
    findingId: finding.id,
  })
  const category = await insertOne(db, reviewCategories, { accountId, code: 'TONE', name: 'Tone' })
  const profile = await insertOne(db, qualityProfiles, { accountId, name: 'Strict', rules: defaultProfile.rules })
  const scheduled = {
    name: 'Every month',
    grouping: 'CLIENT' as const,
    months: 1,
    frequency: 'MONTHLY' as const,
    timezone: 'UTC',
    query: {},
    readerIds: [manager],
  }
  const schedule = await insertOne(db, reportSchedules, { accountId, authorId: manager, ...scheduled })
  const report = await insertKeptReport(db, accountId, manager)
  const second = await insertSecondReview(db, place, { reviewId: review.id, personId: linguist })
  const key = `${linguist} TRANSLATION en es`
  const { rows } = await db.execute<{ id: string }>(sql`select md5(${key})::uuid as id`)
  return {
    review: review.id,
    qualityFinding: finding.id,
    reviewChange: change.id,
    reviewCategory: category.id,
    qualityProfile: profile.id,
    qualityReport: only(rows).id,
    keptReport: report.id,
    reportSchedule: schedule.id,
    secondReview: second.id,
  }
}
