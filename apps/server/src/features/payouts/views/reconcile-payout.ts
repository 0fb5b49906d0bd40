import type { PayoutFigures, PayoutReconciliation } from '@dragoman/sdk/operations/payouts'
import type { Database } from '../../../kernel/database/connect.ts'
import { decimal, subtract, toNumber } from '../../../kernel/decimal.ts'
import { reconcile } from '../../payables/facts/reconcile.ts'
import type { PayoutRow } from '../visible.ts'
import { paymentStatus, paymentsOf } from './show-payout.ts'

/** The payments of a run, each against everything that it is made from. */
export async function reconcilePayout(db: Database, row: PayoutRow): Promise<PayoutReconciliation> {
  const rows: PayoutFigures[] = []
  for (const { payment, payable } of await paymentsOf(db, row.id)) {
    const { payNow, pricedAgain, invoiced, billed } = await reconcile(db, payable)
    const [sent, paid] = [Number(payment.amount), Number(payment.paid)]
    const status = paymentStatus(row, payment)
    const less = (a: number, b: number) => toNumber(subtract(decimal(a), decimal(b)))
    const figures = {
      paymentUuid: payment.id,
      billed: Number(payable.total),
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
      [invoiced !== undefined && invoiced !== figures.billed, 'INVOICE_DIFFERS', less(invoiced ?? 0, figures.billed)],
      [payNow !== billed, 'ADJUSTED_AFTER', less(payNow, billed)],
      [status === 'WAITING', 'NOT_ON_STATEMENT', 0],
    ]
    const found = causes.find(([holds]) => holds)
    rows.push({ ...figures, difference: found?.[2] ?? 0, ...(found && { cause: found[1] }) })
  }
  return { currency: row.currency, rows }
}
