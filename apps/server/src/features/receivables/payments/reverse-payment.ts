import { and, asc, eq, isNull } from 'drizzle-orm'
import { updateOne } from '../../../kernel/database/one-row.ts'
import { conflict, invalid } from '../../../kernel/refusals.ts'
import { companyDay } from '../../finance/company-days.ts'
import { holdFinance, noteFinance } from '../../finance/finance-events.ts'
import { requireOpenMonth } from '../../finance/open-month.ts'
import { refreshInvoice } from '../facts.ts'
import type { IssueContext } from '../issue/issue-invoice.ts'
import { note } from '../moves.ts'
import { receiptAllocations, receipts } from '../tables.ts'
import { findInvoice, findReceipt, invoiceEntity, type ReceiptRow } from '../visible.ts'
import { requireUnusedCredit } from './credit-left.ts'
import { paidEntity } from './paying-client.ts'
import { authorOf } from './record-payment.ts'
import { requireNoRefunds } from './refund-payment.ts'

/** Reverses a payment: it stays on record, and its invoices are open again. */
export async function reversePayment(context: IssueContext, id: string, given: string): Promise<ReceiptRow> {
  const { db, session, now, journal } = context
  const reason = given.trim()
  if (reason === '') throw invalid('body.reason', 'Enter a reason.')
  await holdFinance(db, session.account.id)
  const receipt = await findReceipt(db, session, id, { held: true })
  if (receipt.reversedAt !== null) throw conflict('The payment was reversed already.', { uuid: id, reversed: true })
  // Statements have a reversal on the day of it; the day of the payment stays as it was.
  const today = await companyDay(db, receipt.accountId, now)
  await requireOpenMonth(db, { accountId: receipt.accountId, session }, today)
  await requireNoRefunds(db, receipt)
  const allocations = await db
    .select()
    .from(receiptAllocations)
    .where(and(eq(receiptAllocations.receiptId, id), isNull(receiptAllocations.reversedAt)))
    .orderBy(asc(receiptAllocations.createdAt), asc(receiptAllocations.invoiceId))
  await db
    .update(receiptAllocations)
    .set({ reversedAt: now })
    .where(and(eq(receiptAllocations.receiptId, id), isNull(receiptAllocations.reversedAt)))
  const reversed = await updateOne(db, receipts, eq(receipts.id, id), { left: '0', reversedAt: now, reason })
  for (const { invoiceId, amount } of allocations) {
    const invoice = await findInvoice(db, session, invoiceId, { held: true })
    const open = await refreshInvoice(db, invoiceId, now)
    await requireUnusedCredit(db, open)
    await note(context, invoice, 'PAYMENT_REVERSED', { amount, document: receipt.reference, reason, payment: id })
    await journal({
      entity: invoiceEntity(invoice),
      before: { status: invoice.status },
      after: { status: open.status, total: Number(amount), currency: receipt.currency },
      detail: { paymentUuid: id, reason },
    })
  }
  if (allocations.length === 0)
    await journal({
      entity: await paidEntity(db, receipt),
      after: { total: Number(receipt.amount), currency: receipt.currency },
      detail: { paymentUuid: id, reason },
    })
  await noteFinance(db, authorOf(context, receipt.accountId), [
    { documentType: 'RECEIPT', documentId: id, event: 'REVERSED', detail: { reason } },
  ])
  return reversed
}
