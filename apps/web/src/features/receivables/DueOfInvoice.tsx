import type { InvoiceItem } from '@dragoman/sdk/operations/receivables'
import { Icon } from '@dragoman/ui/Icon'
import { t } from '../../i18n/t.ts'
import { DocumentDay } from './DocumentDay.tsx'
import styles from './receivables.module.css'

export type DueFacts = Pick<InvoiceItem, 'kind' | 'dueDate' | 'overdueDays' | 'openAmount' | 'paymentDate'>

/** Days after which an overdue invoice is marked in red. */
const long = 30

/** When an invoice is due: how late it is while something is open, and the day of the payment once it is paid. */
export function DueOfInvoice({ invoice }: { invoice: DueFacts }) {
  const { kind, dueDate, overdueDays, openAmount, paymentDate } = invoice
  if (kind === 'CREDIT') return '–'
  if (overdueDays > 0) {
    return (
      <span className={styles.late} data-long={overdueDays > long || undefined}>
        <Icon name="clock" label={t('shell.due.late')} />
        {t('receivables.daysLate', { count: overdueDays })}
      </span>
    )
  }
  if (openAmount > 0) return <DocumentDay value={dueDate} />
  return (
    <span className={styles.quiet}>
      {paymentDate === undefined ? <DocumentDay value={dueDate} /> : t('receivables.paidOn')}{' '}
      {paymentDate !== undefined && <DocumentDay value={paymentDate} />}
    </span>
  )
}
