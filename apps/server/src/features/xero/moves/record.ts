import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import { compare, decimal, subtract, toNumber } from '../../../kernel/decimal.ts'
import { ApiError, conflict } from '../../../kernel/refusals.ts'
import { requireOpenMonth } from '../../finance/open-month.ts'
import { externalLinks } from '../../finance/tables.ts'
import { holdPayable } from '../../payables/moves/move-payable.ts'
import { recordPayment as recordPayout } from '../../payouts/moves/payments.ts'
import { openAmount } from '../../receivables/facts.ts'
import { holdInvoice } from '../../receivables/moves.ts'
import { recordPayment as recordReceipt } from '../../receivables/payments/record-payment.ts'
import { receiptAllocations } from '../../receivables/tables.ts'
import { findDifference } from './send.ts'

type LinkRow = typeof externalLinks.$inferSelect

/** Records a payment that is in Xero alone, with its day and amount; it is not sent back. */
export async function recordDifference(context: Context, id: string): Promise<void> {
  const link = await findDifference(context, id, { BILL: 'PAYABLES_pay', others: 'RECEIVABLES_payment' })
  if (link.cause !== 'EXTERNAL_PAYMENT' || link.day === null)
    throw conflict('Only a payment that is in Xero alone can be recorded here.', { cause: link.cause })
  const part = await (
    link.kind === 'BILL' ? payoutOf(context, link, link.day) : receiptOf(context, link, link.day)
  ).catch(asConflict)
  await context.db
    .update(externalLinks)
    .set({ part, cause: null, since: null, amount: link.externalAmount })
    .where(eq(externalLinks.id, link.id))
}

async function receiptOf(context: Context, { documentId, externalAmount, reference }: LinkRow, day: string) {
  const invoice = await holdInvoice(context, documentId)
  const amount = decimal(externalAmount)
  requireOpen(invoice.name, amount, openAmount(invoice))
  const value = toNumber(amount)
  const receipt = await recordReceipt(context, {
    currency: invoice.currency,
    amount: value,
    valueDate: day,
    ...(reference && { reference }),
    allocations: [{ invoiceUuid: documentId, amount: value }],
  })
  const [allocation] = await context.db
    .select({ id: receiptAllocations.id })
    .from(receiptAllocations)
    .where(and(eq(receiptAllocations.receiptId, receipt.id), eq(receiptAllocations.invoiceId, documentId)))
    .orderBy(desc(receiptAllocations.createdAt))
  return allocation!.id
}

/** Payments of a bill are counted. */
async function payoutOf(context: Context, { documentId, externalAmount, reference }: LinkRow, day: string) {
  const { db, session } = context
  await requireOpenMonth(db, { accountId: session.account.id, session }, day)
  const payable = await holdPayable(context, documentId, false)
  const amount = decimal(externalAmount)
  requireOpen(payable.name, amount, subtract(decimal(payable.total), decimal(payable.paid)))
  const told = { journalEvent: 'PAYABLE_PAYMENT_RECORDED' as const }
  await recordPayout(context, payable, { day, amount, reference: reference || undefined }, told)
  const parts = await db
    .select({ part: externalLinks.part })
    .from(externalLinks)
    .where(eq(externalLinks.documentId, documentId))
  return String(Math.max(0, ...parts.map((one) => Number(one.part) || 0)) + 1)
}

function requireOpen(name: string, amount: ReturnType<typeof decimal>, open: ReturnType<typeof decimal>): void {
  if (compare(amount, open) <= 0) return
  const [paid, left] = [toNumber(amount), toNumber(open)]
  throw conflict(`Xero has a payment of ${paid}, more than the ${left} that ${name} has open.`, { open: left })
}

/** Nothing of the request is wrong where a payment can't be recorded as Xero has it. */
function asConflict(error: unknown): never {
  if (error instanceof ApiError && error.status === 400)
    throw conflict(error.details.errors?.[0]?.message ?? error.message, null)
  throw error
}
