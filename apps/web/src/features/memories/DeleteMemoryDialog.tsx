import { sdkOf } from '@dragoman/hooks/api-query-client'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { ConfirmDialog } from '@dragoman/ui/ConfirmDialog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { errorText } from '../../errors/error-text.ts'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../shell/toasts.ts'

export interface DeleteMemoryDialogProps {
  memory: TranslationMemory
  isOpen: boolean
  onClose: () => void
}

/** Asks before a memory goes with everything in it, and says how much that is. */
export function DeleteMemoryDialog({ memory, isOpen, onClose }: DeleteMemoryDialogProps) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const operation = api.translationMemories.remove
  const remove = useMutation({
    mutationFn: async () => {
      await call(sdkOf(queryClient), operation, { path: { tmUuid: memory.uuid } })
      showToast({ tone: 'success', title: t('tm.removed', { name: memory.name }) })
      // First away from here: its page would ask again for what is gone.
      await navigate({ to: '/tm' })
      const resources = ['translationMemories', ...(operation.refreshes ?? [])]
      await Promise.all(resources.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })))
    },
    meta: { showsErrors: true },
  })
  return (
    <ConfirmDialog
      title={t('tm.remove.title', { name: memory.name })}
      tone="danger"
      isOpen={isOpen}
      onOpenChange={onClose}
      isPending={remove.isPending}
      errorMessage={remove.error ? errorText(remove.error) : undefined}
      labels={{
        confirm: t('tm.remove'),
      }}
      onConfirm={() => remove.mutate()}
    >
      <p>{t('tm.remove.text', { count: memory.totalUnits ?? 0 })}</p>
    </ConfirmDialog>
  )
}
