import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { IncomingPayment } from '@dragoman/sdk/operations/receivables'
import { useMutation } from '@tanstack/react-query'
import { showToast } from '../../../ground/toasts.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { ReverseDialog } from '../detail/ReverseDialog.tsx'

export interface DismissIncomingProps {
  incoming: IncomingPayment
  onClose: () => void
}

/** Sets income aside that isn't a payment of a client. */
export function DismissIncoming({ incoming: { uuid, amount, currency }, onClose }: DismissIncomingProps) {
  const { mutate, isPending, error } = useMutation({
    ...mutation(api.receivables.dismissIncoming),
    meta: { showsErrors: true },
  })
  const money = formatMoney(amount, currency)
  const dismiss = (reason: string) =>
    mutate(
      { path: { incomingUUID: uuid }, body: { reason } },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t('receivables.incoming.dismissed', { amount: money }) })
          onClose()
        },
      },
    )
  return (
    <ReverseDialog
      title={t('receivables.incoming.dismissTitle', { amount: money })}
      text={t('receivables.incoming.dismissText')}
      saveLabel={t('receivables.incoming.dismissVerb')}
      isPending={isPending}
      error={error}
      onReverse={dismiss}
      onClose={onClose}
    />
  )
}
