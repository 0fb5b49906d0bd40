import { isCanceled, useJob } from '@dragoman/hooks/jobs'
import { mutation } from '@dragoman/hooks/query'
import { useUpload, type Sending } from '@dragoman/hooks/upload'
import * as api from '@dragoman/sdk/api'
import type { Operation } from '@dragoman/sdk/operation'
import type { Job } from '@dragoman/sdk/operations/jobs'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { FileDrop, type FileDropItem } from '@dragoman/ui/FileDrop'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { errorText } from '../errors/error-text.ts'
import { t } from '../i18n/t.ts'
import { isTrial, notTakenOf } from './not-taken.ts'
import { NotTakenList } from './NotTakenList.tsx'
import { useUnsavedGuard } from '../ground/unsaved.ts'
import { jobRow } from './job-row.ts'

export interface FileImportProps<Params, Result> {
  /** Takes the file, and starts the job. */
  operation: Operation<Params, Result>
  /** The parameters of the call; a dry run only says what an import would not take. */
  paramsOf: (file: File, dryRun: boolean) => Params
  /** The resources that an import changes, besides the job. */
  resources: readonly string[]
  isAllowed: boolean
  extensions: string[]
  title: string
  text: string
  /** The text in the drop zone. */
  drop: string
  refused: (name: string) => string
  /** The name of a job whose file has none. */
  kind: string
  /** The import that is shown; it stands in the address, so that coming back finds it. */
  jobUuid: string | undefined
  onJobChange: (jobUuid: string | undefined) => void
  /** How far an import is, or what came of it. */
  detail: (job: Job) => ReactNode
}

/**
 * Takes a file into something: sent, imported and canceled in one row, which then says what came of it. A file of which
 * the import would not take all is imported once that was seen.
 */
export function FileImport<Params extends { body?: object }, Result extends { uuid: string }>({
  operation,
  paramsOf,
  resources,
  isAllowed,
  extensions,
  title,
  text,
  drop,
  refused: refusedText,
  kind,
  jobUuid,
  onJobChange,
  detail,
}: FileImportProps<Params, Result>) {
  const { job, progress, isRunning } = useJob(jobUuid, resources)
  const uploads = { accept: extensions, onSent: ({ uuid }: Result) => onJobChange(uuid), meta: { showsErrors: true } }
  const trial = useUpload(operation, { ...uploads, paramsOf: (file) => paramsOf(file, true) })
  const real = useUpload(operation, { ...uploads, paramsOf: (file) => paramsOf(file, false) })
  const sending = real.sending ?? trial.sending
  const isSending = trial.isSending || real.isSending
  const [chosen, setChosen] = useState<File>()
  const importChosen = () => chosen && real.send(chosen)
  const notTaken = notTakenOf(job?.report)
  const isTried = job !== undefined && isTrial(job.report) && job.status !== 'FAILED'
  const isReady = isTried && notTaken.length === 0
  const goOn = useEffectEvent(importChosen)
  useEffect(() => {
    if (isReady) goOn()
  }, [isReady])
  const [refused, setRefused] = useState<string[]>([])
  const stop = () => {
    trial.stop()
    real.stop()
  }
  const cancel = useMutation(mutation(api.jobs.cancel))
  const restart = useMutation({ ...mutation(api.jobs.restart), onSuccess: ({ uuid }) => onJobChange(uuid) })
  useUnsavedGuard(isSending)
  const importRow = (shown: Job): FileDropItem => ({
    ...jobRow(shown, progress, kind),
    detail: isTried ? t('imports.notTaken.checked') : detail(shown),
    end:
      isTried && chosen ? (
        <Button size="small" variant="primary" onPress={importChosen}>
          {t('imports.import')}
        </Button>
      ) : shown.status === 'STARTED' ? (
        <Button
          size="small"
          onPress={() => cancel.mutate({ path: { jobUuid: shown.uuid } })}
          isPending={cancel.isPending || restart.isPending}
        >
          {t('shell.cancel')}
        </Button>
      ) : isCanceled(shown) ? (
        <Button
          size="small"
          onPress={() => restart.mutate({ path: { jobUuid: shown.uuid } })}
          isPending={cancel.isPending || restart.isPending}
        >
          {t('exchange.import.restart')}
        </Button>
      ) : undefined,
  })
  const row = sending ? sendingRow(sending) : job && importRow(job)
  return (
    <Card title={title} description={text}>
      {refused.length > 0 && (
        <InlineAlert tone="danger" isAnnounced dismiss={{ onDismiss: () => setRefused([]) }}>
          {refusedText(refused[0]!)}
        </InlineAlert>
      )}
      <FileDrop
        label={title}
        extensions={extensions}
        isSingle
        isDisabled={!isAllowed || isSending || isRunning}
        onFiles={([file], others) => {
          setRefused(others.map(({ name }) => name))
          if (!file) return
          onJobChange(undefined)
          real.stop()
          setChosen(file)
          trial.send(file)
        }}
        files={row ? [row] : []}
        onRemove={isRunning ? undefined : () => (sending ? stop() : onJobChange(undefined))}
        labels={{
          drop,
          browse: t('exchange.import.browse'),
          allowed: t('exchange.import.allowed'),
          list: t('exchange.import.list'),
          remove: (name) => t('exchange.import.remove', { name }),
          retry: (name) => t('exchange.import.again', { name }),
          state: {
            waiting: t('exchange.import.state.canceled'),
            uploading: t('exchange.import.state.running'),
            done: t('exchange.import.state.done'),
            error: t('exchange.import.state.failed'),
          },
        }}
      />
      {!sending && job && <NotTakenList items={notTaken} fileName={job.fileName ?? kind} />}
    </Card>
  )
}

const sendingRow = ({ name, percent, error }: Sending): FileDropItem => ({
  id: 'sending',
  name,
  state: error ? 'error' : 'uploading',
  progress: percent,
  detail: error ? errorText(error) : t('exchange.import.sending'),
})
