import type { TaskPayment } from '@dragoman/sdk/operations/tasks'
import type { Context } from '../../identity/context.ts'
import type { VersionCheck } from '../../identity/version-check.ts'
import { versionOf } from '../../kernel/version.ts'
import { setValues, type SetColumns } from './set-fields.ts'
import { taskEntity, type HeldTask, type TaskRow } from '../work/held-task.ts'

/** The parts of a task's version. */
export const versionPart = { assignee: 0, instructions: 1, payment: 2, dueDate: 3, categories: 4 } as const

/**
 * The version of a task. `lines` is its payment, left out for callers who may not see it: a version must not give away
 * what it was made of.
 */
export const taskVersion = (
  task: Pick<TaskRow, 'assigneeId' | 'instructions' | 'dueDate' | 'dueDateSet' | 'categories'> & SetColumns,
  lines: readonly TaskPayment[] | undefined,
): string =>
  versionOf(
    task.assigneeId,
    [task.instructions, ...setValues(task)],
    (lines ?? []).map(({ unit, amount, rate, total, confirmationDate, rejectDate }) => {
      return [unit, amount, rate, total, confirmationDate ?? null, rejectDate ?? null]
    }),
    [task.dueDate, task.dueDateSet],
    task.categories,
  )

/** The journal's events that give a task to someone else. */
export const assignmentEvents = [
  'TASK_ASSIGNED',
  'TASK_ASSIGNMENT_REVOKED',
  'TASK_REJECTED',
  'TASK_STATUS_CHANGED',
] as const

/** The journal's events that change what a task pays, or whether that is agreed upon. */
export const paymentEvents = [
  'TASK_PAYMENT_UPDATED',
  'TASK_PAYMENT_ANSWERED',
  'TASK_STOP_LOSS_ACCEPTED',
  'TASK_STOP_LOSS_DECLINED',
  'TASK_STOP_LOSS_OFFERED',
  ...assignmentEvents,
] as const

/** 409 where held tasks have another assignee than the caller has read, in `If-Match` or in the `given` versions. */
export async function requireAssigneeVersion<State>(
  { requireVersion }: Pick<Context, 'requireVersion'>,
  held: readonly HeldTask[],
  { present, given }: Pick<VersionCheck<State>, 'present'> & { given?: readonly string[] | undefined },
): Promise<void> {
  const changed = held.find(({ task }, at) => given && assigneePart(given[at]) !== assigneePart(taskVersion(task, [])))
  const shown = changed ?? held[0]
  if (!shown) return
  await requireVersion({
    entity: taskEntity(shown),
    projectId: shown.project.id,
    present,
    part: versionPart.assignee,
    given: given?.join(),
    events: assignmentEvents,
  })
}

export const assigneePart = (version: string | undefined) => version?.split('.')[versionPart.assignee]
