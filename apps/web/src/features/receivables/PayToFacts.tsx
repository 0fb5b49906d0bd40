import type { InvoicePaymentDetails } from '@dragoman/sdk/operations/receivables'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { CopyableId, CopyButton } from '@dragoman/ui/CopyButton'
import type { ReactNode } from 'react'
import { t } from '../../i18n/t.ts'

export interface PayToFactsProps {
  details: InvoicePaymentDetails
  /** The amount to pay, and its due date. */
  amount?: ReactNode
  reference?: string | undefined
}

/** The bank account that a client pays to, and what to state. */
export function PayToFacts({ details, amount, reference = details.reference }: PayToFactsProps) {
  const { accountHolder, number, bic, bank } = details
  return (
    <DescriptionList layout="beside">
      <Property term={t('receivables.holder')}>
        <bdi>{accountHolder}</bdi>
      </Property>
      {bank && (
        <Property term={t('receivables.bank')}>
          <bdi>{bank}</bdi>
        </Property>
      )}
      <Property term={t('receivables.account')} end={<CopyButton value={number} />}>
        <bdi>{number.replaceAll(/(.{4})(?=.)/g, '$1 ')}</bdi>
      </Property>
      {bic && (
        <Property term={t('receivables.bic')}>
          <CopyableId value={bic} display={bic} />
        </Property>
      )}
      {reference && (
        <Property term={t('receivables.reference')}>
          <CopyableId value={reference} display={reference} />
        </Property>
      )}
      {amount && <Property term={t('receivables.amount')}>{amount}</Property>}
    </DescriptionList>
  )
}
