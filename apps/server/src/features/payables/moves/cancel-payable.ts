import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { requireOpenMonth } from '../../finance/open-month.ts'
import { lockWorkUnits } from '../../work/lock-work-units.ts'
import type { HeldTask } from '../../work/held-task.ts'
import { tasks } from '../../work/task-tables.ts'
import { payableLines } from '../tables.ts'
import { moveTasks } from '../task-moves.ts'
import type { PayableRow } from '../visible.ts'
import { withoutFile } from './invoice-file.ts'
import { holdPayable, requireMove, settleMove, writerOf, type MoveContext } from './move-payable.ts'
import { termsOf } from '../facts/payable-facts.ts'

/** Cancels a payable: its number stays, and its tasks are delivered again, to be billed by another one. */
export async function cancelPayable(
  context: MoveContext,
  id: string,
  reason: string,
): Promise<{ payable: PayableRow; taskIds: string[] }> {
  const { db, session, now } = context
  const payable = await holdPayable(context, id)
  await requireOpenMonth(db, writerOf(context, payable), payable.endDay)
  requireMove(payable, await termsOf(db, session, payable), 'cancel', reason)
  const held = await holdBilled(db, payable.id)
  await moveTasks(context, 'releaseInvoice', held)
  await db
    .update(payableLines)
    .set({ releasedAt: now })
    .where(and(eq(payableLines.payableId, payable.id), isNull(payableLines.releasedAt)))
  await withoutFile(context, payable)
  const taskIds = held.map(({ task }) => task.id)
  const cancelled = await settleMove(context, payable, {
    event: 'CANCELLED',
    change: { cancelledAt: now, reason: reason.trim() },
    detail: { tasks: taskIds },
  })
  return { payable: cancelled, taskIds }
}

async function holdBilled(db: Database, payableId: string): Promise<HeldTask[]> {
  const billed = await db
    .select({ id: tasks.id, projectId: tasks.projectId, workUnitId: tasks.workUnitId })
    .from(payableLines)
    .innerJoin(tasks, eq(tasks.id, payableLines.taskId))
    .where(and(eq(payableLines.payableId, payableId), isNull(payableLines.releasedAt)))
  const ids = new Set(billed.map(({ id }) => id))
  const held = await lockWorkUnits(
    db,
    billed.map(({ projectId }) => projectId),
    billed.map(({ workUnitId }) => workUnitId),
  )
  return held.filter(({ task }) => ids.has(task.id))
}
