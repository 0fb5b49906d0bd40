import { Checkbox } from '@dragoman/ui/Checkbox'
import { FormRow } from '@dragoman/ui/Form'
import { NumberField } from '@dragoman/ui/NumberField'
import { t } from '../../../i18n/t.ts'
import type { InvoiceValues } from './invoice-values.ts'

export interface InstallmentFieldsProps {
  values: InvoiceValues
  onChange: (change: Partial<InvoiceValues>) => void
  currency: string | undefined
}

const most = { installments: 60, days: 366 }

/** Whether an invoice is paid in installments, and in which. */
export function InstallmentFields({ values, onChange, currency }: InstallmentFieldsProps) {
  const { isInInstallments, installments, interval, isEqual, first, isFirstOnly } = values
  const whole = (value: number, otherwise: number) => (Number.isNaN(value) ? otherwise : value)
  return (
    <>
      <Checkbox isSelected={isInInstallments} onChange={(isChosen) => onChange({ isInInstallments: isChosen })}>
        {t('receivables.inInstallments')}
      </Checkbox>
      {isInInstallments && (
        <>
          <FormRow>
            <NumberField
              name="numInstallments"
              label={t('receivables.installmentCount')}
              minValue={2}
              maxValue={most.installments}
              value={installments}
              onChange={(value) => onChange({ installments: whole(value, 2) })}
            />
            <NumberField
              name="intervalBetweenDues"
              label={t('receivables.interval')}
              minValue={1}
              maxValue={most.days}
              value={interval}
              onChange={(value) => onChange({ interval: whole(value, 30) })}
            />
            {!isEqual && (
              <NumberField
                name="firstInstallmentValue"
                label={t('receivables.firstAmount')}
                minValue={0}
                value={first}
                onChange={(value) => onChange({ first: value })}
                {...(currency !== undefined && { formatOptions: { style: 'currency', currency } })}
              />
            )}
          </FormRow>
          <Checkbox isSelected={isEqual} onChange={(isChosen) => onChange({ isEqual: isChosen })}>
            {t('receivables.equalInstallments')}
          </Checkbox>
          <Checkbox isSelected={isFirstOnly} onChange={(isChosen) => onChange({ isFirstOnly: isChosen })}>
            {t('receivables.firstOnly')}
          </Checkbox>
        </>
      )}
    </>
  )
}
