import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { isHttpError } from '@dragoman/sdk/errors'
import { ConfirmDialog } from '@dragoman/ui/ConfirmDialog'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { failureText } from '../../../errors/failure-text.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { useJobEnd } from '../use-job-end.ts'

/** Takes replacements in a memory back, and asks first where something was changed since. */
export function useUndo(tmUuid: string) {
  const [running, setRunning] = useState<string>()
  const start = useMutation({ ...mutation(api.translationMemories.undoReplacement), meta: { showsErrors: true } })
  const { isRunning } = useJobEnd(running, (job) => {
    setRunning(undefined)
    if (job.status === 'FINISHED') showToast({ tone: 'success', title: t('tm.undo.done') })
    else showToast({ tone: 'danger', title: t('tm.undo.failed'), description: failureText(job.failure, job.error) })
  })
  const send = (jobUuid: string, keepChanged: boolean) =>
    start.mutate(
      { path: { tmUuid, jobUuid }, body: { keepChanged } },
      {
        onSuccess: ({ uuid }) => setRunning(uuid),
        onError: (error) => {
          if (changedSince(error) === undefined)
            showToast({ tone: 'danger', title: t('tm.undo.failed'), description: errorText(error) })
        },
      },
    )
  const changed = changedSince(start.error)
  const asked = start.variables?.path.jobUuid
  return {
    undo: (jobUuid: string) => send(jobUuid, false),
    isPending: start.isPending || isRunning,
    dialog: (
      <ConfirmDialog
        title={t('tm.undo.changed')}
        isOpen={changed !== undefined}
        onOpenChange={() => start.reset()}
        isPending={start.isPending}
        labels={{
          confirm: t('tm.undo.others'),
        }}
        onConfirm={() => asked && send(asked, true)}
      >
        <p>{t('tm.undo.changedText', { count: changed ?? 0 })}</p>
      </ConfirmDialog>
    ),
  }
}

/** How many translations were changed since, where the server refused for that. */
function changedSince(error: Error | null): number | undefined {
  if (!isHttpError<'translationMemories.undoReplacement'>(error) || error.code !== 'CHANGED_SINCE') return undefined
  const { changed } = (error.data ?? {}) as { changed?: unknown[] }
  return changed?.length ?? 0
}
