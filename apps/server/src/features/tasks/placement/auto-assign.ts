import type { AutoAssignRequest, AutoAssignResult, TaskAutoAssignment } from '@dragoman/sdk/operations/tasks'
import { and, eq, inArray } from 'drizzle-orm'
import { oneOrNotFound } from '../../../kernel/find-visible.ts'
import { visibleTasks } from '../../work/visible.ts'
import { tasks } from '../../work/task-tables.ts'
import { orgUnits } from '../../../identity/tables.ts'
import { jobs } from '../../../kernel/tables.ts'
import { notFound } from '../../../kernel/refusals.ts'
import type { ChangeContext, UnattendedContext } from '../../../identity/change-context.ts'
import type { JobRow } from '../../../kernel/jobs/job-runner.ts'
import { visibleJobs } from '../../jobs/find-jobs.ts'
import { showRequest } from '../../costs/start-costs.ts'
import type { ProjectRow } from '../../work/find-project.ts'
import { autoAssignJob } from '../../projects/automation.ts'

/** Starts to place tasks; 404 when one of them is out of sight. */
export async function startAutoAssign(context: ChangeContext, body: TaskAutoAssignment): Promise<JobRow> {
  const { db, session, startJob } = context
  const taskIds = [...new Set(body.taskUuids)]
  const seen = await db.$count(tasks, and(inArray(tasks.id, taskIds), visibleTasks(db, session)))
  if (seen < taskIds.length) throw notFound('task')
  return startJob({ type: autoAssignJob, params: { taskIds, ignoreAutopilot: body.ignoreAutopilot ?? false } })
}

/** Auto-assigns the open tasks of a project, if its autopilot and that of its organizational unit are on. */
export async function startAutopilot({ db, startJob }: UnattendedContext, project: ProjectRow): Promise<void> {
  if (!project.autopilotEnabled) return
  const [orgUnit] = await db
    .select({ placement: orgUnits.placement })
    .from(orgUnits)
    .where(eq(orgUnits.id, project.orgUnitId))
  if (orgUnit?.placement.enabled) await startJob({ type: autoAssignJob, projectId: project.id, params: {} })
}

/** A placement that was asked for; 404 for any other job. */
export async function findAutoAssign({ db, session }: ChangeContext, id: string): Promise<JobRow> {
  return oneOrNotFound(
    await db
      .select()
      .from(jobs)
      .where(and(eq(jobs.id, id), eq(jobs.type, autoAssignJob), visibleJobs(db, session))),
    'request',
  )
}

/** A placement as the wire shows it (1.5 A). */
export function showAutoAssign(job: JobRow): AutoAssignRequest {
  const { id, status, error, failure } = showRequest(job)
  const isDone = status === 'DONE' || status === 'WARN'
  // Written by `autoAssignRunner` alone.
  const data = isDone ? (job.report as unknown as AutoAssignResult) : null
  return { id, status, progress: { done: job.done, total: job.total }, data, error: error ?? null, failure }
}
