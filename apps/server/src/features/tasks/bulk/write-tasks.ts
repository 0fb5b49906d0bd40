import type { TaskBulkChange } from '@dragoman/sdk/operations/tasks'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertRows } from '../../../kernel/database/insert-rows.ts'
import type { JobRow } from '../../../kernel/jobs/job-runner.ts'
import { authorOf, recordChange, type EntryOf } from '../../../kernel/journal.ts'
import { updateRows } from '../../../kernel/database/update-rows.ts'
import type { PlannedTask } from './plan-tasks.ts'
import { taskEntity, type HeldTask } from '../../work/held-task.ts'
import { taskEvents, taskPayments, tasks } from '../../work/task-tables.ts'
import type { TaskEvent, TaskJournalEvent } from '../../work/change-task.ts'
import { writeAssignments } from '../placement/assign-tasks.ts'
import { recordedValue, valueSetBy } from '../set-fields.ts'
import { stopLossOffers } from '../tables.ts'

/** A change that a job makes in the name of its author. */
export interface Writing {
  job: JobRow
  change: TaskBulkChange
  now: Date
}

/** Writes a change to locked tasks with a handful of statements, in their logs and the journal, too. */
export async function writeTasks(db: Database, writing: Writing, planned: readonly PlannedTask[]): Promise<void> {
  if (planned.length === 0) return
  const held = planned.map((each) => each.held)
  const { job, change, now } = writing
  if (change.kind === 'ASSIGN') return writeAssigned(db, writing, held)
  if (change.kind === 'UNASSIGN') return writeUnassigned(db, writing, held)
  if (change.kind === 'DUE_DATE') return writeDueDates(db, writing, planned)
  const value = valueSetBy(change)
  if (!value) throw new Error(`${change.kind} is written elsewhere`)
  await db
    .update(tasks)
    .set({ ...value, updatedAt: now })
    .where(isOneOf(tasks.id, idsOf(held)))
  await noteTasks(db, job, held, {
    event: 'INSTRUCTIONS_UPDATED',
    journalEvent: 'TASK_INSTRUCTIONS_UPDATED',
    changeOf: ({ task }) => recordedValue(task, value),
  })
}

const idsOf = (held: readonly HeldTask[]) => held.map(({ task }) => task.id)

async function writeAssigned(db: Database, { job, change, now }: Writing, held: readonly HeldTask[]): Promise<void> {
  const userId = change.userUuid ?? ''
  const given = await writeAssignments(
    db,
    held.map((each) => ({ held: each, userId })),
    { event: 'ASSIGNED', by: job.createdBy, impersonatorId: job.impersonatorId, now },
  )
  const entries = given.map(({ entry }) => ({
    ...entry,
    event: 'TASK_ASSIGNED' as const,
    detail: { ...entry.detail, job: job.id },
  }))
  await recordChange(db, authorOf(job), ...entries)
}

async function writeUnassigned(db: Database, { job, now }: Writing, held: readonly HeldTask[]): Promise<void> {
  const ids = idsOf(held)
  await db
    .update(tasks)
    .set({
      status: 'PENDING',
      assigneeId: null,
      assignedBy: null,
      assignedAt: null,
      acceptedAt: null,
      currency: null,
      payableAmount: null,
      updatedAt: now,
    })
    .where(isOneOf(tasks.id, ids))
  await db.delete(taskPayments).where(isOneOf(taskPayments.taskId, ids))
  await db.delete(stopLossOffers).where(isOneOf(stopLossOffers.taskId, ids))
  await noteTasks(db, job, held, {
    event: 'REVOKED',
    journalEvent: 'TASK_ASSIGNMENT_REVOKED',
    newStatus: 'PENDING',
    changeOf: ({ task }) => ({
      before: { status: task.status, assigneeUuid: task.assigneeId },
      after: { status: 'PENDING', assigneeUuid: null },
    }),
  })
}

async function writeDueDates(
  db: Database,
  { job, change, now }: Writing,
  planned: readonly PlannedTask[],
): Promise<void> {
  const dates = new Map(planned.map(({ held, item }) => [held.task.id, item.dueDate]))
  const rows = [...dates].map(([id, dueDate]) => ({
    id,
    dueDate: dueDate === undefined ? null : new Date(dueDate),
    dueDateSet: change.dueDate !== null,
    updatedAt: now,
  }))
  await updateRows(db, tasks, ['dueDate', 'dueDateSet', 'updatedAt'], rows)
  const held = planned.map((each) => each.held)
  await noteTasks(db, job, held, {
    event: 'DUE_DATE_CHANGED',
    journalEvent: 'TASK_DUE_DATE_CHANGED',
    changeOf: ({ task }) => ({
      before: { dueDate: task.dueDate?.getTime() ?? null },
      after: { dueDate: dates.get(task.id) ?? null },
    }),
  })
}

/** Notes one event of each task, in their logs and in the journal, as part of the job. */
export async function noteTasks(
  db: Database,
  job: Pick<JobRow, 'id' | 'accountId' | 'createdBy' | 'impersonatorId'>,
  held: readonly HeldTask[],
  {
    event,
    journalEvent,
    newStatus,
    changeOf,
    detail,
  }: {
    event: TaskEvent['event']
    journalEvent: TaskJournalEvent
    newStatus?: string
    changeOf: (held: HeldTask) => Pick<EntryOf<TaskJournalEvent>, 'before' | 'after'>
    detail?: Record<string, unknown>
  },
): Promise<void> {
  await insertRows(
    db,
    taskEvents,
    held.map(({ task }) => {
      const moved = newStatus !== undefined && newStatus !== task.status
      return {
        taskId: task.id,
        userId: job.createdBy,
        impersonatorId: job.impersonatorId,
        subjectId: task.assigneeId,
        event,
        previousStatus: moved ? task.status : null,
        newStatus: moved ? newStatus : null,
      }
    }),
  )
  const entries = held.map((each) => ({
    event: journalEvent,
    entity: taskEntity(each),
    projectId: each.project.id,
    ...changeOf(each),
    detail: { event, job: job.id, ...detail },
  }))
  await recordChange(db, authorOf(job), ...entries)
}
