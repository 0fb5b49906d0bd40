import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { useMutation } from '@tanstack/react-query'
import { t } from '../../../i18n/t.ts'
import { RefundLeft } from './RefundLeft.tsx'
import type { PaymentDialogProps } from './UsePayment.tsx'

/** Records that a client was paid back what is left of a payment. */
export function RefundPayment({ payment, invoice, onClose }: PaymentDialogProps) {
  const { uuid, currency, unallocatedAmount } = payment
  const refund = useMutation({ ...mutation(api.receivables.refundPayment), meta: { showsErrors: true } })
  return (
    <RefundLeft
      title={t('receivables.refundRestTitle')}
      left={unallocatedAmount}
      currency={currency}
      baseCurrency={invoice.baseCurrency}
      refund={refund}
      onRefund={(body, onSuccess) => refund.mutate({ path: { paymentUUID: uuid }, body }, { onSuccess })}
      onClose={onClose}
    />
  )
}
