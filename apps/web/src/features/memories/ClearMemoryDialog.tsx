import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { ConfirmDialog } from '@dragoman/ui/ConfirmDialog'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../errors/error-text.ts'
import { failureText } from '../../errors/failure-text.ts'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import { useJobEnd } from './use-job-end.ts'

export interface ClearMemoryDialogProps {
  memory: TranslationMemory
  isOpen: boolean
  onClose: () => void
}

/** Asks before all units of a memory go, says how many, and waits until they are gone. */
export function ClearMemoryDialog({ memory, isOpen, onClose }: ClearMemoryDialogProps) {
  const clear = useMutation({ ...mutation(api.translationMemories.clear), meta: { showsErrors: true } })
  const { job, isRunning } = useJobEnd(clear.data?.uuid, (ended) => {
    if (ended.status !== 'FINISHED') return
    showToast({ tone: 'success', title: t('tm.cleared', { name: memory.name }) })
    onClose()
    clear.reset()
  })
  const failure = clear.error
    ? errorText(clear.error)
    : job?.status === 'FAILED'
      ? failureText(job.failure, job.error)
      : undefined
  return (
    <ConfirmDialog
      title={t('tm.clear.title', { name: memory.name })}
      tone="danger"
      isOpen={isOpen}
      onOpenChange={() => {
        clear.reset()
        onClose()
      }}
      isPending={clear.isPending || isRunning}
      errorMessage={failure}
      labels={{
        confirm: t('tm.clear'),
      }}
      onConfirm={() => clear.mutate({ path: { tmUuid: memory.uuid } })}
    >
      <p>{t('tm.clear.text', { count: memory.totalUnits ?? 0 })}</p>
    </ConfirmDialog>
  )
}
