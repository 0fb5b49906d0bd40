import { defaultProfile } from '../features/quality/profiles/system-profiles.ts'
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
  const key = `${linguist} TRANSLATION en es`
  const { rows } = await db.execute<{ id: string }>(sql`select md5(${key})::uuid as id`)
  return {
    review: review.id,
    qualityFinding: finding.id,
    reviewChange: change.id,
    reviewCategory: category.id,
    qualityProfile: profile.id,
    qualityReport: only(rows).id,
  }
}
