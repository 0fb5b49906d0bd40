import { sdkOf } from '@dragoman/hooks/api-query-client'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { confirmDelete } from '../../form/confirm-delete.ts'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../shell/toasts.ts'

/** Deletes a memory with all of its translation units, once that is confirmed, and goes to the list of memories. */
export function useDeleteMemory({ uuid, name, totalUnits = 0 }: TranslationMemory): () => void {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const operation = api.translationMemories.remove
  const run = async () => {
    await call(sdkOf(queryClient), operation, { path: { tmUuid: uuid } })
    showToast({ tone: 'success', title: t('tm.removed', { name }) })
    // First away from here: its page would ask again for what is gone.
    await navigate({ to: '/tm' })
    const resources = ['translationMemories', ...(operation.refreshes ?? [])]
    await Promise.all(resources.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })))
  }
  return () =>
    confirmDelete({
      title: t('tm.remove.title', { name }),
      text: t('tm.remove.text', { count: totalUnits }),
      verb: t('tm.remove'),
      run,
    })
}
