import type { PayableRunResult } from '@dragoman/sdk/operations/payables'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { users } from '../../../kernel/tables.ts'
import { tasks } from '../../work/task-tables.ts'
import {
  payableAdjustments,
  payableAdjustmentSkips,
  payableLines,
  payables,
  payableSkips,
  type payableRuns,
} from '../tables.ts'
import { countOlder } from './gather.ts'
import { named, taskNames } from './task-names.ts'

/** The payables that a run has created so far, and the tasks that it has left out. */
export async function resultOf(db: Database, run: typeof payableRuns.$inferSelect): Promise<PayableRunResult> {
  const own = eq(payables.runId, run.id)
  const totals = await db
    .select({ currency: payables.currency, amount: sql<string>`sum(${payables.total})`, payables: count() })
    .from(payables)
    .where(own)
    .groupBy(payables.currency)
    .orderBy(asc(payables.currency))
  const [lines] = await db
    .select({ tasks: count() })
    .from(payableLines)
    .innerJoin(payables, eq(payables.id, payableLines.payableId))
    .where(and(own, eq(payableLines.kind, 'TASK')))
  const skipped = await db
    .select({
      taskUuid: payableSkips.taskId,
      reason: payableSkips.reason,
      vendorUuid: payableSkips.vendorId,
      vendorName: users.name,
      amount: tasks.payableAmount,
      currency: tasks.currency,
    })
    .from(payableSkips)
    .innerJoin(tasks, eq(tasks.id, payableSkips.taskId))
    .innerJoin(users, eq(users.id, payableSkips.vendorId))
    .where(eq(payableSkips.runId, run.id))
    .orderBy(asc(payableSkips.reason), asc(tasks.number))
  const adjustments = await db
    .select({
      adjustmentUuid: payableAdjustments.id,
      reason: payableAdjustmentSkips.reason,
      vendorUuid: payableAdjustments.vendorId,
      vendorName: users.name,
      taskName: payableAdjustments.reason,
      amount: payableAdjustments.amount,
      currency: payableAdjustments.currency,
    })
    .from(payableAdjustmentSkips)
    .innerJoin(payableAdjustments, eq(payableAdjustments.id, payableAdjustmentSkips.adjustmentId))
    .innerJoin(users, eq(users.id, payableAdjustments.vendorId))
    .where(eq(payableAdjustmentSkips.runId, run.id))
    .orderBy(asc(payableAdjustmentSkips.reason), asc(payableAdjustments.createdAt))
  const nameOf = await taskNames(
    db,
    skipped.map(({ taskUuid }) => taskUuid),
  )
  return {
    payables: totals.reduce((sum, each) => sum + each.payables, 0),
    tasks: lines?.tasks ?? 0,
    totals: totals.map(({ currency, amount }) => ({ currency, amount: Number(amount) })),
    drafts: [],
    skipped: [
      ...skipped.map(({ amount, currency, vendorName, ...skip }) => ({
        ...skip,
        ...named(nameOf(skip.taskUuid), vendorName),
        ...(amount !== null && { amount: Number(amount) }),
        ...(currency !== null && { currency }),
      })),
      ...adjustments.map(({ amount, ...skip }) => ({ ...skip, amount: Number(amount) })),
    ],
    olderTasks: await countOlder(db, run),
  }
}
