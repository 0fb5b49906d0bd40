import type { TaskPaymentInput, TaskPayments } from '@dragoman/sdk/operations/tasks'
import type { TaskStatus } from '@dragoman/sdk/operations/shared'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { taskPayments } from '../../work/task-tables.ts'
import { stopLossOffers } from '../tables.ts'
import { impossible, invalid } from '../../../kernel/refusals.ts'
import type { ChangeContext } from '../../../identity/change-context.ts'
import { compare, decimal, multiply, roundHalfUp, sum, toNumber, toText } from '../../../kernel/decimal.ts'
import type { Decimal } from '../../../kernel/decimal.ts'
import { minorUnits } from '../../../engines/pricing/rates.ts'
import { holdTask, taskConflict } from '../hold-tasks.ts'
import { changeTask, type TaskJournalEvent } from '../../work/change-task.ts'
import { taskEntity, type HeldTask } from '../../work/held-task.ts'
import { loadPaymentLines, paymentLine } from '../show-tasks.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { paymentEvents, taskVersion, versionPart } from '../task-version.ts'

interface PaidLine {
  source: 'MANUAL' | 'STOP_LOSS'
  unit: string
  amount: Decimal
  rate: Decimal
  total: Decimal
}

/**
 * Sets by hand what a task pays (wire 2.1: payments). 422 for a task without a person, 409 for one that is invoiced or
 * canceled, 400 for more than six decimals and for a total that is not amount times rate.
 */
export async function updatePayments(
  context: ChangeContext,
  taskId: string,
  inputs: readonly TaskPaymentInput[],
): Promise<TaskPayments> {
  const held = await holdTask(context.db, context.session, taskId)
  const currency = requirePayable(held)
  await context.requireVersion({
    entity: taskEntity(held),
    projectId: held.project.id,
    present: () => showPayments(context.db, context.session, held.task),
    part: versionPart.payment,
    events: paymentEvents,
  })
  const lines = inputs.map((input, index) => priceLine(input, `body[${index}]`, currency))
  const paid = await writeLines(context, held, lines, { event: 'PAYMENT_UPDATED', subjectId: held.task.assigneeId })
  await context.db.delete(stopLossOffers).where(eq(stopLossOffers.taskId, taskId))
  return showPayments(context.db, context.session, paid.task)
}

/** The currency of a held task's payment, once it is assigned and until it is settled. */
export function requirePayable({ task, project }: HeldTask): string {
  if (task.assigneeId === null) {
    throw impossible('This task has no assignee, so there is no payment. Assign it first.', 'UNASSIGNED')
  }
  if (task.status === 'INVOICED' || task.status === 'CANCELLED') {
    throw taskConflict(`The payment of a ${task.status} task can't be changed.`, task)
  }
  return task.currency ?? project.currency
}

function priceLine({ unit, amount, rate, total }: TaskPaymentInput, place: string, currency: string): PaidLine {
  const quantity = sixDecimals(amount, `${place}.amount`)
  const price = sixDecimals(rate, `${place}.rate`)
  const product = roundHalfUp(multiply(quantity, price), minorUnits(currency))
  if (compare(product, decimal(1_000_000_000)) > 0) {
    throw invalid(place, 'Amount times rate is more than 1,000,000,000.')
  }
  if (total !== undefined && compare(roundHalfUp(decimal(total), 6), product) !== 0) {
    const message = `The total must be amount times rate (${toText(product)} ${currency}), or be omitted.`
    throw invalid(`${place}.total`, message)
  }
  return { source: 'MANUAL', unit, amount: quantity, rate: price, total: product }
}

function sixDecimals(value: number, field: string): Decimal {
  const rounded = roundHalfUp(decimal(value), 6)
  if (compare(rounded, decimal(value)) !== 0) throw invalid(field, 'Use up to six decimals.')
  return rounded
}

/** Replaces the lines of a held task's pay, in its log and the journal with what it was and who did it. */
export async function writeLines(
  context: ChangeContext,
  held: HeldTask,
  lines: readonly PaidLine[],
  happened: {
    event: 'PAYMENT_UPDATED' | 'STOP_LOSS_ACCEPTED'
    journalEvent?: TaskJournalEvent
    subjectId: string | null
  },
): Promise<HeldTask> {
  const { db, session } = context
  const { task } = held
  const currency = requirePayable(held)
  const total = toText(sum(lines.map((line) => line.total)))
  const pay = {
    before: { payableAmount: task.payableAmount === null ? null : Number(task.payableAmount), currency },
    after: { payableAmount: Number(total), currency },
  }
  await db.delete(taskPayments).where(eq(taskPayments.taskId, task.id))
  if (lines.length > 0) {
    await db.insert(taskPayments).values(
      lines.map((line, displayOrder) => ({
        taskId: task.id,
        displayOrder,
        source: line.source,
        costType: line.source,
        unit: line.unit,
        amount: toText(line.amount),
        rate: toText(line.rate),
        total: toText(line.total),
        createdBy: session.user.id,
        // Accepting an offer is agreeing to it.
        ...(happened.event === 'STOP_LOSS_ACCEPTED' && { confirmedAt: context.now, confirmedBy: session.user.id }),
      })),
    )
  }
  return changeTask(context, held, { currency, payableAmount: total }, { ...happened, changed: pay })
}

/** The payment of a task as the wire shows it. */
export async function showPayments(db: Database, session: SignedIn, task: HeldTask['task']): Promise<TaskPayments> {
  const lines = await loadPaymentLines(db, [task.id])
  if (task.currency === null || task.payableAmount === null) throw new Error(`task ${task.id} pays nothing`)
  const payments = lines.map((line) => paymentLine(session, line))
  return {
    uuid: task.id,
    version: taskVersion(task, payments),
    status: task.status as TaskStatus,
    currency: task.currency,
    payableAmount: toNumber(decimal(task.payableAmount)),
    payments,
  }
}
