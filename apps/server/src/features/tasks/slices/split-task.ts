import type { TaskSplit } from '@dragoman/sdk/operations/tasks'
import { eq, inArray, sql } from 'drizzle-orm'
import type { ChangeContext } from '../../../identity/change-context.ts'
import { oneOrNotFound } from '../../../kernel/find-visible.ts'
import { insertRows } from '../../../kernel/database/insert-rows.ts'
import { named } from '../../../kernel/journal.ts'
import type { HeldTask } from '../../work/held-task.ts'
import { measureRanges } from '../../work/slices.ts'
import { copyValues } from '../../custom-fields/custom-values.ts'
import { taskPayments, taskCustomValues, tasks } from '../../work/task-tables.ts'
import { copyTaskFiles } from '../files/task-files.ts'
import { holdTask, holdTasks } from '../hold-tasks.ts'
import { changeTask } from '../../work/change-task.ts'
import { demandOf, findCandidates } from '../placement/eligible.ts'
import { assignHeld } from '../placement/assign.ts'
import { showTask } from '../show-tasks.ts'
import { stopLossOffers } from '../tables.ts'
import { requireAssigneeVersion } from '../task-version.ts'
import { requireEnds, requireSplittable } from './plan-split.ts'

/** The fields that a task loses with its assignee. */
export const nobody = {
  assigneeId: null,
  assignedBy: null,
  assignedAt: null,
  acceptedAt: null,
  currency: null,
  payableAmount: null,
} as const

/**
 * Splits a task into slices, each with its linguist and pay. The first slice is the task that was split; its former
 * linguist has none of them unless named again. Gives the ids of the slices in their order.
 */
export async function splitTask(
  context: ChangeContext,
  taskId: string,
  { slices }: { readonly slices: readonly Readonly<TaskSplit['slices'][number]>[] },
): Promise<string[]> {
  const { db, session } = context
  const held = await holdTask(db, session, taskId)
  await requireAssigneeVersion(context, [held], { present: () => showTask(db, session, taskId) })
  requireSplittable(session, held)
  const { task, workUnit } = held
  for (const userId of new Set(slices.flatMap(({ assigneeUuid }) => assigneeUuid ?? []))) {
    oneOrNotFound(await findCandidates(db, demandOf(held), { userId }), 'person')
  }
  const endIndex = task.endIndex ?? workUnit.totalSegments + workUnit.lockedSegments - 1
  const ends = slices.map((slice) => slice.endIndex)
  requireEnds(ends, { beginIndex: task.beginIndex, endIndex }, 'body.slices')
  const ids = await cutTask(context, held, slices)
  await assignSlices(context, ids, slices)
  return ids
}

/** Makes slices of a held task, none of them assigned, without asking whether it can be split. Gives their ids. */
export async function cutTask(
  context: Pick<ChangeContext, 'db' | 'session' | 'now' | 'journal'>,
  held: HeldTask,
  slices: readonly { readonly endIndex: number; readonly dueDate?: number }[],
  { bySystem = false } = {},
): Promise<string[]> {
  const { db } = context
  const { task, workUnit } = held
  const ends = slices.map((slice) => slice.endIndex)
  const ranges = ends.map((end, at) => ({ beginIndex: at === 0 ? task.beginIndex : ends[at - 1]! + 1, endIndex: end }))
  const measures = await measureRanges(db, workUnit.id, ranges)
  const changes = slices.map(({ dueDate }, at) => ({
    ...ranges[at]!,
    sliceWords: measures[at]!.words,
    sliceSegments: measures[at]!.segments,
    ...(dueDate !== undefined && { dueDate: new Date(dueDate), dueDateSet: true }),
  }))
  const ids = [task.id, ...changes.slice(1).map(() => crypto.randomUUID())]
  await forgetPay(context, [task.id])
  const cut = {
    before: { endIndex: task.endIndex },
    after: { slices: ranges.map(({ beginIndex, endIndex: end }) => `${beginIndex + 1}–${end + 1}`) },
  }
  const event = {
    event: 'SPLIT',
    subjectId: task.assigneeId,
    reason: cut.after.slices.join(', '),
    changed: cut,
    bySystem,
  } as const
  await changeTask(context, held, { ...nobody, ...changes[0]! }, { ...event, journalEvent: 'TASK_SPLIT' })
  const { number: _, ...alike } = task
  await insertRows(
    db,
    tasks,
    changes
      .slice(1)
      .map((change, at) => ({ ...alike, ...nobody, ...change, id: ids[at + 1]!, updatedAt: context.now })),
  )
  // To the microsecond, which a date here does not keep: lists show slices beside each other.
  await db
    .update(tasks)
    .set({ createdAt: sql`(select created_at from tasks as first where first.id = ${task.id})` })
    .where(inArray(tasks.id, ids.slice(1)))
  await copyTaskFiles(db, task.id, ids.slice(1))
  await copyValues(db, taskCustomValues, task.id, ids.slice(1))
  return ids
}

async function assignSlices(
  context: ChangeContext,
  ids: readonly string[],
  slices: readonly { readonly assigneeUuid?: string }[],
): Promise<void> {
  const wanted = ids.flatMap((id, at) => {
    const { assigneeUuid } = slices[at]!
    return assigneeUuid === undefined ? [] : [{ id, assigneeUuid }]
  })
  for (const [userId, own] of Map.groupBy(wanted, ({ assigneeUuid }) => assigneeUuid)) {
    const held = await holdTasks(
      context.db,
      context.session,
      own.map(({ id }) => id),
    )
    await assignHeld(asAssignment(context), held, userId)
  }
}

/** The journal says who got a slice as it does for every other task. */
export const asAssignment = (context: ChangeContext): ChangeContext => ({
  ...context,
  journal: (first, ...more) =>
    context.journal(named(first, 'TASK_ASSIGNED'), ...more.map((entry) => named(entry, 'TASK_ASSIGNED'))),
})

/** Removes what tasks pay: it was for other segments. */
export async function forgetPay({ db }: Pick<ChangeContext, 'db'>, taskIds: readonly string[]): Promise<void> {
  for (const id of taskIds) {
    await db.delete(taskPayments).where(eq(taskPayments.taskId, id))
    await db.delete(stopLossOffers).where(eq(stopLossOffers.taskId, id))
  }
}

/** The slices of a task's step, in their order. */
export const slicesOf = ({ task, steps }: HeldTask) => steps.filter(({ step }) => step === task.step)
