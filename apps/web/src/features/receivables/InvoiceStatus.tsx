import type { InvoiceItem } from '@dragoman/sdk/operations/receivables'
import { StatusWord } from '../../display/StatusWord.tsx'
import { t } from '../../i18n/t.ts'
import styles from './receivables.module.css'

export type StatusFacts = Pick<
  InvoiceItem,
  'status' | 'issuedInstallments' | 'numInstallments' | 'multipleInstallments'
>

/** The status of an invoice; with installments, how many of them are issued. */
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
    </>
  )
}
