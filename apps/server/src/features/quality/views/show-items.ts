import type { ReviewItem } from '@dragoman/sdk/operations/quality'
import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { loadPeople } from '../../../identity/people.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { orgUnits } from '../../../identity/tables.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { projectResources, projects } from '../../work/tables.ts'
import { tasks } from '../../work/task-tables.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { qualityReviews } from '../tables.ts'
import { reviewVersion } from '../versions.ts'
import { seesFindings, seesReviewer, type ReviewRow } from '../visible.ts'
import { bandOf } from '../band.ts'

const numberIn = (value: string | null) => (value === null ? undefined : Number(value))

const reviewTask = alias(tasks, 'review_task')

const loadSurroundings = (db: Database, ids: readonly string[]) =>
  db
    .select({
      id: qualityReviews.id,
      project: { uuid: projects.id, name: projects.name, reference: projects.reference },
      organizationalUnit: { uuid: orgUnits.id, name: orgUnits.name },
      filename: projectResources.name,
      taskStatus: tasks.status,
      reviewTaskStatus: reviewTask.status,
    })
    .from(qualityReviews)
    .innerJoin(projects, eq(projects.id, qualityReviews.projectId))
    .innerJoin(orgUnits, eq(orgUnits.id, qualityReviews.orgUnitId))
    .innerJoin(workUnits, eq(workUnits.id, qualityReviews.workUnitId))
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .innerJoin(tasks, eq(tasks.id, qualityReviews.taskId))
    .innerJoin(reviewTask, eq(reviewTask.id, qualityReviews.reviewTaskId))
    .where(isOneOf(qualityReviews.id, ids))

/** The score and what belongs to it; an open review has a provisional one alone. */
export function scoreFields(row: ReviewRow) {
  const score = row.status === 'OPEN' ? undefined : numberIn(row.score)
  const provisionalScore = numberIn(row.provisionalScore)
  const band = bandOf(score ?? null, row.points)
  return {
    ...(score !== undefined && { score }),
    ...(provisionalScore !== undefined && { provisionalScore }),
    ...(band !== undefined && { band }),
    ...(row.keptShare !== null && { keptShare: Number(row.keptShare) }),
  }
}

/** Reviews as a list has them, with the status of the task that reviews. */
export async function showReviews(
  db: Database,
  session: SignedIn,
  rows: readonly ReviewRow[],
): Promise<{ item: ReviewItem; reviewTaskStatus: string }[]> {
  const around = new Map(
    (
      await loadSurroundings(
        db,
        rows.map(({ id }) => id),
      )
    ).map((each) => [each.id, each]),
  )
  const people = await loadPeople(
    db,
    session,
    rows.flatMap(({ translatorId, reviewerId }) => [translatorId, reviewerId]),
  )
  return rows.map((row) => {
    const place = around.get(row.id)
    if (!place) throw new Error(`review ${row.id} has lost its task`)
    const { project, organizationalUnit, filename, taskStatus, reviewTaskStatus } = place
    const translator = seesFindings(session, row) ? people(row.translatorId) : undefined
    const reviewer = seesReviewer(session, row) ? people(row.reviewerId) : undefined
    const item: ReviewItem = {
      id: row.number,
      uuid: row.id,
      version: reviewVersion(row),
      kind: row.kind,
      status: row.status,
      basis: row.basis,
      result: row.status === 'OPEN' ? 'NONE' : row.result,
      ...scoreFields(row),
      reviewedWords: row.reviewedWords,
      sampleTooSmall: row.isSampleTooSmall,
      findings: row.findings,
      openFindings: row.openFindings,
      disputedFindings: row.disputedFindings,
      ...(row.replyBy && { replyDate: row.replyBy.getTime() }),
      project: { uuid: project.uuid, name: project.name, ...(project.reference && { reference: project.reference }) },
      task: { uuid: row.taskId, status: taskStatus as ReviewItem['task']['status'], workflow: row.workflow },
      organizationalUnit,
      workflow: row.reviewWorkflow,
      sourceLanguage: row.sourceLocale,
      targetLanguage: row.targetLocale,
      filename,
      ...(translator && { translator }),
      ...(reviewer && { reviewer }),
      creationDate: row.createdAt.getTime(),
      ...(row.submittedAt && { submittedDate: row.submittedAt.getTime() }),
      ...(row.closedAt && { closedDate: row.closedAt.getTime() }),
    }
    return { item, reviewTaskStatus }
  })
}
