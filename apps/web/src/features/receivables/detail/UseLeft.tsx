import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { AllocationInput } from '@dragoman/sdk/operations/receivables'
import { NumberField } from '@dragoman/ui/NumberField'
import { Select } from '@dragoman/ui/Select'
import { useQuery, type UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrors } from '../../../errors/error-text.ts'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'

/** Open invoices to choose from. */
const mostInvoices = 100

export interface UseLeftProps {
  title: string
  /** The amount that is left, and the client and currency that it is for. */
  left: number
  currency: string
  orgUnitUuid: string
  /** The invoice that can't be paid with it. */
  except?: string
  /** The invoice that is chosen at first, if it is open. */
  first?: string
  use: Pick<UseMutationResult<unknown>, 'isPending' | 'error' | 'reset'>
  onUse: (allocations: AllocationInput[], onSuccess: () => void) => void
  onClose: () => void
}

/** Pays an open invoice of a client with what is left of a payment or of credit. */
export function UseLeft({ title, left, currency, orgUnitUuid, except, first, use, onUse, onClose }: UseLeftProps) {
  const filter = `is:open currency:${currency.toLowerCase()}`
  const { data } = useQuery(
    query(api.receivables.list, {
      query: { orgUnitUuid, filter, sort: 'dueDate,asc', size: mostInvoices },
    }),
  )
  const [chosen, setChosen] = useState(first)
  const [typed, setAmount] = useState<number>()
  const invoices = data?.content.filter(({ uuid }) => uuid !== except) ?? []
  const target = invoices.find(({ uuid }) => uuid === chosen)
  const amount = typed ?? (target ? Math.min(left, target.openAmount) : Number.NaN)
  const choose = (id: string) => {
    use.reset()
    setChosen(id)
    setAmount(undefined)
  }
  const isRight = target !== undefined && amount > 0
  const save = () =>
    onUse([{ invoiceUuid: chosen ?? '', amount }], () => {
      const number = target?.number ?? ''
      showToast({
        tone: 'success',
        title: t('receivables.creditUsed', { amount: formatMoney(amount, currency), number }),
      })
      onClose()
    })
  const refused = fieldErrors(use.error)
  const wrongAmount = refused['allocations[0].amount'] ?? refused['allocations']
  return (
    <FormDialog
      title={title}
      isDirty={chosen !== first || typed !== undefined}
      isRight={isRight}
      onSave={save}
      saveLabel={t('receivables.useCreditVerb')}
      isPending={use.isPending}
      error={wrongAmount ? null : use.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <p>{t('receivables.creditLeft', { amount: formatMoney(left, currency) })}</p>
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
