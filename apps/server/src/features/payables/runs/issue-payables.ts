import { inBase } from '@dragoman/sdk/money'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertRows } from '../../../kernel/database/insert-rows.ts'
import { decimal, toText } from '../../../kernel/decimal.ts'
import { ratesOn } from '../../finance/exchange-rates.ts'
import { noteFinance, type FinanceAuthor } from '../../finance/finance-events.ts'
import { takeNumbers } from '../../finance/take-numbers.ts'
import { loadPayees } from '../payout-methods.ts'
import { payableLineParts, payableLines, payables, type payableRuns } from '../tables.ts'
import type { PayableRow } from '../visible.ts'
import { partOf, payOf, type Bill } from './billable.ts'

/** The facts that all payables of a run share. */
export interface Issue {
  run: typeof payableRuns.$inferSelect
  author: FinanceAuthor & { userId: string }
  baseCurrency: string
  /** Names of tasks, as lines show them. */
  nameOf: (taskId: string) => string
}

export type IssuedPayable = Pick<PayableRow, 'id' | 'name' | 'vendorId' | 'total' | 'currency'>

/** The oldest exchange rate that a document may use, in days. */
const rateLife = 7

/** Issues a payable for each bill; numbers are taken after everything else that could fail or take long. */
export async function issuePayables(db: Database, issue: Issue, bills: readonly Bill[]): Promise<IssuedPayable[]> {
  const { run, author, baseCurrency } = issue
  const day = author.now.toISOString().slice(0, 10)
  const payees = await loadPayees(
    db,
    bills.map(({ vendorId }) => vendorId),
  )
  const rates = await ratesOn(db, { accountId: run.accountId, base: baseCurrency, day })
  const oldest = new Date(author.now.getTime() - rateLife * 86_400_000).toISOString().slice(0, 10)
  const usable = rates.filter((rate) => rate.day >= oldest)
  const drafts = bills.map((bill) => {
    const rate = usable.find(({ currency }) => currency === bill.currency)
    const total = toText(bill.total)
    return {
      id: crypto.randomUUID(),
      accountId: run.accountId,
      vendorId: bill.vendorId,
      billingVersionId: payees.billing(bill.vendorId)?.id ?? null,
      runId: run.id,
      createdBy: author.userId,
      currency: bill.currency,
      startDay: run.startDay,
      endDay: run.endDay,
      dueDay: run.dueDay,
      net: total,
      tax: '0',
      withheld: '0',
      total,
      baseCurrency,
      baseTotal:
        bill.currency === baseCurrency
          ? total
          : rate
            ? toText(inBase(bill.total, decimal(rate.rate), baseCurrency))
            : null,
      rateId: rate?.id ?? null,
      createdAt: author.now,
      status: 'PENDING' as const,
      updatedAt: author.now,
    }
  })
  const names = await takeNumbers(db, { accountId: run.accountId, kind: 'PAYABLE', count: drafts.length, day })
  const rows = drafts.map((draft, at) => ({ ...draft, name: names[at] ?? '' }))
  await insertRows(db, payables, rows)
  const lines = rows.flatMap(({ id }, at) => linesOf(issue, id, bills[at]!))
  await insertRows(
    db,
    payableLines,
    lines.map(({ row }) => row),
  )
  await insertRows(
    db,
    payableLineParts,
    lines.flatMap(({ row, parts }) => parts.map((part) => ({ ...part, lineId: row.id }))),
  )
  await noteFinance(
    db,
    author,
    rows.map(({ id, name, total, currency, vendorId }) => ({
      documentType: 'PAYABLE',
      documentId: id,
      event: 'CREATED',
      detail: { name, total, currency, vendorId, run: run.id },
    })),
  )
  return rows
}

function linesOf({ run, nameOf }: Issue, payableId: string, { tasks, adjustments, currency }: Bill) {
  const own = { accountId: run.accountId, payableId }
  const ofTasks = tasks.map((task, position) => ({
    row: {
      ...own,
      id: crypto.randomUUID(),
      position,
      kind: 'TASK' as const,
      taskId: task.id,
      adjustmentId: null,
      name: nameOf(task.id),
      net: toText(payOf(task)),
      deliveredAt: task.deliveredAt,
      isCarriedOver: task.isCarriedOver,
    },
    parts: task.payments.map((payment) => partOf(payment, currency)),
  }))
  const ofAdjustments = adjustments.map(({ id, reason, amount }, at) => ({
    row: {
      ...own,
      id: crypto.randomUUID(),
      position: tasks.length + at,
      kind: 'ADJUSTMENT' as const,
      taskId: null,
      adjustmentId: id,
      name: reason,
      net: amount,
      deliveredAt: null,
      isCarriedOver: false,
    },
    parts: [],
  }))
  return [...ofTasks, ...ofAdjustments]
}
