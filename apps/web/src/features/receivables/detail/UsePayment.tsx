import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ClientPayment, Invoice } from '@dragoman/sdk/operations/receivables'
import { useMutation } from '@tanstack/react-query'
import { t } from '../../../i18n/t.ts'
import { UseLeft } from './UseLeft.tsx'

export interface PaymentDialogProps {
  payment: ClientPayment
  /** The invoice that it is opened from. */
  invoice?: Pick<Invoice, 'uuid' | 'openAmount'>
  onClose: () => void
}

/** Pays this or another open invoice of a client with what is left of a payment. */
export function UsePayment({ payment, invoice, onClose }: PaymentDialogProps) {
  const { uuid, currency, unallocatedAmount, organizationalUnit } = payment
  const use = useMutation({ ...mutation(api.receivables.allocatePayment), meta: { showsErrors: true } })
  return (
    <UseLeft
      title={t('receivables.useRestTitle')}
      left={unallocatedAmount}
      currency={currency}
      orgUnitUuid={organizationalUnit.uuid}
      first={invoice && invoice.openAmount > 0 ? invoice.uuid : undefined}
      use={use}
      onUse={(allocations, onSuccess) =>
        use.mutate({ path: { paymentUUID: uuid }, body: { allocations } }, { onSuccess })
      }
      onClose={onClose}
    />
  )
}
