import type { CreditRefundInput } from '@dragoman/sdk/operations/receivables'
import { DatePicker } from '@dragoman/ui/DatePicker'
import { FormRow } from '@dragoman/ui/Form'
import { NumberField } from '@dragoman/ui/NumberField'
import { TextField } from '@dragoman/ui/TextField'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrors } from '../../../errors/error-text.ts'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { emptyPayment, isPaymentRight, refundOf, type PaymentValues } from './payment-values.ts'

const shown = ['amount', 'valueDate', 'reference', 'exchangeRate']

export interface RefundLeftProps {
  title: string
  /** The amount that is left. */
  left: number
  currency: string
  baseCurrency: string | undefined
  refund: Pick<UseMutationResult<unknown>, 'isPending' | 'error' | 'reset'>
  onRefund: (body: CreditRefundInput, onSuccess: () => void) => void
  onClose: () => void
}

/** Records what a client was paid back of a payment or of credit. */
export function RefundLeft({ title, left, currency, baseCurrency, refund, onRefund, onClose }: RefundLeftProps) {
  const [first] = useState(() => emptyPayment(left, Date.now()))
  const [values, setValues] = useState<PaymentValues>(first)
  const change = (part: Partial<PaymentValues>) => {
    refund.reset()
    setValues((present) => ({ ...present, ...part }))
  }
  const { amount, day, reference, exchangeRate } = values
  const save = () =>
    onRefund(refundOf(values), () => {
      showToast({ tone: 'success', title: t('receivables.refundRecorded', { amount: formatMoney(amount, currency) }) })
      onClose()
    })
  const refused = fieldErrors(refund.error)
  return (
    <FormDialog
      title={title}
      isDirty={values !== first}
      isRight={isPaymentRight(values)}
      onSave={save}
      saveLabel={t('receivables.recordVerb')}
      isPending={refund.isPending}
      error={shown.some((name) => refused[name]) ? null : refund.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <p>{t('receivables.creditLeft', { amount: formatMoney(left, currency) })}</p>
          <FormRow>
            <NumberField
              label={t('receivables.amount')}
              minValue={0}
              value={amount}
              onChange={(next) => change({ amount: next })}
              formatOptions={{ style: 'currency', currency }}
              errorMessage={
                refused['amount'] ?? (isTried && !(amount > 0) ? t('receivables.amountMissing') : undefined)
              }
            />
            <DatePicker
              label={t('receivables.valueDate')}
              value={day}
              onChange={(next) => change({ day: next })}
              timeZone="UTC"
              errorMessage={refused['valueDate'] ?? (isTried && day === null ? t('receivables.dayMissing') : undefined)}
            />
          </FormRow>
          <TextField
            label={t('receivables.reference')}
            isOptional
            value={reference}
            onChange={(next) => change({ reference: next })}
            maxLength={140}
            autoComplete="off"
            errorMessage={refused['reference']}
          />
          {baseCurrency !== undefined && baseCurrency !== currency && (
            <NumberField
              label={t('receivables.exchangeRate')}
              description={t('receivables.exchangeRateText', { currency, base: baseCurrency })}
              isOptional
              minValue={0}
              value={exchangeRate}
              onChange={(next) => change({ exchangeRate: next })}
              formatOptions={{ maximumFractionDigits: 10 }}
              errorMessage={refused['exchangeRate']}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
