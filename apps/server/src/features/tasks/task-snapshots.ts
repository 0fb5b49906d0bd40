import { getTableColumns } from 'drizzle-orm'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { ChangedRow } from '../../kernel/bulk-changes.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertRows } from '../../kernel/database/insert-rows.ts'
import { updateRows } from '../../kernel/database/update-rows.ts'
import { taskEntity, type HeldTask, type TaskRow } from '../work/held-task.ts'
import { taskPayments, tasks } from '../work/task-tables.ts'
import { confirmedRanges } from './confirmed-ranges.ts'
import { changedSetFields } from './set-fields.ts'
import { stopLossOffers } from './tables.ts'

/** Changes of many tasks, and the fields that each may change. */
export const changedFields = {
  ASSIGN: ['status', 'assigneeId', 'assignedBy', 'assignedAt', 'acceptedAt', 'currency', 'payableAmount'],
  AUTO_ASSIGN: ['status', 'assigneeId', 'assignedBy', 'assignedAt', 'acceptedAt', 'currency', 'payableAmount'],
  UNASSIGN: ['status', 'assigneeId', 'assignedBy', 'assignedAt', 'acceptedAt', 'currency', 'payableAmount'],
  DUE_DATE: ['dueDate', 'dueDateSet'],
  ...changedSetFields,
  DELIVER: ['status', 'deliveredAt', 'hasTagMismatch'],
  CANCEL: ['status'],
} as const satisfies Record<string, readonly (keyof TaskRow)[]>

export type BulkKind = keyof typeof changedFields

/** A part of a task as it is kept; dates are text. */
export type Snapshot = Record<string, unknown>

export const snapshotOf = (task: TaskRow, fields: readonly (keyof TaskRow)[]): Snapshot =>
  JSON.parse(JSON.stringify(Object.fromEntries(fields.map((field) => [field, task[field]])))) as Snapshot

/** The state of tasks before a change, with their pay: take it before the change is written. */
export async function snapshotTasks(
  db: Database,
  held: readonly HeldTask[],
  kind: BulkKind,
): Promise<(task: TaskRow) => Snapshot> {
  const fields = changedFields[kind]
  const ids = held.filter(({ task }) => task.assigneeId !== null).map(({ task }) => task.id)
  const isPaid = (fields as readonly string[]).includes('payableAmount') && ids.length > 0
  const payments = isPaid ? await db.select().from(taskPayments).where(isOneOf(taskPayments.taskId, ids)) : []
  const offers = isPaid ? await db.select().from(stopLossOffers).where(isOneOf(stopLossOffers.taskId, ids)) : []
  const inProgress = held.filter(({ task }) => task.status === 'APPROVED').map(({ task }) => task.id)
  const confirmed = kind === 'CANCEL' ? await confirmedRanges(db, inProgress) : undefined
  return (task) => ({
    ...snapshotOf(task, fields),
    ...(confirmed && { confirmed: confirmed.get(task.id) ?? [] }),
    ...(isPaid && {
      payments: payments.filter(({ taskId }) => taskId === task.id),
      offers: offers.filter(({ taskId }) => taskId === task.id),
    }),
  })
}

/** The rows that a bulk change records, once it is written. */
export async function changedRows(
  db: Database,
  held: readonly HeldTask[],
  kind: BulkKind,
  before: (task: TaskRow) => Snapshot,
): Promise<ChangedRow[]> {
  const ids = held.map(({ task }) => task.id)
  const rows = ids.length > 0 ? await db.select().from(tasks).where(isOneOf(tasks.id, ids)) : []
  const now = new Map(rows.map((row) => [row.id, row]))
  return held.map((each) => ({
    entityId: each.task.id,
    name: taskEntity(each).name,
    before: before(each.task),
    after: snapshotOf(now.get(each.task.id) ?? each.task, changedFields[kind]),
  }))
}

/** Makes tasks what they were, with what they paid. */
export async function restoreTasks(
  db: Database,
  kind: BulkKind,
  rows: readonly Pick<ChangedRow, 'entityId' | 'before'>[],
): Promise<void> {
  const fields = changedFields[kind]
  // Dates are text here, as the database reads them.
  const given = rows.map(({ entityId, before }) => ({ id: entityId, ...before }) as unknown as TaskRow)
  await updateRows(db, tasks, fields, given)
  if (!(fields as readonly string[]).includes('payableAmount')) return
  const ids = rows.map(({ entityId }) => entityId)
  await db.delete(taskPayments).where(isOneOf(taskPayments.taskId, ids))
  await db.delete(stopLossOffers).where(isOneOf(stopLossOffers.taskId, ids))
  const kept = <Row>(name: string) => rows.flatMap(({ before }) => (before[name] ?? []) as Row[])
  await insertWhole(db, taskPayments, kept<typeof taskPayments.$inferSelect>('payments'))
  await insertWhole(db, stopLossOffers, kept<typeof stopLossOffers.$inferSelect>('offers'))
}

/** Inserts rows with every column, nulls included. */
function insertWhole<Table extends typeof taskPayments | typeof stopLossOffers>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferSelect'][],
): Promise<void> {
  const keys = Object.keys(getTableColumns(table))
  return insertRows(
    db,
    table,
    rows.map((row) => {
      return Object.fromEntries(keys.map((key) => [key, (row as Record<string, unknown>)[key] ?? null]))
    }) as Table['$inferInsert'][],
  )
}
