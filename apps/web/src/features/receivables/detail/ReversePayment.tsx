import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ClientPaymentAllocation } from '@dragoman/sdk/operations/receivables'
import { TextArea } from '@dragoman/ui/TextArea'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'

export interface ReversePaymentProps {
  payment: ClientPaymentAllocation
  currency: string
  onClose: () => void
}

/** Takes back a payment that was recorded by mistake; its invoices are open again. */
export function ReversePayment({ payment, currency, onClose }: ReversePaymentProps) {
  const [reason, setReason] = useState('')
  const reverse = useMutation({ ...mutation(api.receivables.reversePayment), meta: { showsErrors: true } })
  const isRight = reason.trim() !== ''
  const save = () =>
    reverse.mutate(
      { path: { paymentUUID: payment.paymentUuid }, body: { reason: reason.trim() } },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t('receivables.reversedNow') })
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={t('receivables.reverseTitle')}
      isDirty={reason !== ''}
      isRight={isRight}
      onSave={save}
      saveLabel={t('receivables.reverseVerb')}
      tone="danger"
      isPending={reverse.isPending}
      error={reverse.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <p>{t('receivables.reverseText', { amount: formatMoney(payment.amount, currency) })}</p>
          <TextArea
            name="reason"
            label={t('receivables.reason')}
            rows={3}
            maxLength={2000}
            isRequired
            value={reason}
            onChange={setReason}
            errorMessage={isTried && !isRight ? t('receivables.reasonMissing') : undefined}
          />
        </>
      )}
    </FormDialog>
  )
}
