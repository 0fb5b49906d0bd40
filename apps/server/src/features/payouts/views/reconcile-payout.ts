import type { PayoutFigures, PayoutReconciliation } from '@dragoman/sdk/operations/payouts'
import { taxDocument, withhold } from '@dragoman/sdk/money'
import type { Database } from '../../../kernel/database/connect.ts'
import { decimal, subtract, toNumber } from '../../../kernel/decimal.ts'
import { reconcileAll } from '../../payables/facts/reconcile.ts'
import { loadTaxes, type TaxRow } from '../../payables/facts/tax-rows.ts'
import type { PayoutRow } from '../visible.ts'
import { paymentStatus, paymentsOf } from './show-payout.ts'

/** The payments of a run, each against everything that it is made from: all of it with the taxes of the payable. */
export async function reconcilePayout(db: Database, row: PayoutRow): Promise<PayoutReconciliation> {
  const rows: PayoutFigures[] = []
  const parts = await paymentsOf(db, row.id)
  const payables = parts.map(({ payable }) => payable)
  const reconciled = await reconcileAll(db, payables)
  const taxesOf = await loadTaxes(
    db,
    payables.map(({ id }) => id),
  )
  for (const { payment, payable } of parts) {
    const { invoiced, ...plain } = reconciled(payable)
    const taxed = (amount: number) => withTaxes(amount, taxesOf.get(payable.id) ?? [], payable.currency)
    const [payNow, pricedAgain] = [taxed(plain.payNow), taxed(plain.pricedAgain)]
    const billed = Number(payable.total)
    const [sent, paid] = [Number(payment.amount), Number(payment.paid)]
    const status = paymentStatus(row, payment)
    const less = (a: number, b: number) => toNumber(subtract(decimal(a), decimal(b)))
    const figures = {
      paymentUuid: payment.id,
      billed,
      payNow,
      pricedAgain,
      ...(invoiced !== undefined && { invoiced }),
      sent,
      ...((payment.paidDay !== null || paid > 0) && { bank: paid }),
    }
    // The worst first: one that can't be explained by the bank alone.
    const causes: (readonly [boolean, NonNullable<PayoutFigures['cause']>, number])[] = [
      [pricedAgain !== billed, 'REPRICED', less(pricedAgain, billed)],
      [status === 'FAILED', 'FAILED', less(paid, sent)],
      [status === 'SHORT', 'SHORT_PAID', less(paid, sent)],
      [invoiced !== undefined && invoiced !== billed, 'INVOICE_DIFFERS', less(invoiced ?? 0, billed)],
      [payNow !== billed, 'ADJUSTED_AFTER', less(payNow, billed)],
      [status === 'WAITING', 'NOT_ON_STATEMENT', 0],
    ]
    const found = causes.find(([holds]) => holds)
    rows.push({ ...figures, difference: found?.[2] ?? 0, ...(found && { cause: found[1] }) })
  }
  return { currency: row.currency, rows }
}

/** A sum of lines with the taxes of their payable, which are computed once for all of it. */
function withTaxes(amount: number, taxes: readonly TaxRow[], currency: string): number {
  const vat = taxes.find(({ kind }) => kind === 'VAT')
  const tax = { category: vat?.category ?? 'O', rate: decimal(vat?.rate ?? 0) }
  const isInclusive = vat?.isIncluded ?? false
  const document = taxDocument([{ amount: decimal(amount), tax }], { currency, isInclusive })
  const rates = taxes.filter(({ kind }) => kind === 'WITHHOLDING').map(({ rate }) => decimal(rate))
  return toNumber(withhold(document, rates, currency).total)
}
