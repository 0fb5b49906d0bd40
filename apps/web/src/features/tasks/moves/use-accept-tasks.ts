import { sdkOf } from '@dragoman/hooks/api-query-client'
import { changedBy } from '@dragoman/hooks/query'
import { refresh } from '@dragoman/hooks/query-client'
import * as api from '@dragoman/sdk/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { afterRefusal, leftText, nothingYet } from './accept-outcome.ts'

/** Accepts tasks, and says how many of them someone has withdrawn meanwhile, and why others stay as they are. */
export function useAcceptTasks() {
  const queryClient = useQueryClient()
  const acceptAll = async (taskUuids: readonly string[]) => {
    let outcome = nothingYet
    // In turn: the account may hold each to a limit that the one before has reached.
    for (const taskUuid of taskUuids) {
      try {
        const change = { path: { taskUuid }, body: { status: 'APPROVED' as const } }
        await sdkOf(queryClient).send(api.tasks.changeStatus, change)
        outcome = { ...outcome, accepted: outcome.accepted + 1 }
      } catch (error) {
        outcome = afterRefusal(outcome, error)
      }
    }
    return outcome
  }
  return useMutation({
    mutationFn: acceptAll,
    onSuccess: (outcome) => {
      const description = leftText(outcome)
      showToast({
        tone: description === undefined ? 'success' : 'info',
        title: t('tasks.accepted', { count: outcome.accepted }),
        description,
      })
    },
    onSettled: () => void refresh(queryClient, [...changedBy(api.tasks.changeStatus), 'home']),
  })
}
