import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { InvoiceCreditUse } from '@dragoman/sdk/operations/receivables'
import { useMutation } from '@tanstack/react-query'
import { showToast } from '../../../ground/toasts.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { ReverseDialog } from './ReverseDialog.tsx'

export interface ReverseCreditUseProps {
  use: InvoiceCreditUse
  currency: string
  onClose: () => void
}

/** Takes back a use of credit that was recorded by mistake. */
export function ReverseCreditUse({ use, currency, onClose }: ReverseCreditUseProps) {
  const { mutate, isPending, error } = useMutation({
    ...mutation(api.receivables.reverseCreditUse),
    meta: { showsErrors: true },
  })
  const reverse = (reason: string) =>
    mutate(
      { path: { creditUseUUID: use.uuid }, body: { reason } },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t('receivables.useReversed') })
          onClose()
        },
      },
    )
  return (
    <ReverseDialog
      title={t('receivables.reverseUseTitle')}
      text={t('receivables.reverseUseText', { amount: formatMoney(use.amount, currency) })}
      isPending={isPending}
      error={error}
      onReverse={reverse}
      onClose={onClose}
    />
  )
}
