import type { BulkItem } from '@dragoman/sdk/operations/bulkChanges'
import type { TaskBulkChange, TaskBulkPlan, UnplacedTask } from '@dragoman/sdk/operations/tasks'
import { hasPermission } from '@dragoman/sdk/permissions'
import type { ChangeContext } from '../../../identity/change-context.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import type { JobRow } from '../../../kernel/jobs/job-runner.ts'
import { forbidden } from '../../../kernel/refusals.ts'
import { autoAssignJob } from '../../projects/automation.ts'
import { choosePlacement, loadUnassigned, nameOf } from '../placement/auto-assign-job.ts'
import { oneOrNotFound } from '../../../kernel/find-visible.ts'
import { demandOf, findCandidates } from '../placement/eligible.ts'
import { holdTasks } from '../hold-tasks.ts'
import { bulkChangeJob } from './bulk-job.ts'
import { planTasks, requireComplete } from './plan-tasks.ts'

/** Plans the effect of a bulk change on each task; nothing is changed. 404 for a task out of sight. */
export async function planBulkChange(db: Database, session: SignedIn, change: TaskBulkChange): Promise<TaskBulkPlan> {
  requireKind(session, change.kind)
  requireComplete(change)
  const held = await holdTasks(db, session, change.taskUuids, undefined, { unlocked: true })
  if (change.kind === 'AUTO_ASSIGN') return planPlacement(db, session, change)
  const { changing, choices, skipped } = await planTasks(db, change, held, session.timezone)
  return { changing: changing.map(({ item }) => item), choices: choices.map(({ item }) => item), skipped }
}

async function planPlacement(db: Database, session: SignedIn, change: TaskBulkChange): Promise<TaskBulkPlan> {
  const params = { taskIds: change.taskUuids }
  const rows = await loadUnassigned(db, { params, projectId: null, accountId: session.account.id })
  const { choices, notAssigned } = await choosePlacement(db, rows, { ignoreAutopilot: change.ignoreAutopilot ?? false })
  return {
    changing: choices.map(({ row, chosen }) => ({ uuid: row.task.id, name: nameOf(row), assignee: chosen.name })),
    choices: [],
    skipped: notAssigned.map(showUnplaced),
  }
}

/** A task that auto-assign leaves as it is, as an item of a bulk change. */
export const showUnplaced = ({ taskUuid, name, reason, keptBack }: UnplacedTask): BulkItem => ({
  uuid: taskUuid,
  name,
  reason: reason === 'TAKEN' ? 'ASSIGNED' : reason,
  ...(keptBack.length > 0 && { keptBack }),
})

/** Starts a bulk change; 404 for a task out of sight. */
export async function startBulkChange(context: ChangeContext, change: TaskBulkChange): Promise<JobRow> {
  const { db, session, startJob, journal } = context
  requireKind(session, change.kind)
  requireComplete(change)
  const held = await holdTasks(db, session, change.taskUuids, undefined, { unlocked: true })
  const [first] = held
  if (first && change.kind === 'ASSIGN') {
    oneOrNotFound(await findCandidates(db, demandOf(first), { userId: change.userUuid ?? '' }), 'person')
  }
  const isOfOne = held.every(({ project }) => project.id === first?.project.id)
  const projectId = isOfOne ? first?.project.id : undefined
  const sessionUuid = session.uuid
  const job = await startJob(
    change.kind === 'AUTO_ASSIGN'
      ? {
          type: autoAssignJob,
          params: { taskIds: change.taskUuids, ignoreAutopilot: change.ignoreAutopilot ?? false, sessionUuid },
        }
      : { type: bulkChangeJob, params: { change, sessionUuid } },
  )
  const detail = { kind: change.kind, tasks: change.taskUuids.length }
  await journal({ entity: { type: 'JOB', id: job.id, name: job.type }, projectId, detail })
  return job
}

/** Assignments need TASK_assign, other changes TASK_update. */
export function requireKind(session: SignedIn, kind: string): void {
  const code = ['ASSIGN', 'AUTO_ASSIGN', 'UNASSIGN'].includes(kind) ? 'TASK_assign' : 'TASK_update'
  if (!hasPermission(session, code)) throw forbidden(`This change requires the permission ${code}.`, [code])
}
