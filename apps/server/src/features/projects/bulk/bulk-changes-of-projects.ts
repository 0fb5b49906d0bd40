import type { ProjectBulkChange, ProjectBulkPlan } from '@dragoman/sdk/operations/projects'
import { hasPermission } from '@dragoman/sdk/permissions'
import { and, asc } from 'drizzle-orm'
import type { ChangeContext } from '../../../identity/change-context.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import type { JobRow } from '../../../kernel/jobs/job-runner.ts'
import { forbidden, notFound } from '../../../kernel/refusals.ts'
import type { ProjectRow } from '../../work/find-project.ts'
import { projects } from '../../work/tables.ts'
import { visibleProjects } from '../../work/visible.ts'
import { planProjects, requireComplete } from './plan-projects.ts'

/** Type of the job that changes many projects at once. */
export const projectsBulkJob = 'PROJECTS_BULK_CHANGE'

/** Plans the effect of a bulk change on each project; nothing is changed. 404 for a project out of sight. */
export async function planBulkChange(
  db: Database,
  session: SignedIn,
  change: ProjectBulkChange,
): Promise<ProjectBulkPlan> {
  const found = await startingWith(db, session, change)
  const { changing, skipped } = await planProjects(db, session, change, found)
  return { changing: changing.map(({ item }) => item), skipped }
}

/** Starts a bulk change; 404 for a project out of sight. */
export async function startBulkChange(context: ChangeContext, change: ProjectBulkChange): Promise<JobRow> {
  const { db, session, startJob, journal } = context
  await startingWith(db, session, change)
  const job = await startJob({ type: projectsBulkJob, params: { change, sessionUuid: session.uuid } })
  const detail = { kind: change.kind, projects: change.projectUuids.length }
  await journal({ entity: { type: 'JOB', id: job.id, name: job.type }, detail })
  return job
}

async function startingWith(db: Database, session: SignedIn, change: ProjectBulkChange): Promise<ProjectRow[]> {
  requireKind(session, change.kind)
  await requireComplete(db, session, change)
  const found = await findProjects(db, session, change.projectUuids)
  if (found.length < change.projectUuids.length) throw notFound('project')
  return found
}

/** Those of some projects that the caller may see, in one order for everyone; `held` until the transaction ends. */
export async function findProjects(
  db: Database,
  session: SignedIn,
  ids: readonly string[],
  { held = false }: { held?: boolean } = {},
): Promise<ProjectRow[]> {
  const found = db
    .select()
    .from(projects)
    .where(and(isOneOf(projects.id, ids), visibleProjects(db, session)))
    .orderBy(asc(projects.id))
  return held ? found.for('update', { of: projects }) : found
}

/** Requires the permissions of a change beyond PROJECT_update. */
export function requireKind(session: SignedIn, kind: ProjectBulkChange['kind']): void {
  const codes = ['PROJECT_update', ...(kind === 'STATUS' ? ['PROJECT_change_status'] : [])]
  if (kind === 'RECALCULATE') codes.push('PROJECT_calculate_costs')
  const missing = codes.filter((code) => !hasPermission(session, code as 'PROJECT_update'))
  if (missing.length > 0) throw forbidden(`This change requires the permission ${missing.join(', ')}.`, missing)
}
