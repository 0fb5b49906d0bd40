import type { TaskCostDetail } from '@dragoman/sdk/operations/tasks'
import { hasPermission } from '@dragoman/sdk/permissions'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { projects, taskPayments, tasks, workUnits, workflows } from '../../db/schema.ts'
import { forbidden } from '../../http/errors.ts'
import type { SignedIn } from '../../http/sessions.ts'
import { decimal, multiply, toNumber, toText } from '../costs/decimal.ts'
import type { TaskRow } from './hold-tasks.ts'
import { payFor } from './pay.ts'

/**
 * The lines of a task's pay. To a linguist who may claim the task they say what it would pay them; 403 for whoever may
 * not see the pay.
 */
export async function costDetails(db: Database, session: SignedIn, task: TaskRow): Promise<TaskCostDetail[]> {
  const isOwn = task.assigneeId === session.user.id
  if (isOwn || hasPermission(session, 'TASK_payment')) return settledLines(db, task)
  if (task.assigneeId !== null) throw forbidden('What a task pays is for its assignee.', ['TASK_payment'])
  return prospectiveLines(db, task, session.user.id)
}

async function settledLines(db: Database, task: TaskRow): Promise<TaskCostDetail[]> {
  const lines = await db
    .select()
    .from(taskPayments)
    .where(eq(taskPayments.taskId, task.id))
    .orderBy(asc(taskPayments.displayOrder))
  return lines.map(({ displayOrder, costType, source, ...line }) =>
    detail({ ...line, displayOrder, matchType: costType, isManualCost: source !== 'CALCULATED' }),
  )
}

async function prospectiveLines(db: Database, task: TaskRow, userId: string): Promise<TaskCostDetail[]> {
  const [row] = await db
    .select({ task: tasks, project: projects, unit: workUnits, workflow: workflows })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .innerJoin(workflows, eq(workflows.id, tasks.workflowId))
    .where(eq(tasks.id, task.id))
  if (!row) throw new Error(`task ${task.id} is gone`)
  const { lines } = await payFor(db, row, userId)
  return lines.map((line, displayOrder) =>
    detail({
      displayOrder,
      matchType: line.band ?? line.costType,
      isManualCost: false,
      unit: line.unit,
      amount: toText(line.quantity),
      rate: toText(line.unitPrice),
      factor: toText(line.factor),
      total: toText(line.total),
    }),
  )
}

interface Line extends Pick<TaskCostDetail, 'displayOrder' | 'matchType' | 'isManualCost'> {
  unit: string
  amount: string
  rate: string
  factor: string
  total: string
}

const detail = ({ displayOrder, matchType, isManualCost, unit, amount, rate, factor, total }: Line): TaskCostDetail => ({
  displayOrder,
  matchType,
  words: Number(amount),
  costPerItem: toNumber(multiply(decimal(rate), decimal(factor))),
  totalCost: Number(total),
  isManualCost,
  unit: unit === 'FEE' ? 'FIXED' : unit,
  unitPrice: Number(rate),
  netRateFactor: Number(factor),
})
