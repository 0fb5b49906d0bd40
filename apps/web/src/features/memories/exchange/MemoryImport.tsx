import { useCan } from '@dragoman/hooks/permissions'
import { isCanceled, useJob } from '@dragoman/hooks/jobs'
import { mutation } from '@dragoman/hooks/query'
import { useUpload, type Sending } from '@dragoman/hooks/upload'
import * as api from '@dragoman/sdk/api'
import type { Job } from '@dragoman/sdk/operations/jobs'
import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { FileDrop, type FileDropItem } from '@dragoman/ui/FileDrop'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { languageName } from '../../../i18n/format.ts'
import { jobRow } from '../../../files/job-row.ts'
import { t } from '../../../i18n/t.ts'
import { useUnsavedGuard } from '../../../shell/unsaved.ts'
import { ImportDetail } from './ImportDetail.tsx'

const extensions = ['tmx', 'gz']

export interface MemoryImportProps {
  memory: TranslationMemory
  /** The import that is shown; it stands in the address, so that coming back finds it. */
  jobUuid: string | undefined
  onJobChange: (jobUuid: string | undefined) => void
}

/** Takes a TMX file into a memory: sent, imported and canceled in one row, which then says what came of it. */
export function MemoryImport({ memory, jobUuid, onJobChange }: MemoryImportProps) {
  const mayImport = useCan(requirements['translationMemories.import'])
  const { job, progress, isRunning } = useJob(jobUuid, ['translationMemories'])
  const { sending, isSending, send, stop } = useUpload(api.translationMemories.import, {
    paramsOf: (file) => ({ path: { tmUuid: memory.uuid }, body: { file } }),
    accept: extensions,
    onSent: ({ uuid }) => onJobChange(uuid),
    meta: { showsErrors: true },
  })
  const [refused, setRefused] = useState<string[]>([])
  const cancel = useMutation(mutation(api.jobs.cancel))
  const restart = useMutation({ ...mutation(api.jobs.restart), onSuccess: ({ uuid }) => onJobChange(uuid) })
  useUnsavedGuard(isSending)
  const isBusy = isSending || isRunning
  const row = sending
    ? sendingRow(sending)
    : job &&
      importRow(job, progress, {
        cancel: () => cancel.mutate({ path: { jobUuid: job.uuid } }),
        restart: () => restart.mutate({ path: { jobUuid: job.uuid } }),
        isPending: cancel.isPending || restart.isPending,
      })
  return (
    <Card title={t('tm.import')} description={t('tm.import.text', { language: languageName(memory.sourceLocale) })}>
      {refused.length > 0 && (
        <InlineAlert tone="danger" isAnnounced dismiss={{ onDismiss: () => setRefused([]) }}>
          {t('tm.import.refused', { name: refused[0]! })}
        </InlineAlert>
      )}
      <FileDrop
        label={t('tm.import')}
        extensions={extensions}
        isSingle
        isDisabled={!mayImport || isBusy}
        onFiles={([file], others) => {
          setRefused(others.map(({ name }) => name))
          if (!file) return
          onJobChange(undefined)
          send(file)
        }}
        files={row ? [row] : []}
        onRemove={isRunning ? undefined : () => (sending ? stop() : onJobChange(undefined))}
        labels={{
          drop: t('tm.import.drop'),
          browse: t('tm.import.browse'),
          allowed: t('tm.import.allowed'),
          list: t('tm.import.list'),
          remove: (name) => t('tm.import.remove', { name }),
          retry: (name) => t('tm.import.again', { name }),
          state: {
            waiting: t('tm.import.state.canceled'),
            uploading: t('tm.import.state.running'),
            done: t('tm.import.state.done'),
            error: t('tm.import.state.failed'),
          },
        }}
      />
    </Card>
  )
}

const sendingRow = ({ name, percent, error }: Sending): FileDropItem => ({
  id: 'sending',
  name,
  state: error ? 'error' : 'uploading',
  progress: percent,
  detail: error ? errorText(error) : t('tm.import.sending'),
})

function importRow(
  job: Job,
  progress: number | undefined,
  { cancel, restart, isPending }: { cancel: () => void; restart: () => void; isPending: boolean },
): FileDropItem {
  return {
    ...jobRow(job, progress, 'TMX'),
    detail: <ImportDetail job={job} />,
    end:
      job.status === 'STARTED' ? (
        <Button size="small" onPress={cancel} isPending={isPending}>
          {t('shell.cancel')}
        </Button>
      ) : isCanceled(job) ? (
        <Button size="small" onPress={restart} isPending={isPending}>
          {t('tm.import.restart')}
        </Button>
      ) : undefined,
  }
}
