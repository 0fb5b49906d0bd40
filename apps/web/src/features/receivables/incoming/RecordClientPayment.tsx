import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { isHttpError } from '@dragoman/sdk/errors'
import type { IncomingPayment } from '@dragoman/sdk/operations/receivables'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrors } from '../../../errors/error-text.ts'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { formatDate } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { clientPaymentOf, emptyPayment, isPaymentRight, type PaymentValues } from '../detail/payment-values.ts'
import { PaymentFields } from '../detail/PaymentFields.tsx'
import { AmountFields } from './AmountFields.tsx'
import { NamedInvoices } from './NamedInvoices.tsx'

export interface RecordClientPaymentProps {
  /** Income of a bank statement; without it, amount and day are entered. */
  incoming?: IncomingPayment
  baseCurrency: string | undefined
  onClose: () => void
}

const fields = ['orgUnitUuid', 'amount', 'reference', 'fee', 'exchangeRate']
/** Of what is entered by hand, too. */
const fieldsByHand = [...fields, 'currency', 'valueDate']

/** Records what a client has paid. Without an invoice it is credit of the client, which pays invoices later. */
export function RecordClientPayment({ incoming, baseCurrency, onClose }: RecordClientPaymentProps) {
  const { data: units } = useSuspenseQuery(query(api.orgUnits.list, { query: { size: 500, sort: 'name,asc' } }))
  const suggested = incoming?.organizationalUnit?.uuid ?? null
  const [first] = useState(() => ({ ...emptyPayment(Number.NaN, Date.now()), reference: incoming?.reference ?? '' }))
  const [values, setValues] = useState<PaymentValues>(first)
  const [unit, setUnit] = useState(suggested)
  const [firstCurrency] = useState(incoming?.currency ?? baseCurrency ?? 'USD')
  const [currency, setCurrency] = useState(firstCurrency)
  const [firstPaid] = useState(() => incoming?.invoices.map(({ uuid }) => uuid) ?? [])
  const [paid, setPaid] = useState(firstPaid)
  const record = useMutation({ ...mutation(api.receivables.recordPayment), meta: { showsErrors: true } })
  // A refusal stays until the next try: if it left as a number is entered, the button would move from under the pointer.
  const change = (part: Partial<PaymentValues>) => setValues((present) => ({ ...present, ...part }))
  // The invoices that it names are those of the client that was found by them.
  const named = unit === suggested ? (incoming?.invoices ?? []) : []
  const body = clientPaymentOf(values, {
    currency,
    orgUnitUuid: unit ?? '',
    incoming,
    invoices: named.filter(({ uuid }) => paid.includes(uuid)),
  })
  const save = () =>
    record.mutate(
      { body },
      {
        onSuccess: ({ amount }) => {
          showToast({ tone: 'success', title: t('receivables.recorded', { amount: formatMoney(amount, currency) }) })
          onClose()
        },
      },
    )
  const refused = fieldErrors(record.error)
  const shown = incoming ? fields : fieldsByHand
  const isShown = isHttpError(record.error, 400) && Object.keys(refused).every((name) => shown.includes(name))
  return (
    <FormDialog
      title={t('receivables.incoming.recordTitle')}
      isDirty={values !== first || unit !== suggested || currency !== firstCurrency || paid !== firstPaid}
      isRight={unit !== null && (incoming !== undefined || isPaymentRight(values))}
      onSave={save}
      saveLabel={t('receivables.recordVerb')}
      isPending={record.isPending}
      error={isShown ? null : record.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          {incoming && (
            <p>
              {t('receivables.incoming.arrived', {
                amount: formatMoney(incoming.amount, currency),
                day: formatDate(Date.parse(incoming.date), 'UTC'),
                payer: incoming.payer ?? '–',
              })}
            </p>
          )}
          <ComboBox
            label={t('receivables.client')}
            description={named.length === 0 ? t('receivables.incoming.onAccount') : undefined}
            options={units.content.map(({ uuid, name, organization }) => ({
              id: uuid,
              label: organization && organization.name !== name ? `${organization.name} · ${name}` : name,
            }))}
            value={unit}
            onChange={setUnit}
            errorMessage={
              refused['orgUnitUuid'] ?? (isTried && unit === null ? t('receivables.incoming.clientMissing') : undefined)
            }
          />
          {named.length > 0 && <NamedInvoices invoices={named} currency={currency} value={paid} onChange={setPaid} />}
          {!incoming && (
            <AmountFields {...{ values, refused, isTried, currency }} onChange={change} onCurrency={setCurrency} />
          )}
          <PaymentFields
            values={values}
            onChange={change}
            refused={incoming ? { fee: refused['amount'] ?? '', ...refused } : refused}
            currency={currency}
            baseCurrency={baseCurrency}
          />
        </>
      )}
    </FormDialog>
  )
}
