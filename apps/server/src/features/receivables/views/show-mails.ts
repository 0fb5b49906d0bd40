import type { Invoice, InvoiceReminder } from '@dragoman/sdk/operations/receivables'
import { desc, eq } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import { loadPeople } from '../../../identity/people.ts'
import { legalEntities } from '../../finance/tables.ts'
import { addressesOf } from '../mails/addresses.ts'
import { installmentsOfInvoice } from '../facts.ts'
import { lastReminders, nextReminders, openParts, type NextReminder } from '../mails/reminders.ts'
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
  const parts = openParts(row, await installmentsOfInvoice(db, row.id))
  const lastOf = await lastReminders(db, [row.id], company?.timezone ?? 'UTC')
  const [next] = company?.dunning?.isOn ? nextReminders(company.dunning, row, parts, lastOf) : []
  const blockedBy: InvoiceReminder['blockedBy'] =
    row.disputedAt !== null ? 'DISPUTED' : recipients.length === 0 ? 'NO_ADDRESS' : undefined
  return {
    mails: mails.map(
      ({ id: uuid, level, installment, recipients: addresses, language, subject, text, sentAt, sentBy }) => {
        const user = people(sentBy)
        return {
          uuid,
          level,
          ...(installment > 0 && { installment }),
          recipients: addresses,
          language,
          subject,
          text,
          date: sentAt.getTime(),
          ...(user && { user }),
        }
      },
    ),
    recipients,
    ...(next && { nextReminder: { ...shownNext(next), ...(blockedBy && { blockedBy }) } }),
  }
}

const shownNext = ({ level, date, installment }: NextReminder): InvoiceReminder => ({
  level,
  date,
  ...(installment > 0 && { installment }),
})
