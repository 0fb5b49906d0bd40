import { inArray, sql } from 'drizzle-orm'
import { lastWorkingTime } from '../../../engines/scheduling/work-calendar.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertRows } from '../../../kernel/database/insert-rows.ts'
import { taskEvents, tasks } from '../../work/task-tables.ts'
import { loadCalendars } from '../../availability/load-calendars.ts'
import { stopLossOffers } from '../tables.ts'
import type { ChangeContext } from '../../../identity/change-context.ts'
import type { EntryOf } from '../../../kernel/journal.ts'
import { taskAccepted } from '../../work/events.ts'
import { taskEntity } from '../../work/held-task.ts'
import type { HeldTask } from '../../work/held-task.ts'
import { confirmAccepted } from '../pay/answer-payments.ts'
import { loadPay, writePays } from '../pay/pay.ts'

/** A held task and who gets it. */
export interface Assignment {
  held: HeldTask
  userId: string
}

/** The task as assigned, and what the journal says about it. */
interface AssignedTask {
  held: HeldTask
  entry: Omit<EntryOf<'TASK_ASSIGNED'>, 'event'>
}

/**
 * Gives held tasks to people with a handful of statements, however many there are, and settles what each pays.
 * CLAIMED ones are accepted at once. The journal is left to the caller.
 */
export async function writeAssignments(
  db: Database,
  assignments: readonly Assignment[],
  {
    event,
    by,
    impersonatorId,
    now,
  }: {
    event: 'CLAIMED' | 'ASSIGNED'
    by: string | null
    impersonatorId: string | null | undefined
    now: Date
  },
): Promise<AssignedTask[]> {
  if (assignments.length === 0) return []
  const heldTasks = assignments.map(({ held }) => held)
  const payOf = await loadPay(db, heldTasks, [...new Set(assignments.map(({ userId }) => userId))])
  const dueDateOf = await loadDueDates(db, assignments, now)
  const paid = assignments.map((assignment) => ({
    ...assignment,
    pay: payOf(assignment.held, assignment.userId),
    dueDate: dueDateOf(assignment)?.toISOString() ?? null,
  }))
  const column = <T>(value: (each: (typeof paid)[number]) => T) => sql.param(paid.map(value))
  const accepted = event === 'CLAIMED' ? now.toISOString() : null
  await db.execute(sql`
    update tasks set assignee_id = given.user_id, assigned_by = ${by}::uuid, assigned_at = ${now.toISOString()}::timestamptz,
      accepted_at = ${accepted}::timestamptz, updated_at = ${now.toISOString()}::timestamptz,
      status = case when ${event === 'CLAIMED'} then 'APPROVED' else tasks.status end,
      currency = given.currency, payable_amount = given.total, due_date = given.due_date
    from unnest(${column(({ held }) => held.task.id)}::uuid[], ${column(({ userId }) => userId)}::uuid[],
      ${column(({ pay }) => pay.currency)}::text[], ${column(({ pay }) => pay.total)}::numeric[],
      ${column(({ dueDate }) => dueDate)}::timestamptz[])
      as given (id, user_id, currency, total, due_date)
    where tasks.id = given.id`)
  const ids = heldTasks.map(({ task }) => task.id)
  const rows = await db.select().from(tasks).where(inArray(tasks.id, ids))
  const changed = new Map(rows.map((row) => [row.id, row]))
  await db.delete(stopLossOffers).where(inArray(stopLossOffers.taskId, ids))
  await writePays(db, new Map(paid.map(({ held, pay }) => [held.task.id, pay])))
  if (event === 'CLAIMED' && by !== null) await confirmAccepted(db, ids, { userId: by, now })
  const given = assignments.map(({ held }): AssignedTask => {
    const { task: before } = held
    const task = changed.get(before.id)
    if (!task) throw new Error(`task ${before.id} is gone`)
    const isMoved = before.dueDate?.getTime() !== task.dueDate?.getTime()
    const steps = held.steps.map((step) => changed.get(step.id) ?? step)
    return {
      held: { ...held, task, steps },
      entry: {
        entity: taskEntity(held),
        projectId: task.projectId,
        before: {
          status: before.status,
          assigneeUuid: before.assigneeId,
          ...(isMoved && { dueDate: before.dueDate?.getTime() }),
        },
        after: {
          status: task.status,
          assigneeUuid: task.assigneeId,
          ...(isMoved && { dueDate: task.dueDate?.getTime() }),
        },
        detail: { event },
      },
    }
  })
  await insertRows(
    db,
    taskEvents,
    assignments.map(({ held, userId }) => ({
      taskId: held.task.id,
      userId: by,
      impersonatorId: impersonatorId ?? null,
      subjectId: userId,
      event,
      previousStatus: event === 'CLAIMED' ? held.task.status : null,
      newStatus: event === 'CLAIMED' ? 'APPROVED' : null,
    })),
  )
  return given
}

/**
 * When tasks are due with their linguists: a proposed due date on a day on which the linguist doesn't work moves to the
 * end of the working day before, as long as that is ahead.
 */
async function loadDueDates(
  db: Database,
  assignments: readonly Assignment[],
  now: Date,
): Promise<(assignment: Assignment) => Date | null> {
  const calendarOf = await loadCalendars(
    db,
    assignments.map(({ userId }) => userId),
  )
  return ({ held: { task }, userId }) => {
    const calendar = calendarOf(userId)
    if (!task.dueDate || task.dueDateSet || !calendar.isSet) return task.dueDate
    const moved = lastWorkingTime(calendar, task.dueDate.getTime())
    return moved > now.getTime() ? new Date(moved) : task.dueDate
  }
}

/** Gives held tasks to one person, and records it in the journal. Gives the tasks as they are now. */
export async function assignHeldTasks(
  context: ChangeContext,
  held: readonly HeldTask[],
  userId: string,
  event: 'CLAIMED' | 'ASSIGNED',
): Promise<HeldTask[]> {
  const { db, session, now, journal } = context
  const assignments = held.map((each) => ({ held: each, userId }))
  const given = await writeAssignments(db, assignments, {
    event,
    by: session.user.id,
    impersonatorId: session.impersonator?.id,
    now,
  })
  const [first, ...more] = given.map(({ entry }) => entry)
  if (first) await journal(first, ...more)
  if (event === 'CLAIMED')
    for (const each of given) await context.happened(taskAccepted, { held: each.held, reason: undefined })
  return given.map((each) => each.held)
}
