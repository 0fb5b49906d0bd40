import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ClientPayment } from '@dragoman/sdk/operations/receivables'
import { useMutation } from '@tanstack/react-query'
import { t } from '../../../i18n/t.ts'
import { RefundLeft } from './RefundLeft.tsx'

export interface RefundPaymentProps {
  payment: ClientPayment
  /** The currency of the books. */
  baseCurrency: string | undefined
  onClose: () => void
}

/** Records that a client was paid back what is left of a payment. */
export function RefundPayment({ payment, baseCurrency, onClose }: RefundPaymentProps) {
  const { uuid, currency, unallocatedAmount } = payment
  const refund = useMutation({ ...mutation(api.receivables.refundPayment), meta: { showsErrors: true } })
  return (
    <RefundLeft
      title={t('receivables.refundRestTitle')}
      left={unallocatedAmount}
      currency={currency}
      baseCurrency={baseCurrency}
      refund={refund}
      onRefund={(body, onSuccess) => refund.mutate({ path: { paymentUUID: uuid }, body }, { onSuccess })}
      onClose={onClose}
    />
  )
}
