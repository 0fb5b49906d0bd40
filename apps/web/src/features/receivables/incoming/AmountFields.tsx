import { ComboBox } from '@dragoman/ui/ComboBox'
import { DatePicker } from '@dragoman/ui/DatePicker'
import { FormRow } from '@dragoman/ui/Form'
import { NumberField } from '@dragoman/ui/NumberField'
import { t } from '../../../i18n/t.ts'
import { usePlaces } from '../../locales/locale-options.ts'
import type { PaymentValues } from '../detail/payment-values.ts'

export interface AmountFieldsProps {
  values: PaymentValues
  onChange: (part: Partial<PaymentValues>) => void
  refused: Readonly<Record<string, string>>
  isTried: boolean
  currency: string
  onCurrency: (currency: string) => void
}

/** Currency, amount, and day of a payment that is entered by hand. */
export function AmountFields({ values, onChange, refused, isTried, currency, onCurrency }: AmountFieldsProps) {
  const { currency: currencies } = usePlaces()
  const { amount, day } = values
  return (
    <>
      <ComboBox
        label={t('finance.currency')}
        options={currencies}
        value={currency}
        onChange={(next) => next !== null && onCurrency(next)}
        errorMessage={refused['currency']}
      />
      <FormRow>
        <NumberField
          label={t('receivables.amount')}
          minValue={0}
          value={amount}
          onChange={(next) => onChange({ amount: next })}
          formatOptions={{ style: 'currency', currency }}
          errorMessage={refused['amount'] ?? (isTried && !(amount > 0) ? t('receivables.amountMissing') : undefined)}
        />
        <DatePicker
          label={t('receivables.valueDate')}
          value={day}
          onChange={(next) => onChange({ day: next })}
          timeZone="UTC"
          errorMessage={refused['valueDate'] ?? (isTried && day === null ? t('receivables.dayMissing') : undefined)}
        />
      </FormRow>
    </>
  )
}
