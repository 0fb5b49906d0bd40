import type { BulkItem } from '@dragoman/sdk/operations/bulkChanges'
import type { TaskBulkChange } from '@dragoman/sdk/operations/tasks'
import type { ChangeContext } from '../../../identity/change-context.ts'
import { jobContext, type JobTerms } from '../../../identity/job-context.ts'
import type { BulkChangeRow, ChangedRow } from '../../../kernel/bulk-changes.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { named, type NewEntry } from '../../../kernel/journal.ts'
import { ApiError } from '../../../kernel/refusals.ts'
import type { HeldTask } from '../../work/held-task.ts'
import { isDone, nextTasks } from '../../work/steps.ts'
import { holdTask } from '../hold-tasks.ts'
import { moveTask } from '../moves/move-task.ts'
import { reopenTask } from '../moves/task-moves.ts'
import type { ConfirmedRange } from '../confirmed-ranges.ts'
import { uncancelTask } from '../moves/uncancel-task.ts'
import type { PlannedTask } from './plan-tasks.ts'

/** Kinds of bulk changes that move tasks, with all that follows from each move. */
export const isMove = (kind: string): boolean => kind === 'DELIVER' || kind === 'CANCEL'

/** Moves planned tasks one after the other, each by itself: what refuses one leaves the others moved. */
export async function moveTasks(
  db: Database,
  terms: JobTerms,
  change: TaskBulkChange,
  planned: readonly PlannedTask[],
): Promise<{ moved: PlannedTask[]; skipped: BulkItem[] }> {
  const included = new Set(change.include?.map(({ uuid }) => uuid))
  const moved: PlannedTask[] = []
  const skipped: BulkItem[] = []
  for (const each of planned) {
    const { id } = each.held.task
    const wasMoved = await db
      .transaction(async (transaction) => {
        const context = jobContext(transaction as Database, terms)
        if (change.kind === 'CANCEL') await moveTask(context, id, { move: 'cancel' }, { reason: change.reason })
        else await moveTask(context, id, { move: 'deliver' }, { hasTagMismatch: included.has(id) })
        return true
      })
      .catch((error: unknown) => {
        if (error instanceof ApiError) return false
        throw error
      })
    if (wasMoved) moved.push(each)
    else skipped.push({ ...each.item, reason: 'CHANGED' })
  }
  return { moved, skipped }
}

/** Why a moved task can't go back; nothing where it can. */
export function keptFromUndo(
  { task, project, workUnit, steps }: HeldTask,
  kind: string,
  before: string,
): string | undefined {
  if (project.archivedAt !== null) return 'ARCHIVED'
  // Tasks are drafts as long as their project is not approved.
  const states = before === 'DRAFT' ? ['DRAFT', 'PENDING'] : ['APPROVED', 'DELIVERED']
  if (!states.includes(project.status)) return 'STATUS_CHANGED'
  const goesBack = kind === 'DELIVER' || workUnit.currentStep > task.step
  const isTaken = nextTasks(steps, task).some((next) => next.acceptedAt !== null || isDone(next))
  return goesBack && isTaken ? 'NEXT_ACCEPTED' : undefined
}

/** Takes moved tasks back, the last steps first. */
export async function undoMoves(
  context: ChangeContext,
  bulk: BulkChangeRow,
  rows: readonly ChangedRow[],
  heldBefore: ReadonlyMap<string, HeldTask>,
): Promise<void> {
  const stepOf = ({ entityId }: ChangedRow) => heldBefore.get(entityId)?.task.step ?? 0
  const noted = noting(context, bulk)
  const touched = new Set<string>()
  for (const { entityId, before } of rows.toSorted((a, b) => stepOf(b) - stepOf(a))) {
    const known = heldBefore.get(entityId)
    // Another task of the same work unit that went back has moved it.
    const isFresh = known !== undefined && !touched.has(known.workUnit.id)
    const held = isFresh ? known : await holdTask(context.db, context.session, entityId)
    touched.add(held.workUnit.id)
    if (bulk.kind === 'DELIVER') await reopenTask(noted, held, undefined, 'UNDONE')
    else {
      await uncancelTask(noted, held, {
        status: String(before['status']),
        confirmed: (before['confirmed'] ?? []) as ConfirmedRange[],
      })
    }
  }
}

/** An undo is noted under the change, so that the activity shows them together. */
const noting = (context: ChangeContext, { id }: BulkChangeRow): ChangeContext => ({
  ...context,
  journal: (entry, ...more) => {
    const marked = (each: NewEntry) => named(each, 'TASK_CHANGE_UNDONE', { job: id })
    return context.journal(marked(entry), ...more.map(marked))
  },
})
