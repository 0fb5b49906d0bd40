import { allocateNext } from '@dragoman/sdk/money'
import type { AllocationInput } from '@dragoman/sdk/operations/receivables'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { updateOne } from '../../../kernel/database/one-row.ts'
import { compare, decimal, subtract, sum, toText, type Decimal } from '../../../kernel/decimal.ts'
import { invalid } from '../../../kernel/refusals.ts'
import { inWords, readAmount } from '../amounts.ts'
import { openAmount, refreshInvoice } from '../facts.ts'
import type { IssueContext } from '../issue/issue-invoice.ts'
import { note, requireMove } from '../moves.ts'
import { creditUses, receiptAllocations, receipts } from '../tables.ts'
import { findInvoice, type InvoiceRow, type ReceiptRow } from '../visible.ts'
import { rateFor } from './payment-rates.ts'

/** A part of a payment with the invoice that it pays, which is held. */
export interface Wanted {
  invoice: InvoiceRow
  amount: Decimal
}

/** The invoices that are to be paid, held in a fixed order; 400 at the part that doesn't fit. */
export async function holdWanted(
  context: IssueContext,
  allocations: readonly AllocationInput[],
  { currency, limit, of = 'the payment' }: { currency: string; limit: Decimal; of?: 'the payment' | 'the credit' },
): Promise<Wanted[]> {
  const { db, session } = context
  const ids = allocations.map(({ invoiceUuid }) => invoiceUuid)
  const twice = ids.findIndex((id, at) => ids.indexOf(id) < at)
  if (twice !== -1) throw invalid(`body.allocations[${twice}].invoiceUuid`, 'This invoice is named twice.')
  const held = new Map<string, InvoiceRow>()
  for (const id of ids.toSorted()) held.set(id, await findInvoice(db, session, id, { held: true }))
  const wanted = allocations.map(({ invoiceUuid, amount }, at) => {
    const invoice = held.get(invoiceUuid)!
    const field = `body.allocations[${at}]`
    if (invoice.currency !== currency)
      throw invalid(`${field}.invoiceUuid`, `${invoice.name} is in ${invoice.currency}, ${of} in ${currency}.`)
    return { invoice, amount: readAmount(amount, currency, `${field}.amount`) }
  })
  for (const [at, { invoice, amount }] of wanted.entries()) {
    await requireMove(context, invoice, 'pay')
    const open = openAmount(invoice)
    if (compare(amount, open) > 0)
      throw invalid(
        `body.allocations[${at}].amount`,
        `${inWords(amount, currency)} is more than the ${inWords(open, currency)} that ${invoice.name} has open. What is paid beyond that stays as credit of the client: leave it out here.`,
      )
  }
  const total = sum(wanted.map(({ amount }) => amount))
  if (compare(total, limit) > 0)
    throw invalid(
      'body.allocations',
      `The parts come to ${inWords(total, currency)}, more than the ${inWords(limit, currency)} of ${of}.`,
    )
  return wanted
}

/** The parts of an invoice that are paid, with what they were in the base currency on its day. */
export async function carriedParts(db: Database, invoiceId: string): Promise<{ amount: Decimal; carrying: Decimal }[]> {
  const paid = await db
    .select({ amount: receiptAllocations.amount, carrying: receiptAllocations.carrying })
    .from(receiptAllocations)
    .where(and(eq(receiptAllocations.invoiceId, invoiceId), isNull(receiptAllocations.reversedAt)))
  const credited = await db
    .select({ amount: creditUses.amount, carrying: creditUses.base })
    .from(creditUses)
    .where(and(eq(creditUses.invoiceId, invoiceId), isNull(creditUses.reversedAt)))
  return [...paid, ...credited].map((each) => ({ amount: decimal(each.amount), carrying: decimal(each.carrying) }))
}

/** Writes the parts of a payment, and brings its invoices and what is left of it up to date. */
export async function allocateTo(
  context: IssueContext,
  receipt: ReceiptRow,
  wanted: readonly Wanted[],
): Promise<ReceiptRow> {
  const { db, now } = context
  for (const { invoice, amount } of wanted) {
    const before = await carriedParts(db, invoice.id)
    const rate = await rateFor(db, receipt, invoice)
    const { carrying, base, fx } = allocateNext(
      { total: decimal(invoice.total), baseTotal: decimal(invoice.baseTotal) },
      before,
      { amount, rate },
      invoice.baseCurrency,
    )
    await db.insert(receiptAllocations).values({
      receiptId: receipt.id,
      invoiceId: invoice.id,
      amount: toText(amount),
      carrying: toText(carrying),
      base: toText(base),
      fx: toText(fx),
      createdAt: now,
    })
    await refreshInvoice(db, invoice.id, now)
    await note(context, invoice, 'PAID', { amount: toText(amount), document: receipt.reference, payment: receipt.id })
  }
  const left = subtract(decimal(receipt.left), sum(wanted.map(({ amount }) => amount)))
  return updateOne(db, receipts, eq(receipts.id, receipt.id), { left: toText(left) })
}
