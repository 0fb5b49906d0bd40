import { inBase } from '@dragoman/sdk/money'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertRows } from '../../../kernel/database/insert-rows.ts'
import { dayIn, shiftDay } from '../../../kernel/days.ts'
import { decimal, toText } from '../../../kernel/decimal.ts'
import { ratesOn } from '../../finance/exchange-rates.ts'
import { noteFinance, type FinanceAuthor } from '../../finance/finance-events.ts'
import { takeNumbers } from '../../finance/take-numbers.ts'
import { payableLineParts, payableLines, payables, payableTaxes, type payableRuns } from '../tables.ts'
import type { PayableRow } from '../visible.ts'
import { companyOf } from '../self-billing/self-billed.ts'
import { partOf } from './billable.ts'
import type { TaxedBill } from './taxed-bills.ts'

/** The facts that all payables of a run share. */
export interface Issue {
  run: typeof payableRuns.$inferSelect
  author: FinanceAuthor
  baseCurrency: string
  /** Names of tasks, as lines show them. */
  nameOf: (taskId: string) => string
}

export type IssuedPayable = Pick<PayableRow, 'id' | 'name' | 'vendorId' | 'total' | 'currency' | 'status'>

/** The oldest exchange rate that a document may use, in days. */
const rateLife = 7

/** Issues a payable for each bill; numbers are taken after everything else that could fail or take long. */
export async function issuePayables(db: Database, issue: Issue, bills: readonly TaxedBill[]): Promise<IssuedPayable[]> {
  const { run, author, baseCurrency } = issue
  const day = dayIn(run.timezone, author.now)
  const company = await companyOf(db, run.accountId)
  const rates = await ratesOn(db, { accountId: run.accountId, base: baseCurrency, day })
  const oldest = shiftDay(day, -rateLife)
  const usable = rates.filter((rate) => rate.day >= oldest)
  const drafts = bills.map((bill) => {
    const rate = usable.find(({ currency }) => currency === bill.currency)
    const { totals, isSelfBilled } = bill
    const total = toText(totals.total)
    return {
      id: crypto.randomUUID(),
      accountId: run.accountId,
      vendorId: bill.vendorId,
      billingVersionId: bill.billing?.id ?? null,
      runId: run.id,
      createdBy: author.userId,
      currency: bill.currency,
      startDay: run.startDay,
      endDay: run.endDay,
      dueDay: run.dueDay,
      net: toText(totals.net),
      tax: toText(totals.tax),
      withheld: toText(totals.withheld),
      total,
      taxReason: bill.taxes.reason,
      taxOverride: bill.taxOverride,
      isSelfBilled,
      objectUntil: isSelfBilled ? shiftDay(day, company?.selfBillingDays ?? 0) : null,
      baseCurrency,
      baseTotal:
        bill.currency === baseCurrency
          ? total
          : rate
            ? toText(inBase(totals.total, decimal(rate.rate), baseCurrency))
            : null,
      rateId: rate?.id ?? null,
      createdAt: author.now,
      status: isSelfBilled ? ('PENDING_APPROVAL' as const) : ('PENDING' as const),
      updatedAt: author.now,
    }
  })
  const rows = await numbered(db, drafts, day)
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
  await insertRows(
    db,
    payableTaxes,
    rows.flatMap(({ id }, at) => taxesOf(id, bills[at]!)),
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

/** Payables with their numbers: self-billed ones have a series of their own. */
async function numbered<Draft extends { accountId: string; isSelfBilled: boolean }>(
  db: Database,
  drafts: readonly Draft[],
  day: string,
): Promise<(Draft & { name: string })[]> {
  const accountId = drafts[0]?.accountId
  if (accountId === undefined) return []
  const of = (isSelfBilled: boolean) => drafts.filter((draft) => draft.isSelfBilled === isSelfBilled).length
  const own = await takeNumbers(db, { accountId, kind: 'SELF_BILL', count: of(true), day })
  const others = await takeNumbers(db, { accountId, kind: 'PAYABLE', count: of(false), day })
  return drafts.map((draft) => ({ ...draft, name: (draft.isSelfBilled ? own : others).shift() ?? '' }))
}

const taxesOf = (payableId: string, { totals, taxes }: TaxedBill) =>
  totals.taxes.map(({ code, base, amount }, position) => ({
    payableId,
    position,
    kind: code.kind,
    name: code.name,
    category: code.category,
    rate: code.rate,
    base: toText(base),
    amount: toText(amount),
    text: code.text,
    isIncluded: code === taxes.vat && code.isInclusive,
  }))

function linesOf({ run, nameOf }: Issue, payableId: string, bill: TaxedBill) {
  const { tasks, adjustments, currency, taxes, totals } = bill
  const own = { accountId: run.accountId, payableId, isTaxIncluded: taxes.vat?.isInclusive ?? false }
  const amountsAt = (at: number) => ({ net: toText(totals.lines[at]!.net), tax: toText(totals.lines[at]!.tax) })
  const ofTasks = tasks.map((task, position) => ({
    row: {
      ...own,
      id: crypto.randomUUID(),
      position,
      kind: 'TASK' as const,
      taskId: task.id,
      adjustmentId: null,
      name: nameOf(task.id),
      ...amountsAt(position),
      deliveredAt: task.deliveredAt,
      isCarriedOver: task.isCarriedOver,
    },
    parts: task.payments.map((payment) => partOf(payment, currency)),
  }))
  const ofAdjustments = adjustments.map(({ id, reason }, at) => ({
    row: {
      ...own,
      id: crypto.randomUUID(),
      position: tasks.length + at,
      kind: 'ADJUSTMENT' as const,
      taskId: null,
      adjustmentId: id,
      name: reason,
      ...amountsAt(tasks.length + at),
      deliveredAt: null,
      isCarriedOver: false,
    },
    parts: [],
  }))
  return [...ofTasks, ...ofAdjustments]
}
