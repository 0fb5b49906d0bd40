import { and, eq } from 'drizzle-orm'
import { noteChanges } from '../../../kernel/change-log.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { only } from '../../../kernel/database/one-row.ts'
import { textParam } from '../../../kernel/jobs/job-params.ts'
import type { JobRow, JobRunner } from '../../../kernel/jobs/job-runner.ts'
import { authorOf, recordChange } from '../../../kernel/journal.ts'
import type { MailFile } from '../../../kernel/mail/compose.ts'
import { jobs } from '../../../kernel/tables.ts'
import { holdFinance, noteFinance } from '../../finance/finance-events.ts'
import type { ReminderLevel } from '../../finance/dunning.ts'
import { legalEntities } from '../../finance/tables.ts'
import { installmentsOfInvoice, refreshInvoice } from '../facts.ts'
import { invoiceFiles, invoiceMails, invoices } from '../tables.ts'
import { invoiceEntity, type InvoiceRow } from '../visible.ts'
import { addressesOf, invoiceAddressOf } from './addresses.ts'
import { composeInvoiceMail } from './compose-mail.ts'
import { openParts } from './reminders.ts'

/** Type of the job that sends a document by email. */
export const invoiceMailJob = 'INVOICE_MAIL'

/** A mail to write: the document, or a reminder of it; to its own addresses where none are named. */
export interface WantedMail {
  invoiceUuid: string
  level: 0 | ReminderLevel
  /** Number of the installment that it reminds of; 0 without. */
  installment?: number
  recipients?: readonly string[]
}

/** Starts the job that sends a document by itself. */
export async function startMail(db: Database, accountId: string, wanted: WantedMail): Promise<void> {
  await db.insert(jobs).values({ accountId, createdBy: null, type: invoiceMailJob, params: { ...wanted } })
}

/** Sends a document or a reminder, once, and keeps what was sent. */
export const invoiceMailRunner: JobRunner = {
  isShort: true,
  async run({ job, db, objects, outbox, commit }) {
    const invoiceId = textParam(job, 'invoiceUuid')
    const [stored] = await db
      .select()
      .from(invoiceFiles)
      .where(and(eq(invoiceFiles.invoiceId, invoiceId), eq(invoiceFiles.type, 'pdf')))
    if (!stored) throw new Error(`the PDF file of invoice ${invoiceId} is not there`)
    const bytes = Buffer.from(await (await objects.content(stored.fileKey)).arrayBuffer())
    const file: MailFile = {
      filename: stored.name,
      content: bytes.toString('base64'),
      encoding: 'base64',
      contentType: 'application/pdf',
    }
    await commit(async (transaction) => {
      const sent = await writeMail(transaction, { job, file, outbox })
      return { report: { recipients: sent } }
    })
    outbox.wake()
  },
}

interface Writing {
  job: JobRow
  file: MailFile
  outbox: Parameters<JobRunner['run']>[0]['outbox']
}

/** Writes the mail; none where there is no longer a reason for it. Says to whom. */
async function writeMail(db: Database, { job, file, outbox }: Writing): Promise<string[]> {
  const { invoiceUuid, level, installment = 0, recipients } = job.params as unknown as WantedMail
  const { accountId } = job
  await holdFinance(db, accountId)
  const invoice = only(await db.select().from(invoices).where(eq(invoices.id, invoiceUuid)).for('update'))
  const [company] = await db.select().from(legalEntities).where(eq(legalEntities.accountId, accountId))
  const dunning = company?.dunning ?? null
  const parts = openParts(invoice, await installmentsOfInvoice(db, invoice.id))
  const overdue = parts.find((part) => part.installment === installment)
  const isReminded = dunning?.isOn === true && invoice.disputedAt === null && overdue !== undefined
  const isWanted = level === 0 ? invoice.cancelledAt === null : isReminded
  const addresses = [...(recipients ?? (await addressesOf(db, invoice)))]
  if (!isWanted || addresses.length === 0) return []
  const now = new Date()
  const mail = composeInvoiceMail(invoice, { level, dunning, file, part: level === 0 ? undefined : overdue })
  const invoiceAddress = await invoiceAddressOf(db, invoice)
  const [kept] = await db
    .insert(invoiceMails)
    .values({
      accountId,
      invoiceId: invoice.id,
      level,
      installment,
      recipients: addresses,
      language: mail.language,
      subject: mail.subject,
      text: mail.text,
      sentBy: job.impersonatorId ?? job.createdBy,
      sentAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (!kept) return []
  for (const email of addresses) {
    const to = { email, name: invoice.buyer.name, language: mail.language, accountId }
    await outbox.writeComposed(db, to, (brand) => mail.compose(brand, email === invoiceAddress ? email : undefined))
  }
  await noteSent(db, job, { invoice, level, addresses, now })
  return addresses
}

/** Notes that the client has got a document or a reminder. */
async function noteSent(
  db: Database,
  job: JobRow,
  { invoice, level, addresses, now }: { invoice: InvoiceRow; level: number; addresses: string[]; now: Date },
): Promise<void> {
  await refreshInvoice(db, invoice.id, now, { sentAt: invoice.sentAt ?? now })
  const detail = { document: addresses.join(', '), ...(level > 0 && { installment: level }) }
  const author = { accountId: job.accountId, userId: job.createdBy, impersonatorId: job.impersonatorId, now }
  const event = level > 0 ? 'REMINDED' : 'SENT'
  await noteFinance(db, author, [{ documentType: 'INVOICE', documentId: invoice.id, event, detail }])
  // A person's request is in the journal already, but open pages have yet to hear that the email is there.
  if (level === 0 && job.createdBy !== null) {
    const { accountId, id: entityId } = invoice
    return noteChanges(db, [{ accountId, event: 'INVOICE_SENT', entityType: 'INVOICE', entityId }])
  }
  await recordChange(
    db,
    authorOf(job),
    level > 0
      ? {
          event: 'INVOICE_REMINDED',
          entity: invoiceEntity(invoice),
          detail: { level, recipients: addresses.join(', ') },
        }
      : { event: 'INVOICE_SENT', entity: invoiceEntity(invoice), detail: { recipients: addresses.join(', ') } },
  )
}
