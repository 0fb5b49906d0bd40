import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ClientPaymentRefund } from '@dragoman/sdk/operations/receivables'
import { useMutation } from '@tanstack/react-query'
import { showToast } from '../../../ground/toasts.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { ReverseDialog } from './ReverseDialog.tsx'

export interface ReversePaymentRefundProps {
  refund: ClientPaymentRefund
  currency: string
  onClose: () => void
}

/** Takes back a refund that was recorded by mistake. */
export function ReversePaymentRefund({ refund, currency, onClose }: ReversePaymentRefundProps) {
  const { mutate, isPending, error } = useMutation({
    ...mutation(api.receivables.reversePaymentRefund),
    meta: { showsErrors: true },
  })
  const reverse = (reason: string) =>
    mutate(
      { path: { paymentRefundUUID: refund.uuid }, body: { reason } },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t('receivables.refundReversed') })
          onClose()
        },
      },
    )
  return (
    <ReverseDialog
      title={t('receivables.reverseRefundTitle')}
      text={t('receivables.reverseRefundText', { amount: formatMoney(refund.amount, currency) })}
      isPending={isPending}
      error={error}
      onReverse={reverse}
      onClose={onClose}
    />
  )
}
