import { and, eq, inArray, min, sql } from 'drizzle-orm'
import type { ChangeContext } from '../../../identity/change-context.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import { insertRows } from '../../../kernel/database/insert-rows.ts'
import { outdateCosts } from '../../costs/forget-costs.ts'
import { logfiles } from '../../costs/tables.ts'
import type { ProjectRow } from '../../work/find-project.ts'
import { openStates, type TaskRow, inStates } from '../../work/tasks-of-project.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { taskEvents, taskPayments, tasks } from '../../work/task-tables.ts'
import { stopLossOffers } from '../tables.ts'

/**
 * Opens every task of an approved project. A later step's task can be assigned and accepted at once, and says what it
 * waits for (domain: Life cycles).
 */
export async function openTasks(context: ChangeContext, project: ProjectRow): Promise<void> {
  await moveTasks(context, project, { from: ['DRAFT'], change: { status: 'PENDING' }, event: 'OPENED' })
}

/** Cancels what is not delivered. */
export async function cancelTasks(
  context: ChangeContext,
  project: ProjectRow,
  reason: string | undefined,
): Promise<void> {
  await moveTasks(context, project, { from: openStates, change: { status: 'CANCELLED' }, event: 'CANCELLED', reason })
}

/** Puts the canceled tasks of a project back to DRAFT, unassigned; work units begin with the first of them. */
export async function restoreTasks(context: ChangeContext, project: ProjectRow): Promise<void> {
  const { db } = context
  const canceled = db
    .select({ id: tasks.id })
    .from(tasks)
    .where(inStates(project, ['CANCELLED']))
  await db.delete(taskPayments).where(inArray(taskPayments.taskId, canceled))
  await db.delete(stopLossOffers).where(inArray(stopLossOffers.taskId, canceled))
  const nobody = { assigneeId: null, assignedBy: null, assignedAt: null, acceptedAt: null }
  const change = { status: 'DRAFT', ...nobody, currency: null, payableAmount: null }
  await moveTasks(context, project, { from: ['CANCELLED'], change, event: 'REOPENED' })
  await outdateReduced(context, project)
  const firstOpen = db
    .select({ step: min(tasks.step) })
    .from(tasks)
    .where(and(eq(tasks.workUnitId, workUnits.id), inArray(tasks.status, openStates)))
  await db
    .update(workUnits)
    .set({ currentStep: sql`coalesce((${firstOpen}), cardinality(${workUnits.workflows}))` })
    .where(eq(workUnits.projectId, project.id))
}

/** Puts the open tasks of a project whose approval was undone back to DRAFT. */
export const closeTasks = (context: ChangeContext, project: ProjectRow): Promise<void> =>
  moveTasks(context, project, { from: ['PENDING'], change: { status: 'DRAFT' }, event: 'UNDONE' })

/** Restores the tasks that were canceled with their project: their states and their assignees. */
export async function reviveTasks(
  { db, now }: ChangeContext,
  project: ProjectRow,
  states: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [status, entries] of Map.groupBy(Object.entries(states), ([, state]) => state)) {
    const ids = entries.map(([id]) => id)
    const revived = await db
      .update(tasks)
      .set({ status, updatedAt: now })
      .where(and(inStates(project, ['CANCELLED']), isOneOf(tasks.id, ids)))
      .returning({ taskId: tasks.id, subjectId: tasks.assigneeId })
    await insertRows(
      db,
      taskEvents,
      revived.map((each) => ({ ...each, event: 'UNDONE', previousStatus: 'CANCELLED', newStatus: status })),
    )
  }
}

/** Costs without what was canceled no longer hold once that is to be done again. */
export async function outdateReduced(
  { db, now }: Pick<ChangeContext, 'db' | 'now'>,
  project: ProjectRow,
): Promise<void> {
  if (project.costsLogfileId === null) return
  const [logfile] = await db.select().from(logfiles).where(eq(logfiles.id, project.costsLogfileId))
  if (logfile?.config.stepsLeft) await outdateCosts(db, project, now)
}

/** Moves tasks of a held project; every move of a task holds its project, so no other comes in between. */
async function moveTasks(
  { db, now }: ChangeContext,
  project: ProjectRow,
  move: { from: string[]; change: Partial<TaskRow> & { status: string }; event: string; reason?: string | undefined },
): Promise<void> {
  const { from, change, event, reason = null } = move
  await db.execute(sql`
    insert into ${taskEvents} (task_id, subject_id, event, previous_status, new_status, reason)
    select ${tasks.id}, ${tasks.assigneeId}, ${event}::text, ${tasks.status}, ${change.status}::text, ${reason}::text
    from ${tasks} where ${inStates(project, from)}`)
  await db
    .update(tasks)
    .set({ ...change, updatedAt: now })
    .where(inStates(project, from))
}
