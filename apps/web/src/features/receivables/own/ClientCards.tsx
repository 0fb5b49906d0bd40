import type { ClientBalance, InvoiceItem } from '@dragoman/sdk/operations/receivables'
import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { formatDate } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { PayToFacts } from '../PayToFacts.tsx'
import { nextDueOf, referenceOf } from './next-due.ts'

export interface HowToPayCardProps {
  balance: ClientBalance
  /** Those on screen. */
  invoices: readonly InvoiceItem[] | undefined
}

/** The bank account to pay to, and what is due first. */
export function HowToPayCard({ balance, invoices = [] }: HowToPayCardProps) {
  const { paymentDetails, organizationalUnit, balances } = balance
  const due = nextDueOf(balances)
  const [account, ...others] = paymentDetails
  if (!account) return null
  return (
    <Card title={t('receivables.howToPay')}>
      <PayToFacts
        details={account}
        reference={due && referenceOf(due, organizationalUnit.uuid, invoices)}
        amount={
          due &&
          t('receivables.dueUntil', {
            amount: formatMoney(due.amount, due.currency),
            date: formatDate(due.day, 'UTC'),
          })
        }
      />
      {others.map((details) => (
        <PayToFacts key={details.number} details={details} />
      ))}
    </Card>
  )
}

/** How invoices name the client, and where they go. */
export function BillingCard({ balance: { billTo, requiresPurchaseOrder } }: { balance: ClientBalance }) {
  const { name, department, address = [], taxId, email } = billTo
  return (
    <Card title={t('receivables.billing')}>
      <DescriptionList layout="beside">
        <Property term={t('receivables.billTo')}>
          {[name, department, ...address].filter(Boolean).map((line, at) => (
            <div key={`${line} ${at}`}>
              <bdi>{line}</bdi>
            </div>
          ))}
        </Property>
        {email && (
          <Property term={t('receivables.sentTo')}>
            <bdi>{email}</bdi>
          </Property>
        )}
        {taxId && (
          <Property term={t('receivables.taxId')}>
            <bdi>{taxId}</bdi>
          </Property>
        )}
        {requiresPurchaseOrder && <Property term={t('receivables.order')}>{t('receivables.orderRequired')}</Property>}
      </DescriptionList>
    </Card>
  )
}
