import type { CancellationOption } from '@dragoman/sdk/operations/cancellationOptions'
import { and, eq, sql } from 'drizzle-orm'
import { only } from '../../../kernel/database/one-row.ts'
import { segments, workUnits } from '../../work/work-unit-tables.ts'
import { taskPayments } from '../../work/task-tables.ts'
import { stopLossOffers } from '../tables.ts'
import { taskScores } from '../../quality/tables.ts'
import type { ChangeContext } from '../../../identity/change-context.ts'
import { noteCancellation } from '../../cancellations/count-cancellations.ts'
import type { CancellationReason } from '../../cancellations/options.ts'
import { assignHeldTasks } from '../placement/assign-tasks.ts'
import { taskCanceled, taskReopened } from '../../work/events.ts'
import { changeTask } from '../../work/change-task.ts'
import { reopenedStatus } from '../../work/steps.ts'
import type { HeldTask } from '../../work/held-task.ts'
import { inRanges } from '../../work/slices.ts'

// The moves themselves; whether one is permitted has been decided by the SDK's table before.

/** A linguist claims an unassigned task: assigned and accepted at once, with its payment settled. */
export async function claimTask(context: ChangeContext, held: HeldTask): Promise<HeldTask> {
  const given = only(
    await assignHeldTasks(context, [held], context.session.user.id, 'CLAIMED'),
    `task ${held.task.id} was not given`,
  )
  return given
}

/** The task is open and unassigned again; its translations stay. */
export async function freeTask(
  context: ChangeContext,
  held: HeldTask,
  event: 'REJECTED' | 'REVOKED',
  reason: string | undefined,
  option?: CancellationOption,
): Promise<HeldTask> {
  const { task } = held
  const freed = await changeTask(
    context,
    held,
    {
      status: 'PENDING',
      assigneeId: null,
      assignedBy: null,
      assignedAt: null,
      acceptedAt: null,
      currency: null,
      payableAmount: null,
    },
    { event, subjectId: task.assigneeId, reason, option },
  )
  await context.db.delete(taskPayments).where(eq(taskPayments.taskId, task.id))
  await context.db.delete(stopLossOffers).where(eq(stopLossOffers.taskId, task.id))
  return freed
}

/**
 * A delivered task goes back into work, with whom it had; what a machine has delivered is open for a linguist. The
 * segments of its step are confirmed as they were delivered, and the next step waits again.
 */
export async function reopenTask(
  context: ChangeContext,
  held: HeldTask,
  reason: string | undefined,
  event: 'REOPENED' | 'UNDONE' = 'REOPENED',
): Promise<HeldTask> {
  const { db, now } = context
  const { task, workUnit } = held
  const reopened = await changeTask(
    context,
    held,
    { status: reopenedStatus(task), deliveredAt: null, hasTagMismatch: false },
    { event, subjectId: task.assigneeId, reason },
  )
  // Before the other slices are delivered, the step is still the present one, and its segments are as they were.
  if (workUnit.currentStep !== task.step) {
    const delivered = reopened.steps.filter(({ id, step, status }) => {
      return step === task.step && (id === task.id || status === 'DELIVERED' || status === 'INVOICED')
    })
    await db
      .update(segments)
      .set({ confirmed: true, version: sql`${segments.version} + 1` })
      .where(and(eq(segments.workUnitId, workUnit.id), eq(segments.locked, false), inRanges(delivered)))
    const isConfirmed = and(
      eq(segments.workUnitId, workUnit.id),
      eq(segments.confirmed, true),
      eq(segments.locked, false),
    )
    await db
      .update(workUnits)
      .set({ currentStep: task.step, confirmedSegments: await db.$count(segments, isConfirmed), updatedAt: now })
      .where(eq(workUnits.id, workUnit.id))
  }
  // The next step will find another text, so its scores are void.
  await db.delete(taskScores).where(eq(taskScores.taskId, task.id))
  await context.happened(taskReopened, { held: reopened, reason })
  return reopened
}

/** The assignee gives the task back, and why is counted. */
export async function rejectTask(
  context: ChangeContext,
  held: HeldTask,
  { reason, option }: CancellationReason,
): Promise<HeldTask> {
  const { task, project, workUnit } = held
  const freed = await freeTask(context, held, 'REJECTED', reason, option)
  const words = task.sliceWords ?? workUnit.words
  const what = { accountId: project.accountId, subject: 'TASK', subjectId: task.id, words } as const
  await noteCancellation(context, what, option)
  return freed
}

/** The task will not be done; the next step need not wait for it. */
export async function cancelTask(
  context: ChangeContext,
  held: HeldTask,
  reason: string | undefined,
): Promise<HeldTask> {
  const canceled = await changeTask(
    context,
    held,
    { status: 'CANCELLED' },
    { event: 'CANCELLED', subjectId: held.task.assigneeId, reason },
  )
  await context.happened(taskCanceled, { held: canceled, reason })
  return canceled
}
