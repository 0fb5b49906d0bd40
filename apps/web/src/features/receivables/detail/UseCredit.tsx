import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Invoice } from '@dragoman/sdk/operations/receivables'
import { NumberField } from '@dragoman/ui/NumberField'
import { Select } from '@dragoman/ui/Select'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrors } from '../../../errors/error-text.ts'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'

/** Open invoices to choose from. */
const mostInvoices = 100

/** Pays another open invoice of a client with the credit of an invoice. */
export function UseCredit({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { uuid, number, currency, clientCredit, organizationalUnit } = invoice
  const filter = `is:open currency:${currency.toLowerCase()}`
  const { data } = useQuery(
    query(api.receivables.list, {
      query: { orgUnitUuid: organizationalUnit.uuid, filter, sort: 'dueDate,asc', size: mostInvoices },
    }),
  )
  const [chosen, setChosen] = useState<string>()
  const [amount, setAmount] = useState(Number.NaN)
  const use = useMutation({ ...mutation(api.receivables.allocateCredit), meta: { showsErrors: true } })
  const invoices = data?.content.filter((each) => each.uuid !== uuid) ?? []
  const target = invoices.find((each) => each.uuid === chosen)
  const choose = (id: string) => {
    use.reset()
    setChosen(id)
    setAmount(Math.min(clientCredit, invoices.find((each) => each.uuid === id)?.openAmount ?? 0))
  }
  const isRight = target !== undefined && amount > 0
  const save = () =>
    use.mutate(
      { path: { receivableUUID: uuid }, body: { allocations: [{ invoiceUuid: chosen ?? '', amount }] } },
      {
        onSuccess: () => {
          const title = t('receivables.creditUsed', {
            amount: formatMoney(amount, currency),
            number: target?.number ?? '',
          })
          showToast({ tone: 'success', title })
          onClose()
        },
      },
    )
  const refused = fieldErrors(use.error)
  const wrongAmount = refused['allocations[0].amount'] ?? refused['allocations']
  return (
    <FormDialog
      title={t('receivables.useCreditTitle', { number })}
      isDirty={chosen !== undefined}
      isRight={isRight}
      onSave={save}
      saveLabel={t('receivables.useCreditVerb')}
      isPending={use.isPending}
      error={wrongAmount ? null : use.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <p>{t('receivables.creditLeft', { amount: formatMoney(clientCredit, currency) })}</p>
          <Select
            name="invoice"
            label={t('receivables.creditInvoice')}
            description={data && invoices.length === 0 ? t('receivables.noOpenInvoice', { currency }) : undefined}
            options={invoices.map((each) => ({
              id: each.uuid,
              label: `${each.number} · ${formatMoney(each.openAmount, currency)}`,
            }))}
            value={chosen ?? null}
            onChange={choose}
            errorMessage={isTried && !target ? t('receivables.creditInvoiceMissing') : undefined}
          />
          <NumberField
            label={t('receivables.amount')}
            minValue={0}
            value={amount}
            onChange={(next) => {
              use.reset()
              setAmount(next)
            }}
            formatOptions={{ style: 'currency', currency }}
            errorMessage={wrongAmount ?? (isTried && !(amount > 0) ? t('receivables.amountMissing') : undefined)}
          />
        </>
      )}
    </FormDialog>
  )
}
