import { can } from '@dragoman/sdk/permissions'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import { findVisible } from '../../../kernel/find-visible.ts'
import { conflict, forbidden } from '../../../kernel/refusals.ts'
import { externalLinks } from '../../finance/tables.ts'
import { findPayable, payableEntity } from '../../payables/visible.ts'
import { findInvoice, invoiceEntity } from '../../receivables/visible.ts'
import { isApproved } from '../documents/load-bill.ts'
import { enqueue } from '../sync/queue.ts'
import { differing } from '../views/lists.ts'
import { findConnection } from './find-connection.ts'

/** Puts an invoice or a credit note into the queue, and then its payments. */
export async function sendInvoice({ db, session, now, journal }: Context, id: string, isReplacing = false) {
  const invoice = await findInvoice(db, session, id)
  await findConnection(db, session.account.id, { isUsable: true })
  const { accountId, name, total } = invoice
  if (invoice.cancelledAt !== null) throw conflict(`${name} is canceled.`, { uuid: id, status: invoice.status })
  const isCredit = invoice.kind === 'CREDIT'
  const item = { accountId, kind: isCredit ? ('CREDIT_NOTE' as const) : ('INVOICE' as const), documentId: id }
  await enqueue(db, { ...item, what: 'DOCUMENT', amount: isCredit ? `-${total}` : total, isReplacing }, now)
  if (!isCredit) await enqueue(db, { ...item, what: 'PAYMENT', amount: invoice.paid }, now)
  await journal({ entity: invoiceEntity(invoice) })
}

/** Puts an approved payable into the queue, and then its payments; 409 for one that isn't approved. */
export async function sendPayable({ db, session, now, journal }: Context, id: string, isReplacing = false) {
  const payable = await findPayable(db, session, id)
  await findConnection(db, session.account.id, { isUsable: true })
  const { accountId, name, total, status } = payable
  if (!isApproved(payable))
    throw conflict(`${name} is ${status}. Only approved payables are bills.`, { uuid: id, status })
  const item = { accountId, kind: 'BILL' as const, documentId: id }
  await enqueue(db, { ...item, what: 'DOCUMENT', amount: total, isReplacing }, now)
  await enqueue(db, { ...item, what: 'PAYMENT', amount: payable.paid }, now)
  await journal({ entity: payableEntity(payable) })
}

/** A difference that the caller may see; 404 for any other, 403 where they may do nothing about its kind of document. */
export async function findDifference(
  { db, session }: Pick<Context, 'db' | 'session'>,
  id: string,
  needed: { BILL: 'PAYABLES_approve' | 'PAYABLES_pay'; others: 'RECEIVABLES_create' | 'RECEIVABLES_payment' },
) {
  const found = await findVisible(db, externalLinks, {
    id,
    visible: differing(session),
    what: 'difference',
    held: true,
  })
  const permission = found.kind === 'BILL' ? needed.BILL : needed.others
  if (!can(session, [permission])) throw forbidden('You can’t change this kind of document.', [permission])
  return found
}

/** Sends a document again in the place of what Xero has; a payment that was removed there is sent once more. */
export async function sendAgain(context: Context, id: string): Promise<void> {
  const { db, now } = context
  const link = await findDifference(context, id, { BILL: 'PAYABLES_approve', others: 'RECEIVABLES_create' })
  if (link.cause === 'EXTERNAL_PAYMENT')
    throw conflict('This payment is in Xero alone. Record it here instead.', { cause: link.cause })
  const isPayment = link.part !== ''
  if (isPayment)
    await db
      .update(externalLinks)
      .set({ endedAt: now })
      .where(and(eq(externalLinks.id, link.id)))
  const send = link.kind === 'BILL' ? sendPayable : sendInvoice
  await send(context, link.documentId, !isPayment)
}
