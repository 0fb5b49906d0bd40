import type { Invoice, InvoiceInstallment } from '@dragoman/sdk/operations/receivables'
import { Card } from '@dragoman/ui/Card'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { formatDate } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'

/** The installments of an invoice: what each comes to, when it is due, and what of it is paid. */
export function InstallmentsCard({ invoice: { installments, currency } }: { invoice: Invoice }) {
  return (
    <Card title={t('receivables.installments')}>
      <RowList>
        {installments.map((installment) => (
          <RowListItem
            key={installment.number}
            end={formatMoney(installment.amount, currency)}
            below={stateOf(installment, currency)}
          >
            {t('receivables.installmentDue', {
              number: installment.number,
              date: formatDate(installment.dueDate, 'UTC'),
            })}
          </RowListItem>
        ))}
      </RowList>
    </Card>
  )
}

function stateOf({ amount, paidAmount, issued }: InvoiceInstallment, currency: string): string {
  if (!issued) return t('receivables.notIssuedYet')
  if (paidAmount >= amount) return t('receivables.settled')
  return paidAmount > 0
    ? t('receivables.settledPart', { amount: formatMoney(paidAmount, currency) })
    : t('receivables.nothingSettled')
}
