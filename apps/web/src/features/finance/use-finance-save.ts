import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { FinanceSettings, FinanceSettingsUpdate } from '@dragoman/sdk/operations/finance'
import { ifMatch } from '@dragoman/sdk/versions'
import { useMutation } from '@tanstack/react-query'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import type { FinanceCardProps } from './finance-query.ts'

/** Saves a part of the finance settings over the state that was read, and says so. */
export function useFinanceSave({ accountUUID, settings }: FinanceCardProps) {
  const { mutate, ...state } = useMutation({ ...mutation(api.finance.update), meta: { showsErrors: true } })
  const save = (body: FinanceSettingsUpdate, onSuccess?: (saved: FinanceSettings) => void) =>
    mutate(
      { path: { accountUUID }, headers: ifMatch(settings), body },
      {
        onSuccess: (saved) => {
          showToast({ tone: 'success', title: t('finance.saved') })
          onSuccess?.(saved)
        },
      },
    )
  return { ...state, save }
}
