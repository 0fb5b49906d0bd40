import { FormRow } from '@dragoman/ui/Form'
import { NumberField } from '@dragoman/ui/NumberField'
import { TextField } from '@dragoman/ui/TextField'
import { helpOn } from '../../../display/help/Help.tsx'
import { t } from '../../../i18n/t.ts'
import type { PaymentValues } from './payment-values.ts'

export interface PaymentFieldsProps {
  values: PaymentValues
  onChange: (part: Partial<PaymentValues>) => void
  /** Why fields were refused, by name. */
  refused: Readonly<Record<string, string>>
  currency: string
  /** The currency of the books; without one, there is nothing to convert. */
  baseCurrency: string | undefined
}

/** A payment's reference, the fee of the bank, and the exchange rate where it is in another currency than the books. */
export function PaymentFields({ values, onChange, refused, currency, baseCurrency }: PaymentFieldsProps) {
  const isForeign = baseCurrency !== undefined && baseCurrency !== currency
  return (
    <>
      <TextField
        label={t('receivables.reference')}
        isOptional
        value={values.reference}
        onChange={(reference) => onChange({ reference })}
        maxLength={140}
        autoComplete="off"
        errorMessage={refused['reference']}
      />
      <FormRow>
        <NumberField
          label={t('receivables.fee')}
          description={t('receivables.feeText')}
          isOptional
          minValue={0}
          value={values.fee}
          onChange={(fee) => onChange({ fee })}
          formatOptions={{ style: 'currency', currency }}
          errorMessage={refused['fee']}
        />
        {isForeign && (
          <NumberField
            label={t('receivables.exchangeRate')}
            help={helpOn('exchangeDifference')}
            description={t('receivables.exchangeRateText', { currency, base: baseCurrency })}
            isOptional
            minValue={0}
            value={values.exchangeRate}
            onChange={(exchangeRate) => onChange({ exchangeRate })}
            formatOptions={{ maximumFractionDigits: 10 }}
            errorMessage={refused['exchangeRate']}
          />
        )}
      </FormRow>
    </>
  )
}
