import type { IncomingPaymentInvoice } from '@dragoman/sdk/operations/receivables'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { CheckboxGroup } from '@dragoman/ui/CheckboxGroup'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'

export interface NamedInvoicesProps {
  invoices: readonly IncomingPaymentInvoice[]
  currency: string
  value: string[]
  onChange: (value: string[]) => void
}

/** The open invoices whose numbers the text of a transfer has: it pays those that are ticked. */
export function NamedInvoices({ invoices, currency, value, onChange }: NamedInvoicesProps) {
  return (
    <CheckboxGroup
      label={t('receivables.incoming.pays')}
      description={t('receivables.incoming.paysText')}
      value={value}
      onChange={onChange}
    >
      {invoices.map(({ uuid, number, openAmount }) => (
        <Checkbox key={uuid} value={uuid}>
          {t('receivables.incoming.invoice', { number, amount: formatMoney(openAmount, currency) })}
        </Checkbox>
      ))}
    </CheckboxGroup>
  )
}
