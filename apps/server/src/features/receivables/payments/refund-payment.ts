import { roundMoney } from '@dragoman/sdk/money'
import type { CreditRefundInput } from '@dragoman/sdk/operations/receivables'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertOne, updateOne } from '../../../kernel/database/one-row.ts'
import { add, compare, decimal, divide, subtract, toText, type Decimal } from '../../../kernel/decimal.ts'
import { conflict, invalid } from '../../../kernel/refusals.ts'
import { companyDay } from '../../finance/company-days.ts'
import { holdFinance, noteFinance } from '../../finance/finance-events.ts'
import { requireOpenMonth } from '../../finance/open-month.ts'
import { actorOf } from '../../people/billing/billing-versions.ts'
import { inWords, readAmount } from '../amounts.ts'
import type { IssueContext } from '../issue/issue-invoice.ts'
import { receiptRefunds, receipts } from '../tables.ts'
import { findReceipt, findReceiptRefund, type ReceiptRow } from '../visible.ts'
import { paidEntity } from './paying-client.ts'
import { rateOf } from './payment-rates.ts'
import { authorOf } from './record-payment.ts'

/** Records that a part of a payment that pays no invoice was paid back to the client. */
export async function refundPayment(context: IssueContext, id: string, input: CreditRefundInput): Promise<ReceiptRow> {
  const { db, session, now } = context
  const accountId = session.account.id
  await holdFinance(db, accountId)
  const receipt = await findReceipt(db, session, id, { held: true })
  const { currency, baseCurrency, valueDay } = receipt
  const left = decimal(receipt.left)
  if (left.units <= 0n)
    throw conflict('Nothing of the payment is left.', { uuid: id, reversed: receipt.reversedAt !== null })
  const { valueDate } = input
  const today = await companyDay(db, accountId, now)
  if (valueDate > today)
    throw invalid('body.valueDate', `${valueDate} is still to come. Enter ${today} or an earlier day.`)
  if (valueDate < valueDay)
    throw invalid('body.valueDate', `${valueDate} is before ${valueDay}, the day of the payment. Enter a later day.`)
  await requireOpenMonth(db, { accountId, session }, valueDate)
  const amount = readAmount(input.amount, currency, 'body.amount')
  if (compare(amount, left) > 0)
    throw invalid(
      'body.amount',
      `${inWords(amount, currency)} is more than the ${inWords(left, currency)} that is left of the payment.`,
    )
  const rate = await rateOf(db, session, { input: { ...input, currency }, base: baseCurrency })
  const inBase = (at: Decimal | null) => (at ? roundMoney(divide(amount, at, 10), baseCurrency) : amount)
  const [carrying, base] = [inBase(receipt.rate === null ? null : decimal(receipt.rate)), inBase(rate)]
  const reference = input.reference?.trim() ?? ''
  await insertOne(db, receiptRefunds, {
    accountId,
    receiptId: id,
    amount: toText(amount),
    day: valueDate,
    reference,
    carrying: toText(carrying),
    base: toText(base),
    fx: toText(subtract(carrying, base)),
    createdBy: actorOf(session),
    createdAt: now,
  })
  const stored = await updateOne(db, receipts, eq(receipts.id, id), { left: toText(subtract(left, amount)) })
  await tell(context, stored, 'REFUNDED', { amount, reference })
  return stored
}

/** Reverses a refund of a payment: it stays on record, and its amount is left of the payment again. */
export async function reversePaymentRefund(context: IssueContext, id: string, given: string): Promise<ReceiptRow> {
  const { db, session, now } = context
  const reason = given.trim()
  if (reason === '') throw invalid('body.reason', 'Enter a reason.')
  await holdFinance(db, session.account.id)
  const refund = await findReceiptRefund(db, session, id)
  if (refund.reversedAt !== null) throw conflict('This refund was reversed already.', { uuid: id, reversed: true })
  const { accountId, receiptId, amount } = refund
  await requireOpenMonth(db, { accountId, session }, await companyDay(db, accountId, now))
  const receipt = await findReceipt(db, session, receiptId, { held: true })
  await db.update(receiptRefunds).set({ reversedAt: now, reason }).where(eq(receiptRefunds.id, id))
  const left = toText(add(decimal(receipt.left), decimal(amount)))
  const stored = await updateOne(db, receipts, eq(receipts.id, receiptId), { left })
  await tell(context, stored, 'REFUND_REVERSED', { amount: decimal(amount), reference: refund.reference, reason })
  return stored
}

/** Refuses to reverse a payment of which a part was paid back. */
export async function requireNoRefunds(db: Database, { id, currency }: ReceiptRow): Promise<void> {
  const [refunded] = await db
    .select({ amount: sql<string | null>`sum(${receiptRefunds.amount})` })
    .from(receiptRefunds)
    .where(and(eq(receiptRefunds.receiptId, id), isNull(receiptRefunds.reversedAt)))
  if (!refunded?.amount) return
  const message = `${inWords(refunded.amount, currency)} of the payment were paid back. Reverse that first.`
  throw conflict(message, { uuid: id, refunded: Number(refunded.amount) })
}

/** Notes a refund with the payment, and in the journal with the first invoice that it was for, or its client. */
async function tell(
  context: IssueContext,
  receipt: ReceiptRow,
  event: 'REFUNDED' | 'REFUND_REVERSED',
  { amount, ...detail }: { amount: Decimal; reference: string; reason?: string },
): Promise<void> {
  const { db, journal } = context
  await noteFinance(db, authorOf(context, receipt.accountId), [
    { documentType: 'RECEIPT', documentId: receipt.id, event, detail: { amount: toText(amount), ...detail } },
  ])
  const { reference, reason } = detail
  await journal({
    entity: await paidEntity(db, receipt),
    after: { total: Number(toText(amount)), currency: receipt.currency },
    detail: { paymentUuid: receipt.id, ...(reference && { reference }), ...(reason && { reason }) },
  })
}
