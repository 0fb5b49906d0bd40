import { isBillable, priceLine } from '@dragoman/sdk/money'
import type { Decimal } from '../../../kernel/decimal.ts'
import { decimal, sum, toText } from '../../../kernel/decimal.ts'
import type { taskPayments } from '../../work/task-tables.ts'
import type { payableAdjustments, payableLineParts, SkipReason } from '../tables.ts'

export type PaymentRow = typeof taskPayments.$inferSelect
export type AdjustmentRow = typeof payableAdjustments.$inferSelect

/** A delivered task with what it pays. */
export interface BillableTask {
  id: string
  vendorId: string
  currency: string
  deliveredAt: Date
  /** Whether it was delivered before the period, and carried. */
  isCarriedOver: boolean
  payments: readonly PaymentRow[]
}

/** How long a linguist has to confirm a payment that was set by hand, in milliseconds. */
export const timeToConfirm = 14 * 24 * 60 * 60 * 1000

/** Why a task can't be billed now; undefined if it can. An agreed payment of nothing is billed. */
export function skipReason({ payments }: BillableTask, now: Date): SkipReason | undefined {
  if (payments.length === 0) return 'NO_RATE'
  if (payments.some(({ rejectedAt }) => rejectedAt !== null)) return 'PAYMENT_REJECTED'
  const waits = ({ source, confirmedAt, createdAt }: PaymentRow) =>
    source !== 'CALCULATED' && confirmedAt === null && createdAt.getTime() > now.getTime() - timeToConfirm
  return payments.some(waits) ? 'PAYMENT_UNCONFIRMED' : undefined
}

export type Part = Omit<typeof payableLineParts.$inferInsert, 'id' | 'lineId'>

/** A copy of a line of pay. It was rounded when it was made; that it still comes to the same is what makes it explainable. */
export function partOf(payment: PaymentRow, currency: string): Part {
  const { displayOrder, source, costType, unit, amount, rate, factor, total, rateVersion, logfileId } = payment
  const line = { quantity: decimal(amount), price: decimal(rate), factor: decimal(factor) }
  const [rateId, version] = rateVersion?.split(' ') ?? []
  return {
    displayOrder,
    source,
    costType,
    unit,
    amount,
    rate,
    factor,
    exact: toText(priceLine(line, currency).exact),
    total,
    rateId: rateId ?? null,
    rateVersion: version === undefined ? null : Number(version),
    logfileId,
    createdBy: payment.createdBy,
  }
}

export const payOf = ({ payments }: BillableTask): Decimal => sum(payments.map(({ total }) => decimal(total)))

/** All of a linguist in one currency that a run could bill. */
export interface Bill {
  vendorId: string
  currency: string
  tasks: BillableTask[]
  adjustments: AdjustmentRow[]
  total: Decimal
}

/** The outcome of a run over tasks and adjustments: bills, and what is left out. */
export interface Sorted {
  bills: Bill[]
  skipped: { task: BillableTask; reason: SkipReason }[]
  skippedAdjustments: { adjustment: AdjustmentRow; reason: SkipReason }[]
}

/** The work of a bill that can't be issued. */
export const leaveOut = ({ tasks, adjustments }: Bill, reason: SkipReason): Omit<Sorted, 'bills'> => ({
  skipped: tasks.map((task) => ({ task, reason })),
  skippedAdjustments: adjustments.map((adjustment) => ({ adjustment, reason })),
})

/**
 * Groups what belongs on one document each. A total below zero or the minimum makes no document: its tasks are carried.
 */
export function sortBills(
  tasks: readonly BillableTask[],
  adjustments: readonly AdjustmentRow[],
  { now, minimumTotal }: { now: Date; minimumTotal: Decimal },
): Sorted {
  const skipped: Sorted['skipped'] = []
  const skippedAdjustments: Sorted['skippedAdjustments'] = []
  const groups = new Map<string, Bill>()
  const groupOf = (vendorId: string, currency: string): Bill => {
    const key = `${vendorId} ${currency}`
    const group = groups.get(key) ?? { vendorId, currency, tasks: [], adjustments: [], total: decimal(0) }
    groups.set(key, group)
    return group
  }
  for (const task of tasks) {
    const reason = skipReason(task, now)
    if (reason) skipped.push({ task, reason })
    else groupOf(task.vendorId, task.currency).tasks.push(task)
  }
  for (const adjustment of adjustments) groupOf(adjustment.vendorId, adjustment.currency).adjustments.push(adjustment)
  const bills: Bill[] = []
  for (const group of groups.values()) {
    const amounts = [...group.tasks.map(payOf), ...group.adjustments.map(({ amount }) => decimal(amount))]
    const bill = { ...group, total: sum(amounts) }
    if (isBillable(bill.total, minimumTotal)) {
      bills.push(bill)
      continue
    }
    const left = leaveOut(bill, 'CARRIED')
    skipped.push(...left.skipped)
    skippedAdjustments.push(...left.skippedAdjustments)
  }
  const order = (a: Bill, b: Bill) =>
    a.vendorId === b.vendorId ? (a.currency < b.currency ? -1 : 1) : a.vendorId < b.vendorId ? -1 : 1
  return { bills: bills.toSorted(order), skipped, skippedAdjustments }
}
