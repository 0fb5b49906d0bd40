import type { CancellationOption } from '@dragoman/sdk/operations/cancellationOptions'
import { optionDetail } from '../cancellations/options.ts'
import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm'
import { oneOrNotFound } from '../../kernel/find-visible.ts'
import type { ChangeContext } from '../../identity/change-context.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { conflict, notFound } from '../../kernel/refusals.ts'
import { projectResources, projects } from '../work/tables.ts'
import { accountTasks, visibleTasks } from '../work/visible.ts'
import { type TaskRow, taskEntity, type HeldTask } from '../work/held-task.ts'
import { assignmentOf } from '../work/show-work-units.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { taskEvents, tasks } from '../work/task-tables.ts'
import { workflows } from '../workflows/tables.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import { updateOne } from '../../kernel/database/one-row.ts'

/**
 * Locks tasks until the transaction ends, so that the second caller sees what the first one did; in the order
 * project, work unit, tasks, as everyone who moves them does. 404 for any that the caller may not see;
 * `also` widens what they may see. With `unlocked`, the tasks are only read.
 */
export async function holdTasks(
  db: Database,
  session: SignedIn,
  ids: readonly string[],
  also?: SQL,
  reading: { unlocked?: boolean } = {},
): Promise<HeldTask[]> {
  const wanted = [...new Set(ids)]
  const seen = await db
    .select({ id: tasks.id, projectId: tasks.projectId, workUnitId: tasks.workUnitId })
    .from(tasks)
    .where(
      and(
        isOneOf(tasks.id, wanted),
        accountTasks(session),
        also ? or(visibleTasks(db, session), also) : visibleTasks(db, session),
      ),
    )
  if (seen.length < wanted.length) throw notFound('task')
  const held = await lockWorkUnits(
    db,
    seen.map(({ projectId }) => projectId),
    seen.map(({ workUnitId }) => workUnitId),
    reading,
  )
  const byId = new Map(held.map((each) => [each.task.id, each]))
  return wanted.map((id) => {
    const found = byId.get(id)
    if (!found) throw notFound('task')
    return found
  })
}

/** Locks one task; see `holdTasks`. */
export async function holdTask(db: Database, session: SignedIn, id: string, also?: SQL): Promise<HeldTask> {
  return oneOrNotFound(await holdTasks(db, session, [id], also), 'task')
}

/** Locks projects, work units and all tasks of these, and gives the tasks; with `unlocked`, only reads them. */
export async function lockWorkUnits(
  db: Database,
  projectIds: readonly string[],
  workUnitIds: readonly string[],
  { unlocked = false }: { unlocked?: boolean } = {},
): Promise<HeldTask[]> {
  if (workUnitIds.length === 0) return []
  const ofProjects = db.select().from(projects).where(isOneOf(projects.id, projectIds)).orderBy(asc(projects.id))
  const lockedProjects = await (unlocked ? ofProjects : ofProjects.for('update'))
  const ofWorkUnits = db.select().from(workUnits).where(isOneOf(workUnits.id, workUnitIds)).orderBy(asc(workUnits.id))
  const lockedWorkUnits = await (unlocked ? ofWorkUnits : ofWorkUnits.for('update'))
  const ofTasks = db
    .select()
    .from(tasks)
    .where(isOneOf(tasks.workUnitId, workUnitIds))
    .orderBy(asc(tasks.workUnitId), asc(tasks.step), asc(tasks.beginIndex))
  const lockedTasks = await (unlocked ? ofTasks : ofTasks.for('update'))
  const flows = await db
    .select()
    .from(workflows)
    .where(inArray(workflows.id, [...new Set(lockedTasks.map(({ workflowId }) => workflowId))]))
  const resources = await db
    .select({ id: projectResources.id, name: projectResources.name })
    .from(projectResources)
    .where(
      isOneOf(
        projectResources.id,
        lockedWorkUnits.map(({ resourceId }) => resourceId),
      ),
    )
  const workUnitsById = new Map(lockedWorkUnits.map((workUnit) => [workUnit.id, workUnit]))
  const fileNames = new Map(resources.map(({ id, name }) => [id, name]))
  const stepsOf = Map.groupBy(lockedTasks, ({ workUnitId }) => workUnitId)
  const projectsById = new Map(lockedProjects.map((project) => [project.id, project]))
  return lockedTasks.map((task) => {
    const project = projectsById.get(task.projectId)
    const workUnit = workUnitsById.get(task.workUnitId)
    const workflow = flows.find(({ id }) => id === task.workflowId)
    const fileName = workUnit && fileNames.get(workUnit.resourceId)
    if (!project || !workUnit || !workflow || fileName === undefined)
      throw new Error(`task ${task.id} has lost its work unit`)
    return { task, project, workUnit, workflow, steps: stepsOf.get(workUnit.id) ?? [], fileName }
  })
}

/** The state that a refused move met: enough to go on, without names. */
export const presentState = (task: TaskRow) => ({ uuid: task.id, status: task.status, assignment: assignmentOf(task) })

/** 409 with the state that the task is in now. */
export const taskConflict = (message: string, task: TaskRow) => conflict(message, presentState(task))

type EventName =
  | 'OPENED'
  | 'ASSIGNED'
  | 'CLAIMED'
  | 'ACCEPTED'
  | 'REJECTED'
  | 'REVOKED'
  | 'DELIVERED'
  | 'REOPENED'
  | 'CANCELLED'
  | 'INSTRUCTIONS_UPDATED'
  | 'PAYMENT_UPDATED'
  | 'STOP_LOSS_OFFERED'
  | 'STOP_LOSS_ACCEPTED'
  | 'STOP_LOSS_DECLINED'
  | 'DUE_DATE_CHANGED'
  | 'UNDONE'
  | 'PAYMENT_CONFIRMED'
  | 'PAYMENT_REJECTED'
  | 'SPLIT'
  | 'JOINED'
  | 'CATEGORIES_CHANGED'
  | 'SKIPPED'
  | 'SAMPLED'

/** What happened to a task, for its log. */
export interface TaskEvent {
  event: EventName
  /** Who had or got the task. */
  subjectId?: string | null
  reason?: string | undefined
  /** The cancellation option that was selected. */
  option?: CancellationOption | undefined
  /** The system did it, in consequence of something else. */
  bySystem?: boolean
  /** What else changed, such as of the pay, for the journal. */
  changed?: { before: Record<string, unknown>; after: Record<string, unknown> }
}

/**
 * Changes a held task and records it: in its log, and in the journal under `journalEvent` or the operation's own name.
 * Gives the task as it is now.
 */
export async function changeTask(
  { db, session, now, journal }: Pick<ChangeContext, 'db' | 'session' | 'now' | 'journal'>,
  held: HeldTask,
  change: Partial<TaskRow>,
  { event, subjectId, reason, option, bySystem, changed: more, journalEvent }: TaskEvent & { journalEvent?: string },
): Promise<HeldTask> {
  const { task } = held
  const changed = await updateOne(db, tasks, eq(tasks.id, task.id), { ...change, updatedAt: now })
  const moved = changed.status !== task.status
  await db.insert(taskEvents).values({
    taskId: task.id,
    ...(!bySystem && { userId: session.user.id, impersonatorId: session.impersonator?.id }),
    subjectId: subjectId ?? null,
    event,
    previousStatus: moved ? task.status : null,
    newStatus: moved ? changed.status : null,
    reason: reason ?? null,
    optionId: option?.uuid ?? null,
  })
  await journal({
    event: journalEvent,
    entity: taskEntity(held),
    projectId: task.projectId,
    before: { status: task.status, assigneeUuid: task.assigneeId, ...more?.before },
    after: { status: changed.status, assigneeUuid: changed.assigneeId, ...more?.after },
    detail: { event, ...(reason && { reason }), ...optionDetail(option) },
  })
  return { ...held, task: changed, steps: held.steps.map((step) => (step.id === changed.id ? changed : step)) }
}
