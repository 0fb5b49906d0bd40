import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { useMutation } from '@tanstack/react-query'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'
import type { Payable } from './SettleDialog.tsx'

/** Makes a payable whose payment came back ready to pay again. */
export function useRetry(): (payable: Payable) => void {
  const retry = useMutation(mutation(api.payouts.retry))
  return ({ uuid, name, version }) =>
    retry.mutate(
      { path: { payableUUID: uuid }, headers: { 'If-Match': version } },
      { onSuccess: () => showToast({ tone: 'success', title: t('payouts.done.retry', { number: name }) }) },
    )
}
