import { type Block, layOutMail, oneLine, type MailContent, type MailFile } from '../../../kernel/mail/compose.ts'
import { toNumber } from '../../../kernel/decimal.ts'
import { wordLanguage, wordsIn } from '../../../kernel/words/words.ts'
import { reminderText, type ReminderLevel } from '../../finance/dunning.ts'
import type { Dunning } from '../../finance/tables.ts'
import { openAmount } from '../facts.ts'
import type { InvoiceRow } from '../visible.ts'
import type { OpenPart } from './reminders.ts'

type Brand = Parameters<typeof layOutMail>[0]['brand']

export interface InvoiceMail {
  language: string
  subject: string
  /** The text as it is kept. */
  text: string
  /** `invoiceAddress`: where it is sent to, if that is the address for invoices. */
  compose(brand: Brand | null, invoiceAddress?: string): MailContent
}

interface MailTerms {
  level: 0 | ReminderLevel
  dunning: Dunning | null
  file: MailFile
  /** The part of the invoice that a reminder is about. */
  part?: OpenPart | undefined
}

/** An email with a document, in its language: the document itself, or a reminder of it. */
export function composeInvoiceMail(invoice: InvoiceRow, { level, dunning, file, part }: MailTerms): InvoiceMail {
  const language = wordLanguage(invoice.language) ?? 'en'
  const say = wordsIn(language)
  const money = (amount: number) =>
    new Intl.NumberFormat(language, { style: 'currency', currency: invoice.currency }).format(amount)
  const day = (wanted: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(wanted))
  const isCredit = invoice.kind === 'CREDIT'
  const open = toNumber(part?.open ?? openAmount(invoice))
  const values = {
    number: invoice.name,
    amount: money(level === 0 ? Number(invoice.total) : open),
    due: day(part?.dueDay ?? invoice.openDueDay ?? invoice.dueDay),
    client: invoice.buyer.name,
    company: invoice.seller.name,
  }
  const { subject: title, text } =
    level > 0 && dunning
      ? reminderText(dunning, { level: level as ReminderLevel, language }, values)
      : isCredit
        ? { subject: say('mail.invoice.creditSubject', values), text: say('mail.invoice.creditText', values) }
        : { subject: say('mail.invoice.subject', values), text: say('mail.invoice.text', values) }
  const subject = oneLine(title)
  const ordinal = ({ installment: number }: OpenPart) =>
    say('mail.invoice.installmentOf', { number, count: invoice.installmentCount })
  const blocks: Block[] = [
    { text: say('mail.invoice.greeting', values) },
    ...text.split(/\n{2,}/).map((paragraph) => ({ text: paragraph.trim() })),
    ...(isCredit
      ? []
      : [
          {
            facts: [
              { label: say('mail.invoice.number'), value: invoice.name },
              ...(part && part.installment > 0
                ? [{ label: say('mail.invoice.installment'), value: ordinal(part) }]
                : []),
              { label: say('mail.invoice.open'), value: money(open) },
              { label: say('mail.invoice.due'), value: values.due },
            ],
          },
        ]),
  ]
  return {
    language,
    subject,
    text,
    compose(brand, address) {
      const after =
        address === undefined ? [] : [{ small: say('mail.invoice.after', { address, client: values.client }) }]
      const content = layOutMail({ subject, language, blocks: [...blocks, ...after], brand: brand ?? null })
      return { ...content, attachments: [...(content.attachments ?? []), file] }
    },
  }
}
