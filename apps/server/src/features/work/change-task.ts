import type { CancellationOption } from '@dragoman/sdk/operations/cancellationOptions'
import { eq } from 'drizzle-orm'
import type { ChangeContext } from '../../identity/change-context.ts'
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

/** Names that changes of a task have in the journal. */
export type TaskJournalEvent = Exclude<EventAbout<'TASK'>, 'TASK_OFFERED'>

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

/** What the change of a task needs; `session` is null where nobody makes it. */
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
