import { isCanceled, useJob } from '@dragoman/hooks/jobs'
import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Button } from '@dragoman/ui/Button'
import { Dialog } from '@dragoman/ui/Dialog'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { ProgressBar } from '@dragoman/ui/ProgressBar'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { errorText } from '../errors/error-text.ts'
import { failureText } from '../errors/failure-text.ts'
import { ActionButtons } from '../form/ActionButtons.tsx'
import { t } from '../i18n/t.ts'
import { bulkWords, type BulkSubject } from './bulk-words.ts'

export interface BulkFrameProps {
  of: BulkSubject
  title: string
  /** Verb of the button. */
  label: string
  tone?: 'danger' | undefined
  /** Word of the button that leaves it, where “Cancel” would say two things. */
  closeLabel?: string | undefined
  /** Something is chosen and would change. */
  isReady: boolean
  /** The mutation that starts the job. */
  start: { data: { uuid: string } | undefined; error: Error | null; isPending: boolean }
  onStart: () => void
  /** Resources that the change touches. */
  changes: readonly string[]
  errorWords?: (error: unknown) => string
  onClose: () => void
  /** The job has ended, and what it reports. */
  onDone: (changeUuid: string, report: object) => void
  /** The fields and the plan, before it starts. */
  children: ReactNode
}

/** The dialog of a bulk change: what it is before it starts, then its progress with a way to stop it, and what failed. */
export function BulkFrame(props: BulkFrameProps) {
  const {
    of,
    title,
    label,
    tone,
    closeLabel,
    isReady,
    start,
    onStart,
    changes,
    errorWords = errorText,
    onClose,
    onDone,
  } = props
  const cancel = useMutation({ ...mutation(api.jobs.cancel), meta: { showsErrors: true } })
  const { job, progress, isRunning, error } = useJob(start.data?.uuid, changes)
  const told = useRef(false)
  const finished = job && !isRunning && job.report && !isCanceled(job) ? job : undefined
  useEffect(() => {
    if (!finished || told.current) return
    told.current = true
    onDone(finished.uuid, finished.report!)
  })
  const isUnderWay = start.isPending || (isRunning && start.data !== undefined) || finished !== undefined
  const isStopped = job !== undefined && isCanceled(job)
  const failure = start.error ?? cancel.error ?? error
  const words = bulkWords(of)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      footer={
        isUnderWay ? (
          <Button
            isDisabled={!job || cancel.isPending}
            onPress={() => job && cancel.mutate({ path: { jobUuid: job.uuid } })}
          >
            {t('bulk.stop')}
          </Button>
        ) : (
          <ActionButtons
            label={label}
            variant={tone}
            isDisabled={!isReady}
            onPress={onStart}
            onCancel={onClose}
            cancelLabel={closeLabel}
          />
        )
      }
    >
      <Stack gap={16}>
        {isUnderWay ? (
          <ProgressBar label={words.running()} value={progress === undefined ? undefined : progress * 100} />
        ) : (
          props.children
        )}
        {isStopped && (
          <InlineAlert tone="warning" isAnnounced>
            {words.stopped()}
          </InlineAlert>
        )}
        {job?.status === 'FAILED' && (
          <InlineAlert tone="danger" isAnnounced>
            {failureText(job.failure, job.error)}
          </InlineAlert>
        )}
        {failure && (
          <InlineAlert tone="danger" isAnnounced>
            {errorWords(failure)}
          </InlineAlert>
        )}
      </Stack>
    </Dialog>
  )
}
