import type { InvoiceItem } from '@dragoman/sdk/operations/receivables'
import { StatusWord } from '../../display/StatusWord.tsx'
import { t } from '../../i18n/t.ts'
import styles from './receivables.module.css'

export type StatusFacts = Pick<
  InvoiceItem,
  | 'status'
  | 'issuedInstallments'
  | 'numInstallments'
  | 'multipleInstallments'
  | 'openAmount'
  | 'reminderLevel'
  | 'disputeReason'
>

/** The status of an invoice; with installments, how many of them are issued; and whether its client objects or was reminded. */
export function InvoiceStatus({ invoice }: { invoice: StatusFacts }) {
  const { status, issuedInstallments, numInstallments, multipleInstallments } = invoice
  return (
    <>
      <StatusWord of="invoiceStatus" code={status} />
      {multipleInstallments && issuedInstallments < numInstallments && (
        <span className={styles.quiet}>
          {' '}
          {t('receivables.ofInstallments', { issued: issuedInstallments, count: numInstallments })}
        </span>
      )}
      {invoice.disputeReason !== undefined ? (
        <span className={styles.late}> {t('receivables.dispute.word')}</span>
      ) : (
        invoice.reminderLevel !== undefined &&
        invoice.openAmount > 0 && (
          <span className={styles.late}> {t('receivables.reminder.word', { level: invoice.reminderLevel })}</span>
        )
      )}
    </>
  )
}
