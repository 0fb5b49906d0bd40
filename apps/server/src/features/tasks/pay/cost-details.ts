import type { TaskCostDetail } from '@dragoman/sdk/operations/tasks'
import { hasPermission } from '@dragoman/sdk/permissions'
import { asc, eq } from 'drizzle-orm'
import { only } from '../../../kernel/database/one-row.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { projects } from '../../work/tables.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { taskPayments, tasks } from '../../work/task-tables.ts'
import { workflows } from '../../workflows/tables.ts'
import { forbidden } from '../../../kernel/refusals.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { decimal, multiply, toNumber } from '../../../kernel/decimal.ts'
import type { TaskRow } from '../../work/held-task.ts'
import { payFor, payRows } from './pay.ts'
import type { PayLine } from './pay.ts'

/**
 * The lines of a task's pay. To a linguist who may claim the task they say what it would pay them; 403 for callers who may
 * not see the pay.
 */
export async function costDetails(db: Database, session: SignedIn, task: TaskRow): Promise<TaskCostDetail[]> {
  return (await payLines(db, session, task)).map(detail)
}

/** The same lines as they are kept. */
export async function payLines(db: Database, session: SignedIn, task: TaskRow): Promise<PayLine[]> {
  const isOwn = task.assigneeId === session.user.id
  if (isOwn || hasPermission(session, 'TASK_payment')) return settledLines(db, task)
  if (task.assigneeId !== null) throw forbidden('Only the assignee can view the payment of a task.', ['TASK_payment'])
  return prospectiveLines(db, task, session.user.id)
}

async function settledLines(db: Database, task: TaskRow): Promise<PayLine[]> {
  const lines = await db
    .select()
    .from(taskPayments)
    .where(eq(taskPayments.taskId, task.id))
    .orderBy(asc(taskPayments.displayOrder))
  return lines.map((line) => ({ ...line, currency: null }))
}

async function prospectiveLines(db: Database, task: TaskRow, userId: string): Promise<PayLine[]> {
  const row = only(
    await db
      .select({ task: tasks, project: projects, workUnit: workUnits, workflow: workflows })
      .from(tasks)
      .innerJoin(projects, eq(projects.id, tasks.projectId))
      .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
      .innerJoin(workflows, eq(workflows.id, tasks.workflowId))
      .where(eq(tasks.id, task.id)),
    `task ${task.id} is gone`,
  )
  const pay = await payFor(db, row, userId)
  return payRows(pay).map((line) => ({ ...line, createdBy: null, createdAt: null, currency: pay.currency }))
}

const detail = ({ displayOrder, source, costType, unit, amount, rate, factor, total }: PayLine): TaskCostDetail => ({
  displayOrder,
  matchType: costType,
  words: Number(amount),
  costPerItem: toNumber(multiply(decimal(rate), decimal(factor))),
  totalCost: Number(total),
  isManualCost: source !== 'CALCULATED',
  unit: unit === 'FEE' ? 'FIXED' : unit,
  unitPrice: Number(rate),
  netRateFactor: Number(factor),
})
