import type { InvoiceSend } from '@dragoman/sdk/operations/receivables'
import { conflict, impossible, locked } from '../../../kernel/refusals.ts'
import type { IssueContext } from '../issue/issue-invoice.ts'
import { holdInvoice } from '../moves.ts'
import { filesOf } from '../views/files-of.ts'
import { invoiceEntity, type InvoiceRow } from '../visible.ts'
import { addressesOf } from '../mails/addresses.ts'
import { invoiceMailJob } from '../mails/mail-job.ts'

/** Has a document sent by email; 422 for one without an address, 409 for a canceled one. */
export async function sendInvoice(context: IssueContext, id: string, input: InvoiceSend): Promise<InvoiceRow> {
  const { db, journal, startJob } = context
  const invoice = await holdInvoice(context, id)
  const { name, status } = invoice
  if (invoice.cancelledAt !== null) throw conflict(`${name} is canceled. It can't be sent.`, { uuid: id, status })
  if ((await filesOf(db, id)).length === 0) throw locked(`The files of ${name} are being made. Try again in a moment.`)
  const recipients = input.recipients ?? (await addressesOf(db, invoice))
  if (recipients.length === 0) {
    const message = `${invoice.buyer.name} has no email address for invoices. Enter one in the billing details of the organizational unit, or name a recipient.`
    throw impossible(message, 'NOT_READY', {
      uuid: id,
      number: name,
      status,
      missing: [{ condition: 'billingEmail', message }],
    })
  }
  await startJob({ type: invoiceMailJob, params: { invoiceUuid: id, level: 0, recipients } })
  await journal({ entity: invoiceEntity(invoice), detail: { recipients: recipients.join(', ') } })
  return invoice
}
