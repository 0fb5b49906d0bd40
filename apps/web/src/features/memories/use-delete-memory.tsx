import { sdkOf } from '@dragoman/hooks/api-query-client'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { confirmDelete } from '../../form/confirm-delete.ts'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import { memoryQuery } from './memory-query.ts'

/** Deletes a memory with all of its translation units, once that is confirmed, and goes to the list of memories. */
export function useDeleteMemory(memory: TranslationMemory): () => void {
  const { uuid, name } = memory
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
      text: <WhatIsLost memory={memory} />,
      verb: t('tm.remove'),
      run,
    })
}

/** Says how many units the memory has: it may have been emptied just now. */
function WhatIsLost({ memory }: { memory: TranslationMemory }) {
  // The page asks for it; no one does once it is gone.
  const { data = memory } = useQuery({ ...memoryQuery(memory.uuid), enabled: false })
  return t('tm.remove.text', { count: data.totalUnits ?? 0 })
}
