import type { BulkItem } from '@dragoman/sdk/operations/bulkChanges'
import type { ChangeContext } from '../../../identity/change-context.ts'
import type { BulkChangeRow, ChangedRow } from '../../../kernel/bulk-changes.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import { and } from 'drizzle-orm'
import { accountTasks } from '../../work/visible.ts'
import type { HeldTask } from '../../work/held-task.ts'
import { tasks } from '../../work/task-tables.ts'
import { stopLossOffers } from '../tables.ts'
import { lockWorkUnits } from '../../work/lock-work-units.ts'
import { hasOtherStep, unitsThatShareSteps } from '../placement/own-steps.ts'
import { requireKind } from './bulk-changes-of-tasks.ts'
import { isMove, keptFromUndo, undoMoves } from './move-tasks.ts'
import { namesOf } from './plan-tasks.ts'
import { recordedValue, type SetColumns } from '../set-fields.ts'
import { changedFields, restoreTasks, snapshotOf, type BulkKind, type Snapshot } from '../task-snapshots.ts'
import { noteTasks } from './write-tasks.ts'

/** The result of an undo: restored tasks, and those that had moved on. */
export interface Undone {
  restored: BulkItem[]
  kept: BulkItem[]
}

/** Makes tasks what they were before a bulk change, where nothing has happened to them since. */
export async function undoTasks(
  context: ChangeContext,
  bulk: BulkChangeRow,
  rows: readonly ChangedRow[],
): Promise<Undone> {
  const { db, session } = context
  const kind = bulk.kind as BulkKind
  requireKind(session, kind)
  const found = await db
    .select({ id: tasks.id, projectId: tasks.projectId, workUnitId: tasks.workUnitId })
    .from(tasks)
    .where(
      and(
        accountTasks(session),
        isOneOf(
          tasks.id,
          rows.map(({ entityId }) => entityId),
        ),
      ),
    )
  const locked = await lockWorkUnits(
    db,
    found.map(({ projectId }) => projectId),
    found.map(({ workUnitId }) => workUnitId),
  )
  const byId = new Map(locked.map((held) => [held.task.id, held]))
  const reasonOf = await judging(context, kind, locked)
  const names = await namesOf(
    db,
    rows.flatMap(({ before, after }) => [idIn(before), idIn(after)]),
  )
  const restoring: ChangedRow[] = []
  const undone: Undone = { restored: [], kept: [] }
  for (const row of rows) {
    const held = byId.get(row.entityId)
    const reason = held ? reasonOf(held, row) : ({ reason: 'DELETED' } as const)
    const assignee = names.get(idIn(row.before) ?? '')
    const item = { uuid: row.entityId, name: row.name }
    if (reason) undone.kept.push({ ...item, ...reason })
    else {
      restoring.push(row)
      undone.restored.push({ ...item, ...(assignee && { assignee }) })
    }
  }
  if (isMove(kind)) await undoMoves(context, bulk, restoring, byId)
  else {
    await restoreTasks(db, kind, restoring)
    await note(context, bulk, restoring, byId)
  }
  return undone
}

const idIn = ({ assigneeId }: Snapshot) => (typeof assigneeId === 'string' ? assigneeId : null)

type Kept = Pick<BulkItem, 'reason' | 'blockedBy'>

/** Tells why a task stays as it is, or nothing where it can be restored. */
async function judging(
  { db }: ChangeContext,
  kind: BulkKind,
  locked: readonly HeldTask[],
): Promise<(held: HeldTask, row: ChangedRow) => Kept | undefined> {
  const shares = await unitsThatShareSteps(
    db,
    locked.map(({ project }) => project.orgUnitId),
  )
  const ids = locked.map(({ task }) => task.id)
  const offers = await db
    .select({ id: stopLossOffers.taskId })
    .from(stopLossOffers)
    .where(isOneOf(stopLossOffers.taskId, ids))
  const offered = new Set(offers.map(({ id }) => id))
  const fields = changedFields[kind]
  return (held, { before, after }) => {
    const { task, steps, project } = held
    const present = snapshotOf(task, fields)
    const differs = (field: string) => JSON.stringify(present[field]) !== JSON.stringify(after[field])
    if (fields.some((field) => field === 'assigneeId') && differs('assigneeId')) return { reason: 'REASSIGNED' }
    if (differs('status')) return { reason: 'STATUS_CHANGED' }
    if (differs('payableAmount') || ('payableAmount' in after && offered.has(task.id)))
      return { reason: 'PAYMENT_CHANGED' }
    if (fields.some(differs)) return { reason: 'CHANGED' }
    if (isMove(kind)) {
      const reason = keptFromUndo(held, kind, String(before['status']))
      return reason ? { reason } : undefined
    }
    const userId = idIn(before)
    const isOwn = userId !== null && !shares.has(project.orgUnitId) && hasOtherStep(steps, task, userId)
    return isOwn ? { reason: 'NOT_ELIGIBLE', blockedBy: ['OTHER_STEP'] } : undefined
  }
}

/** Says in the logs and the journal what the tasks are again. */
async function note(
  { db, session }: ChangeContext,
  { id }: BulkChangeRow,
  rows: readonly ChangedRow[],
  byId: ReadonlyMap<string, HeldTask>,
): Promise<void> {
  const author = {
    id,
    accountId: session.account.id,
    createdBy: session.user.id,
    impersonatorId: session.impersonator?.id ?? null,
  }
  const before = new Map(rows.map((row) => [row.entityId, row.before]))
  for (const [status, held] of Map.groupBy(
    rows.flatMap(({ entityId }) => byId.get(entityId) ?? []),
    ({ task }) => String(before.get(task.id)?.['status'] ?? task.status),
  )) {
    await noteTasks(db, author, held, {
      event: 'UNDONE',
      journalEvent: 'TASK_CHANGE_UNDONE',
      newStatus: status,
      changeOf: ({ task }) => {
        const was = before.get(task.id) ?? {}
        const fields = Object.keys(was).filter((name) => shownFields.has(name))
        const pick = (from: Snapshot) =>
          Object.fromEntries(fields.map((name) => [shownFields.get(name)!, from[name] ?? null]))
        const set = recordedValue(task, was as Partial<SetColumns>)
        return {
          before: { ...pick(snapshotOf(task, fields as never)), ...set.before },
          after: { ...pick(was), ...set.after },
        }
      },
    })
  }
}

/** Fields of tasks that the journal shows beside those of `set-fields.ts`, and its names for them. */
const shownFields = new Map([
  ['status', 'status'],
  ['assigneeId', 'assigneeUuid'],
  ['dueDate', 'dueDate'],
])
