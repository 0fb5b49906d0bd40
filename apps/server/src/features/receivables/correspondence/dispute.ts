import { eq } from 'drizzle-orm'
import { updateOne } from '../../../kernel/database/one-row.ts'
import { conflict, invalid } from '../../../kernel/refusals.ts'
import type { IssueContext } from '../issue/issue-invoice.ts'
import { holdInvoice, note } from '../moves.ts'
import { invoices } from '../tables.ts'
import { invoiceEntity, type InvoiceRow } from '../visible.ts'

/** Notes that a client objects to an invoice: no one is reminded of it until that is settled. */
export async function disputeInvoice(context: IssueContext, id: string, given: string): Promise<InvoiceRow> {
  const { db, now, journal } = context
  const invoice = await holdInvoice(context, id)
  const { name, status } = invoice
  const reason = given.trim()
  if (reason === '') throw invalid('body.reason', 'Enter why the client objects.')
  if (invoice.kind === 'CREDIT' || invoice.cancelledAt !== null || invoice.disputedAt !== null)
    throw conflict(
      invoice.disputedAt !== null ? `The client objects to ${name} already.` : `${name} is nothing to object to.`,
      { uuid: id, status },
    )
  const row = await updateOne(db, invoices, eq(invoices.id, id), {
    disputedAt: now,
    disputeReason: reason,
    updatedAt: now,
  })
  await note(context, invoice, 'DISPUTED', { reason })
  await journal({ entity: invoiceEntity(invoice), detail: { reason } })
  return row
}

/** Notes that the objection is settled. */
export async function settleDispute(context: IssueContext, id: string): Promise<InvoiceRow> {
  const { db, now, journal } = context
  const invoice = await holdInvoice(context, id)
  const { name, status } = invoice
  if (invoice.disputedAt === null) throw conflict(`No objection to ${name} is open.`, { uuid: id, status })
  const change = { disputedAt: null, disputeReason: null, updatedAt: now }
  const row = await updateOne(db, invoices, eq(invoices.id, id), change)
  await note(context, invoice, 'DISPUTE_SETTLED', {})
  await journal({ entity: invoiceEntity(invoice) })
  return row
}
