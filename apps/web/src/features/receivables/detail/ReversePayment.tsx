import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ClientPaymentAllocation } from '@dragoman/sdk/operations/receivables'
import { useMutation } from '@tanstack/react-query'
import { showToast } from '../../../ground/toasts.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { ReverseDialog } from './ReverseDialog.tsx'

export interface ReversePaymentProps {
  payment: Pick<ClientPaymentAllocation, 'paymentUuid' | 'amount'>
  currency: string
  onClose: () => void
}

/** Takes back a payment that was recorded by mistake; its invoices are open again. */
export function ReversePayment({ payment, currency, onClose }: ReversePaymentProps) {
  const { mutate, isPending, error } = useMutation({
    ...mutation(api.receivables.reversePayment),
    meta: { showsErrors: true },
  })
  const reverse = (reason: string) =>
    mutate(
      { path: { paymentUUID: payment.paymentUuid }, body: { reason } },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t('receivables.reversedNow') })
          onClose()
        },
      },
    )
  return (
    <ReverseDialog
      title={t('receivables.reverseTitle')}
      text={t('receivables.reverseText', { amount: formatMoney(payment.amount, currency) })}
      isPending={isPending}
      error={error}
      onReverse={reverse}
      onClose={onClose}
    />
  )
}
