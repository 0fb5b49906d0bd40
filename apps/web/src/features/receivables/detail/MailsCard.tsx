import type { Invoice, InvoiceReminder } from '@dragoman/sdk/operations/receivables'
import { Card } from '@dragoman/ui/Card'
import { Disclosure } from '@dragoman/ui/Disclosure'
import { Stack } from '@dragoman/ui/Page'
import { Moment } from '../../../display/Moment.tsx'
import { formatCalendarDay } from '../../../i18n/format-days.ts'
import { formatList } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from '../receivables.module.css'

/** The emails that the client has got with a document, word by word, and the next reminder. */
export function MailsCard({ invoice: { mails = [], nextReminder } }: { invoice: Invoice }) {
  if (mails.length === 0 && !nextReminder) return null
  return (
    <Card title={t('receivables.mail.mails')}>
      <Stack>
        {nextReminder && <p>{reminderText(nextReminder)}</p>}
        {mails.map(({ uuid, subject, recipients, date, text }) => (
          <Disclosure key={uuid} title={<bdi>{subject}</bdi>}>
            <p className={styles.quiet}>
              <bdi>{formatList(recipients)}</bdi> · <Moment value={date} />
            </p>
            {text.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph} dir="auto">
                {paragraph}
              </p>
            ))}
          </Disclosure>
        ))}
      </Stack>
    </Card>
  )
}

function reminderText({ level, date, installment, blockedBy }: InvoiceReminder): string {
  if (blockedBy === 'DISPUTED') return t('receivables.reminder.disputed')
  if (blockedBy === 'NO_ADDRESS') return t('receivables.reminder.noAddress')
  const day = formatCalendarDay(date, 'full')
  return installment === undefined
    ? t('receivables.reminder.next', { level, day })
    : t('receivables.reminder.ofInstallment', { level, day, number: installment })
}
