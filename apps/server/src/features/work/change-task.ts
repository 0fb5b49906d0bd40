import type { CancellationOption } from '@dragoman/sdk/operations/cancellationOptions'
import { eq } from 'drizzle-orm'
import type { ChangeContext } from '../../identity/change-context.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import { insertRows } from '../../kernel/database/insert-rows.ts'
import { updateOne } from '../../kernel/database/one-row.ts'
import type { EventAbout } from '../../kernel/journal.ts'
import { taskEntity, type HeldTask, type TaskRow } from './held-task.ts'
import { optionDetail } from './option-detail.ts'
import { taskEvents, tasks } from './task-tables.ts'

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
  | 'INVOICED'
  | 'INVOICE_RELEASED'

/** Names that changes of a task have in the journal. */
export type TaskJournalEvent = Exclude<EventAbout<'TASK'>, 'TASK_OFFERED'>

/** An event of a task, for its log. */
export interface TaskEvent {
  event: EventName
  /** The person who had or got the task. */
  subjectId?: string | null
  reason?: string | undefined
  /** The cancellation option that was selected. */
  option?: CancellationOption | undefined
  /** The system did it, in consequence of something else. */
  bySystem?: boolean
  /** Other changes, such as of the pay, for the journal. */
  changed?: { before: Record<string, unknown>; after: Record<string, unknown> }
}

/** The context of a change of a task; `session` is null if no one makes it. */
export type TaskChangeContext = Pick<ChangeContext, 'db' | 'now' | 'journal'> & {
  session: { user: { id: string }; impersonator?: { id: string } | null } | null
}

/**
 * Changes a held task and records it: in its log, and in the journal under `journalEvent` or the operation's own name.
 * Gives the task as it is now.
 */
export async function changeTask(
  { db, session, now, journal }: TaskChangeContext,
  held: HeldTask,
  change: Partial<TaskRow>,
  {
    event,
    subjectId,
    reason,
    option,
    bySystem,
    changed: more,
    journalEvent,
  }: TaskEvent & { journalEvent?: TaskJournalEvent },
): Promise<HeldTask> {
  const { task } = held
  const changed = await updateOne(db, tasks, eq(tasks.id, task.id), { ...change, updatedAt: now })
  const moved = changed.status !== task.status
  await db.insert(taskEvents).values({
    taskId: task.id,
    ...(!bySystem && session && { userId: session.user.id, impersonatorId: session.impersonator?.id }),
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

/** Moves many held tasks to one status at once, and records each as `changeTask` does. */
export async function changeStatusOfTasks(
  { db, session, now, journal }: TaskChangeContext,
  held: readonly HeldTask[],
  status: string,
  { event, bySystem, journalEvent }: Pick<TaskEvent, 'event' | 'bySystem'> & { journalEvent: TaskJournalEvent },
): Promise<void> {
  const ids = held.map(({ task }) => task.id)
  await db.update(tasks).set({ status, updatedAt: now }).where(isOneOf(tasks.id, ids))
  const by = bySystem ? null : session
  await insertRows(
    db,
    taskEvents,
    held.map(({ task }) => ({
      taskId: task.id,
      userId: by?.user.id ?? null,
      impersonatorId: by?.impersonator?.id ?? null,
      subjectId: task.assigneeId,
      event,
      previousStatus: task.status,
      newStatus: status,
    })),
  )
  const [first, ...more] = held.map((one) => ({
    event: journalEvent,
    entity: taskEntity(one),
    projectId: one.task.projectId,
    before: { status: one.task.status, assigneeUuid: one.task.assigneeId },
    after: { status, assigneeUuid: one.task.assigneeId },
    detail: { event },
  }))
  if (first) await journal(first, ...more)
}
