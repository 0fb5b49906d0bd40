import { and, eq, sql } from 'drizzle-orm'
import { segments, taskPayments, workUnits } from '../../db/schema.ts'
import type { Acting } from '../acting.ts'
import { advanceWorkUnit } from './advance-work-unit.ts'
import { changeTask } from './hold-tasks.ts'
import type { HeldTask, TaskRow } from './hold-tasks.ts'
import { payFor, writePay } from './pay.ts'
import { resumeProject } from './resume-project.ts'

// The moves themselves; whether one is permitted has been decided by the SDK's table before.

/** The assignee takes the task on. */
export const acceptTask = (acting: Acting, held: HeldTask): Promise<HeldTask> =>
  changeTask(
    acting,
    held,
    { status: 'APPROVED', acceptedAt: acting.now },
    { event: 'ACCEPTED', subjectId: acting.session.user.id },
  )

/** A linguist takes a task that nobody has: assigned and accepted at once, their pay settled. */
export const claimTask = (acting: Acting, held: HeldTask): Promise<HeldTask> =>
  giveTask(acting, held, acting.session.user.id, { status: 'APPROVED', acceptedAt: acting.now }, 'CLAIMED')

/** A manager gives the task to a person, who has yet to accept it. */
export const assignTask = (acting: Acting, held: HeldTask, userId: string): Promise<HeldTask> =>
  giveTask(acting, held, userId, { acceptedAt: null }, 'ASSIGNED')

async function giveTask(
  acting: Acting,
  held: HeldTask,
  userId: string,
  change: Partial<TaskRow>,
  event: 'CLAIMED' | 'ASSIGNED',
): Promise<HeldTask> {
  const { db, now, session } = acting
  const pay = await payFor(db, held, userId)
  const assignment = { assigneeId: userId, assignedBy: session.user.id, assignedAt: now }
  const settled = { currency: pay.currency, payableAmount: pay.total }
  const given = await changeTask(acting, held, { ...assignment, ...settled, ...change }, { event, subjectId: userId })
  await writePay(db, held.task.id, pay)
  return given
}

/** The task is open again, with nobody; what was translated stays. */
export async function freeTask(
  acting: Acting,
  held: HeldTask,
  event: 'REJECTED' | 'REVOKED',
  reason: string | undefined,
): Promise<HeldTask> {
  const { task } = held
  const freed = await changeTask(
    acting,
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
    { event, subjectId: task.assigneeId, reason },
  )
  await acting.db.delete(taskPayments).where(eq(taskPayments.taskId, task.id))
  return freed
}

/** A delivered task goes back into work: its segments are confirmed as they were, and the next step waits again. */
export async function reopenTask(acting: Acting, held: HeldTask, reason: string | undefined): Promise<HeldTask> {
  const { db, now } = acting
  const { task, unit, project } = held
  const reopened = await changeTask(
    acting,
    held,
    { status: 'APPROVED', deliveredAt: null, hasTagMismatch: false },
    { event: 'REOPENED', subjectId: task.assigneeId, reason },
  )
  await db
    .update(segments)
    .set({ confirmed: true, version: sql`${segments.version} + 1` })
    .where(and(eq(segments.workUnitId, unit.id), eq(segments.locked, false)))
  await db
    .update(workUnits)
    .set({ currentStep: task.step, confirmedSegments: unit.totalSegments, updatedAt: now })
    .where(eq(workUnits.id, unit.id))
  await resumeProject(acting, project.id, reason ?? '')
  return reopened
}

/** The task will not be done; the next step need not wait for it. */
export async function cancelTask(acting: Acting, held: HeldTask, reason: string | undefined): Promise<HeldTask> {
  const cancelled = await changeTask(
    acting,
    held,
    { status: 'CANCELLED' },
    { event: 'CANCELLED', subjectId: held.task.assigneeId, reason },
  )
  await advanceWorkUnit(acting, cancelled)
  return cancelled
}
