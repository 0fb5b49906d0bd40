import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { PayableItem } from '@dragoman/sdk/operations/payables'
import { DatePicker } from '@dragoman/ui/DatePicker'
import { FormRow } from '@dragoman/ui/Form'
import { NumberField } from '@dragoman/ui/NumberField'
import { TextField } from '@dragoman/ui/TextField'
import { useState } from 'react'
import { ConflictNotice } from '../../../form/ConflictNotice.tsx'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { todayHere } from '../../../i18n/today-here.ts'

/** The parts of a payable that a payment is recorded of. */
export type Payable = Pick<PayableItem, 'uuid' | 'name' | 'version' | 'currency'>

/** Records a payment of a payable; what is left out of the amount stays open. */
export function SettleDialog({ payable, open, onClose }: { payable: Payable; open: number; onClose: () => void }) {
  const { currency, name, uuid } = payable
  const [amount, setAmount] = useState(open)
  const [day, setDay] = useState<number | null>(() => todayHere())
  const [reference, setReference] = useState('')
  const settle = useVersionedMutation(api.payouts.settle, payable, { meta: { showsErrors: true } })
  const isRight = day !== null && amount > 0 && amount <= open
  const save = () => {
    if (day === null) return
    const date = new Date(day).toISOString().slice(0, 10)
    const body = { date, ...(amount !== open && { amount }), ...(reference.trim() && { reference: reference.trim() }) }
    const onSuccess = () => {
      showToast({ tone: 'success', title: t('payouts.done.settle', { number: name }) })
      onClose()
    }
    settle.mutate({ path: { payableUUID: uuid }, body }, { onSuccess })
  }
  return (
    <FormDialog
      title={t('payouts.title.settle', { number: name })}
      isDirty={reference !== '' || amount !== open}
      isRight={isRight}
      onSave={save}
      saveLabel={t('payouts.verb.settle')}
      isPending={settle.isPending}
      error={settle.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <ConflictNotice conflict={settle.conflict} isPending={settle.isPending} />
          <p>{t('payouts.text.settle', { amount: formatMoney(open, currency) })}</p>
          <FormRow>
            <NumberField
              label={t('payouts.amount')}
              value={amount}
              onChange={setAmount}
              formatOptions={{ style: 'currency', currency }}
              errorMessage={
                isTried && !(amount > 0 && amount <= open)
                  ? t('payouts.amountWrong', { amount: formatMoney(open, currency) })
                  : undefined
              }
            />
            <DatePicker label={t('payouts.paidOn')} value={day} onChange={setDay} timeZone="UTC" />
            <TextField
              label={t('payouts.reference')}
              isOptional
              maxLength={100}
              autoComplete="off"
              value={reference}
              onChange={setReference}
            />
          </FormRow>
        </>
      )}
    </FormDialog>
  )
}
