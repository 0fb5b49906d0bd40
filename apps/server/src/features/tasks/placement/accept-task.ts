import type { ChangeContext } from '../../../identity/change-context.ts'
import type { HeldTask } from '../../work/held-task.ts'
import { changeTask } from '../../work/change-task.ts'
import { taskAccepted } from '../../work/events.ts'
import { confirmAccepted } from '../pay/answer-payments.ts'

/** The assignee takes the task on, with what it pays. */
export async function acceptTask(context: ChangeContext, held: HeldTask): Promise<HeldTask> {
  const { db, session, now } = context
  await confirmAccepted(db, [held.task.id], { userId: session.user.id, now })
  const accepted = await changeTask(
    context,
    held,
    { status: 'APPROVED', acceptedAt: now },
    { event: 'ACCEPTED', subjectId: session.user.id },
  )
  await context.happened(taskAccepted, { held: accepted, reason: undefined })
  return accepted
}
