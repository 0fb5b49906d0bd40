import type { Invoice } from '@dragoman/sdk/operations/receivables'
import { Card } from '@dragoman/ui/Card'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { PayToFacts } from '../PayToFacts.tsx'
import { dueFirst } from './next-step.ts'

/** How a client pays what is open of an invoice. */
export function PayToCard({ invoice }: { invoice: Invoice }) {
  const { paymentDetails, currency } = invoice
  if (!paymentDetails) return null
  return (
    <Card title={t('receivables.howToPay')}>
      <PayToFacts details={paymentDetails} amount={formatMoney(dueFirst(invoice), currency)} />
    </Card>
  )
}
