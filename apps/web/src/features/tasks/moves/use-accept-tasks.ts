import { sdkOf } from '@dragoman/hooks/api-query-client'
import { changedBy } from '@dragoman/hooks/query'
import { refresh } from '@dragoman/hooks/query-client'
import * as api from '@dragoman/sdk/api'
import { isHttpError } from '@dragoman/sdk/errors'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'

/** Accepts tasks, and says how many of them someone has withdrawn meanwhile: those stay as they are. */
export function useAcceptTasks() {
  const queryClient = useQueryClient()
  const acceptAll = async (taskUuids: readonly string[]) => {
    let accepted = 0
    // In turn: the account may hold each to a limit that the one before has reached.
    for (const taskUuid of taskUuids) {
      try {
        const change = { path: { taskUuid }, body: { status: 'APPROVED' as const } }
        await sdkOf(queryClient).send(api.tasks.changeStatus, change)
        accepted += 1
      } catch (error) {
        if (!isHttpError(error, 403, 404, 409, 422)) throw error
      }
    }
    return accepted
  }
  return useMutation({
    mutationFn: acceptAll,
    onSuccess: (accepted, { length }) => {
      const withdrawn = length - accepted
      showToast({
        tone: withdrawn > 0 ? 'info' : 'success',
        title: t('tasks.accepted', { count: accepted }),
        description: withdrawn > 0 ? t('tasks.accepted.withdrawn', { count: withdrawn }) : undefined,
      })
    },
    onSettled: () => void refresh(queryClient, [...changedBy(api.tasks.changeStatus), 'home']),
  })
}
