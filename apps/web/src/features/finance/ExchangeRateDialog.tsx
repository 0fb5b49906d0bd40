import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { DatePicker } from '@dragoman/ui/DatePicker'
import { FormRow } from '@dragoman/ui/Form'
import { NumberField } from '@dragoman/ui/NumberField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../form/FormDialog.tsx'
import { t } from '../../i18n/t.ts'
import { usePlaces } from '../locales/locale-options.ts'

export interface ExchangeRateDialogProps {
  accountUUID: string
  base: string
  /** The present day, `2026-01-31`. */
  day: string
  onClose: () => void
}

/** A new exchange rate; earlier ones stay, for what was converted with them. */
export function ExchangeRateDialog({ accountUUID, base, day: today, onClose }: ExchangeRateDialogProps) {
  const [currency, setCurrency] = useState<string | null>(null)
  const [rate, setRate] = useState(Number.NaN)
  const [date, setDate] = useState<number | null>(Date.parse(today))
  const { currency: currencies } = usePlaces()
  const { mutate, isPending, error } = useMutation({
    ...mutation(api.finance.createExchangeRate),
    meta: { showsErrors: true },
  })
  const hasRate = rate > 0
  const save = () =>
    mutate(
      { path: { accountUUID }, body: { currency: currency!, rate, day: new Date(date!).toISOString().slice(0, 10) } },
      { onSuccess: onClose },
    )
  return (
    <FormDialog
      title={t('finance.addRate')}
      isDirty={currency !== null || hasRate}
      isRight={currency !== null && hasRate && date !== null}
      onSave={save}
      isPending={isPending}
      error={error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <ComboBox
            label={t('finance.currency')}
            options={currencies.filter(({ id }) => id !== base)}
            value={currency}
            onChange={setCurrency}
            errorMessage={isTried && currency === null ? t('finance.currencyMissing') : undefined}
          />
          <FormRow>
            <NumberField
              label={t('finance.exchangeRate')}
              description={t('finance.rateOf', { base })}
              value={rate}
              onChange={setRate}
              formatOptions={{ maximumFractionDigits: 10 }}
              errorMessage={isTried && !hasRate ? t('finance.exchangeRateMissing') : undefined}
            />
            <DatePicker
              label={t('finance.day')}
              value={date}
              onChange={setDate}
              timeZone="UTC"
              maximum={Date.parse(today)}
            />
          </FormRow>
        </>
      )}
    </FormDialog>
  )
}
