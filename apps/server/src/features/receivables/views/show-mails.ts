import type { Invoice, InvoiceReminder } from '@dragoman/sdk/operations/receivables'
import { desc, eq } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import { loadPeople } from '../../../identity/people.ts'
import { legalEntities } from '../../finance/tables.ts'
import { addressesOf } from '../mails/addresses.ts'
import { lastReminders, nextReminder } from '../mails/reminders.ts'
import { openAmount } from '../facts.ts'
import { invoiceMails } from '../tables.ts'
import type { InvoiceRow } from '../visible.ts'

/** The emails with a document, where it is sent, and the next reminder of it. */
export async function showMails(
  { db, session }: Pick<Context, 'db' | 'session'>,
  row: InvoiceRow,
): Promise<Pick<Invoice, 'mails' | 'recipients' | 'nextReminder'>> {
  const mails = await db
    .select()
    .from(invoiceMails)
    .where(eq(invoiceMails.invoiceId, row.id))
    .orderBy(desc(invoiceMails.sentAt), desc(invoiceMails.level))
  const people = await loadPeople(
    db,
    session,
    mails.map(({ sentBy }) => sentBy),
  )
  const recipients = await addressesOf(db, row)
  const [company] = await db.select().from(legalEntities).where(eq(legalEntities.accountId, row.accountId))
  const isOpen = row.kind === 'INVOICE' && openAmount(row).units > 0n
  const last = (await lastReminders(db, [row.id], company?.timezone ?? 'UTC')).get(row.id)
  const next = company?.dunning?.isOn && isOpen ? nextReminder(company.dunning, row, last) : undefined
  const blockedBy: InvoiceReminder['blockedBy'] =
    row.disputedAt !== null ? 'DISPUTED' : recipients.length === 0 ? 'NO_ADDRESS' : undefined
  return {
    mails: mails.map(({ id: uuid, level, recipients: addresses, language, subject, text, sentAt, sentBy }) => {
      const user = people(sentBy)
      return {
        uuid,
        level,
        recipients: addresses,
        language,
        subject,
        text,
        date: sentAt.getTime(),
        ...(user && { user }),
      }
    }),
    recipients,
    ...(next && { nextReminder: { ...next, ...(blockedBy && { blockedBy }) } }),
  }
}
