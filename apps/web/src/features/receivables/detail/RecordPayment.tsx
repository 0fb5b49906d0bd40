import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { isHttpError } from '@dragoman/sdk/errors'
import type { Invoice } from '@dragoman/sdk/operations/receivables'
import { DatePicker } from '@dragoman/ui/DatePicker'
import { FormRow } from '@dragoman/ui/Form'
import { NumberField } from '@dragoman/ui/NumberField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrors } from '../../../errors/error-text.ts'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { emptyPayment, isPaymentRight, paymentOf, type PaymentValues } from './payment-values.ts'
import { PaymentFields } from './PaymentFields.tsx'

/** Records what a client has paid of an invoice. What is paid beyond it becomes credit of the client. */
export function RecordPayment({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { currency, openAmount, number, baseCurrency } = invoice
  const [first] = useState(() => emptyPayment(openAmount, Date.now()))
  const [values, setValues] = useState<PaymentValues>(first)
  const record = useMutation({ ...mutation(api.receivables.recordPayment), meta: { showsErrors: true } })
  const change = (part: Partial<PaymentValues>) => {
    record.reset()
    setValues((present) => ({ ...present, ...part }))
  }
  const { amount, day } = values
  const save = () =>
    record.mutate(
      { body: paymentOf(values, invoice) },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t('receivables.recorded', { amount: formatMoney(amount, currency) }) })
          onClose()
        },
      },
    )
  const refused = fieldErrors(record.error)
  const money = { style: 'currency', currency } as const
  const shown = ['amount', 'valueDate', 'reference', 'fee', 'exchangeRate', 'allocations[0].amount']
  const isShown = isHttpError(record.error, 400) && Object.keys(refused).every((name) => shown.includes(name))
  return (
    <FormDialog
      title={t('receivables.recordTitle', { number })}
      isDirty={values !== first}
      isRight={isPaymentRight(values)}
      onSave={save}
      saveLabel={t('receivables.recordVerb')}
      isPending={record.isPending}
      error={isShown ? null : record.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <p>{t('receivables.recordText', { amount: formatMoney(openAmount, currency) })}</p>
          <FormRow>
            <NumberField
              label={t('receivables.amount')}
              description={
                amount > openAmount
                  ? t('receivables.overpaid', { amount: formatMoney(amount - openAmount, currency) })
                  : undefined
              }
              minValue={0}
              value={amount}
              onChange={(next) => change({ amount: next })}
              formatOptions={money}
              errorMessage={
                refused['amount'] ??
                refused['allocations[0].amount'] ??
                (isTried && !(amount > 0) ? t('receivables.amountMissing') : undefined)
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
          <PaymentFields {...{ values, refused, currency, baseCurrency }} onChange={change} />
        </>
      )}
    </FormDialog>
  )
}
