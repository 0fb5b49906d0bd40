import type { BulkItem } from '@dragoman/sdk/operations/bulkChanges'
import type { ProjectBulkChange, ProjectBulkResult } from '@dragoman/sdk/operations/projects'
import { and, inArray } from 'drizzle-orm'
import type { ChangeContext } from '../../../identity/change-context.ts'
import { jobContext, sessionOf } from '../../../identity/job-context.ts'
import type { Listener } from '../../../identity/listeners.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { recordBulkChange, type ChangedRow } from '../../../kernel/bulk-changes.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import type { JobRunner } from '../../../kernel/jobs/job-runner.ts'
import { ApiError } from '../../../kernel/refusals.ts'
import { archiveProject } from '../archive-project.ts'
import { changeStatus } from '../change-status.ts'
import { startCosts } from '../../costs/start-costs.ts'
import { projectEntity, type ProjectRow } from '../../work/find-project.ts'
import { openStates } from '../../work/tasks-of-project.ts'
import { updateInfo } from '../update-info.ts'
import { tasks } from '../../work/task-tables.ts'
import { findProjects } from './bulk-changes-of-projects.ts'
import { changedTags, planProjects, type PlannedProject } from './plan-projects.ts'

/** The fields that a change of this kind may change; none where it can't be undone. */
export const changedFields = {
  STATUS: ['status', 'deliveredAt'],
  MANAGER: ['assigneeId'],
  TAGS: ['tags'],
  ORG_UNIT: ['orgUnitId'],
  ARCHIVE: ['archivedAt'],
  UNARCHIVE: ['archivedAt'],
  RECALCULATE: [],
} as const satisfies Record<ProjectBulkChange['kind'], readonly (keyof ProjectRow)[]>

export const snapshotOf = (project: ProjectRow, kind: ProjectBulkChange['kind']): Record<string, unknown> =>
  JSON.parse(JSON.stringify(Object.fromEntries(changedFields[kind].map((field) => [field, project[field]])))) as Record<
    string,
    unknown
  >

/** Projects written between two looks at whether the job was canceled. */
const projectsAtOnce = 20

/**
 * Changes what can be changed of the projects, as they are by then, and says why the others were skipped. What follows
 * from each move is the same as where it is made by hand: `consequences`.
 */
export const projectsBulkRunner = (consequences: readonly Listener[]): JobRunner => ({
  isShort: true,
  async run(run) {
    const { job } = run
    // Written by `startBulkChange` alone.
    const change = job.params['change'] as ProjectBulkChange
    const session = await sessionOf(run.db, job, new Date())
    await run.progress(0, change.projectUuids.length)
    await run.commit(async (db) => {
      const now = new Date()
      const found = await findProjects(db, session, change.projectUuids, { held: true })
      const plan = await planProjects(db, session, change, found)
      const before = await snapshots(db, change, plan.changing)
      const changed: BulkItem[] = []
      const skipped = [...plan.skipped, ...gone(change.projectUuids, found)]
      for (const [at, { project, item }] of plan.changing.entries()) {
        if (at % projectsAtOnce === 0) await run.progress(at, plan.changing.length)
        // Each by itself: what refuses one project leaves the others changed.
        const refused = await db
          .transaction(async (transaction) => {
            const context = jobContext(transaction as Database, {
              job,
              session,
              now,
              consequences,
              event: 'PROJECT_UPDATED',
            })
            await write(context, change, project)
            return null
          })
          .catch((error: unknown) => {
            if (error instanceof ApiError) return error
            throw error
          })
        if (!refused) changed.push(item)
        else if (refused.details.code === 'BWX-002') skipped.push({ ...item, reason: 'LOCKED' })
        else skipped.push({ ...item, reason: change.kind === 'RECALCULATE' ? 'NO_WORK_UNITS' : 'CHANGED' })
      }
      const done = new Set(changed.map(({ uuid }) => uuid))
      const rows = await changedRows(db, session, change, plan.changing, before)
      await recordBulkChange(db, job, {
        kind: `PROJECT_${change.kind}`,
        rows: rows.filter(({ entityId }) => done.has(entityId)),
        now,
        isFinal: change.kind === 'RECALCULATE',
      })
      const result: ProjectBulkResult = { changed, skipped }
      return { report: { ...result }, warning: skipped.length > 0 }
    })
  },
})

const gone = (ids: readonly string[], found: readonly ProjectRow[]): BulkItem[] => {
  const known = new Set(found.map(({ id }) => id))
  return ids.filter((id) => !known.has(id)).map((uuid) => ({ uuid, name: '', reason: 'DELETED' }))
}

async function write(context: ChangeContext, change: ProjectBulkChange, project: ProjectRow): Promise<void> {
  switch (change.kind) {
    case 'STATUS':
      return changeStatus(context, project, {
        newStatus: change.newStatus!,
        reason: change.reason,
        optionUuid: change.optionUuid,
      })
    case 'MANAGER':
      return updateInfo(context, project, { assigneeUUID: change.userUuid })
    case 'TAGS':
      return updateInfo(context, project, { tags: changedTags(project, change) })
    case 'ORG_UNIT':
      return updateInfo(context, project, { clientUUID: change.orgUnitUuid })
    case 'ARCHIVE':
    case 'UNARCHIVE':
      return archiveProject(context, project, change.kind === 'ARCHIVE')
    case 'RECALCULATE': {
      const { id } = await startCosts(context, project)
      return context.journal({
        event: 'COSTS_RECALCULATION_STARTED',
        entity: projectEntity(project),
        projectId: project.id,
        detail: { costJob: id },
      })
    }
  }
}

/** The state of projects before a change, with the tasks that a cancellation cancels. */
async function snapshots(
  db: Database,
  { kind, newStatus }: ProjectBulkChange,
  planned: readonly PlannedProject[],
): Promise<(project: ProjectRow) => Record<string, unknown>> {
  const ids = planned.map(({ project }) => project.id)
  const canceling = kind === 'STATUS' && newStatus === 'CANCELLED' && ids.length > 0
  const open = canceling
    ? await db
        .select({ id: tasks.id, projectId: tasks.projectId, status: tasks.status })
        .from(tasks)
        .where(and(isOneOf(tasks.projectId, ids), inArray(tasks.status, openStates)))
    : []
  const byProject = Map.groupBy(open, ({ projectId }) => projectId)
  return (project) => ({
    ...snapshotOf(project, kind),
    ...(canceling && {
      tasks: Object.fromEntries((byProject.get(project.id) ?? []).map(({ id, status }) => [id, status])),
    }),
  })
}

async function changedRows(
  db: Database,
  session: SignedIn,
  { kind }: ProjectBulkChange,
  planned: readonly PlannedProject[],
  before: (project: ProjectRow) => Record<string, unknown>,
): Promise<ChangedRow[]> {
  const present = await findProjects(
    db,
    session,
    planned.map(({ project }) => project.id),
  )
  const byId = new Map(present.map((project) => [project.id, project]))
  return planned.map(({ project, item }) => ({
    entityId: project.id,
    name: item.name,
    before: before(project),
    after: snapshotOf(byId.get(project.id) ?? project, kind),
  }))
}
