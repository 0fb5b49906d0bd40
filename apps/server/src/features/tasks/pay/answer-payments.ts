import type { TaskPaymentAnswer, TaskPayments } from '@dragoman/sdk/operations/tasks'
import { hasPermission, isManager } from '@dragoman/sdk/permissions'
import { and, eq, isNull } from 'drizzle-orm'
import type { ChangeContext } from '../../../identity/change-context.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { forbidden, invalid } from '../../../kernel/refusals.ts'
import { taskEntity } from '../../work/held-task.ts'
import { taskPayments } from '../../work/task-tables.ts'
import { holdTask, taskConflict } from '../hold-tasks.ts'
import { changeTask } from '../../work/change-task.ts'
import { paymentEvents, versionPart } from '../task-version.ts'
import { requirePayable, showPayments } from './payments.ts'

/**
 * Confirms or rejects what a task pays (wire 2.1: payments have a confirm and reject cycle): by its assignee, or by
 * managers who may change payments. 403 for others, 400 for a rejection without a reason, 409 without lines and for a
 * task that is invoiced or canceled.
 */
export async function answerPayments(
  context: ChangeContext,
  taskId: string,
  { status, reason = '' }: TaskPaymentAnswer,
): Promise<TaskPayments> {
  const { db, session, now } = context
  const held = await holdTask(db, session, taskId)
  const { task } = held
  const mayAnswer =
    task.assigneeId === session.user.id || (isManager(session) && hasPermission(session, 'TASK_payment'))
  if (!mayAnswer) throw forbidden('Only the assignee and managers can answer a payment.', ['TASK_payment'])
  requirePayable(held)
  await context.requireVersion({
    entity: taskEntity(held),
    projectId: held.project.id,
    present: () => showPayments(db, session, task),
    part: versionPart.payment,
    events: paymentEvents,
  })
  const rejects = status === 'REJECTED'
  if (rejects && reason.trim() === '') throw invalid('body.reason', 'Give a reason for rejecting the payment.')
  const lines = await db
    .update(taskPayments)
    .set({
      confirmedAt: rejects ? null : now,
      confirmedBy: rejects ? null : session.user.id,
      rejectedAt: rejects ? now : null,
      rejectedBy: rejects ? session.user.id : null,
      rejectReason: rejects ? reason.trim() : null,
    })
    .where(eq(taskPayments.taskId, taskId))
    .returning({ id: taskPayments.id })
  if (lines.length === 0) throw taskConflict('This task has no payment lines to confirm or reject.', task)
  const event = rejects ? 'PAYMENT_REJECTED' : 'PAYMENT_CONFIRMED'
  const answered = await changeTask(
    context,
    held,
    {},
    { event, subjectId: task.assigneeId, ...(rejects && { reason: reason.trim() }) },
  )
  return showPayments(db, session, answered.task)
}

/** Accepting a task is agreeing to its present pay. */
export async function confirmAccepted(
  db: Database,
  taskIds: readonly string[],
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await db
    .update(taskPayments)
    .set({ confirmedAt: now, confirmedBy: userId })
    .where(
      and(isOneOf(taskPayments.taskId, taskIds), isNull(taskPayments.confirmedAt), isNull(taskPayments.rejectedAt)),
    )
}
