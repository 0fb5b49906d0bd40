import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Invoice } from '@dragoman/sdk/operations/receivables'
import { useMutation } from '@tanstack/react-query'
import { t } from '../../../i18n/t.ts'
import { RefundLeft } from './RefundLeft.tsx'

/** Records what a client was paid back of the credit of an invoice. */
export function RefundCredit({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { uuid, number, currency, baseCurrency, clientCredit } = invoice
  const refund = useMutation({ ...mutation(api.receivables.refundCredit), meta: { showsErrors: true } })
  return (
    <RefundLeft
      title={t('receivables.refundTitle', { number })}
      left={clientCredit}
      currency={currency}
      baseCurrency={baseCurrency}
      refund={refund}
      onRefund={(body, onSuccess) => refund.mutate({ path: { receivableUUID: uuid }, body }, { onSuccess })}
      onClose={onClose}
    />
  )
}
