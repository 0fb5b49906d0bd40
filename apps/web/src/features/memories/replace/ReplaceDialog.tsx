import { isCanceled } from '@dragoman/hooks/jobs'
import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ReplacementText, TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { Button } from '@dragoman/ui/Button'
import { Dialog } from '@dragoman/ui/Dialog'
import { Form } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { ProgressBar } from '@dragoman/ui/ProgressBar'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText, fieldErrors } from '../../../errors/error-text.ts'
import { failureText } from '../../../errors/failure-text.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { useGuardedClose } from '../../../ground/unsaved.ts'
import { useJobEnd } from '../use-job-end.ts'
import { noReplacement, ReplaceFields, replacementBody, type ReplaceValues } from './ReplaceFields.tsx'
import { ReplacePreview } from './ReplacePreview.tsx'

export interface ReplaceDialogProps {
  memory: TranslationMemory
  onClose: () => void
  /** Takes back what a job has replaced. */
  onUndo: (jobUuid: string) => void
}

/** Finds and replaces in the translations of a memory: what would change is seen, and can be left out, before it does. */
export function ReplaceDialog({ memory, onClose, onUndo }: ReplaceDialogProps) {
  const path = { tmUuid: memory.uuid }
  const [values, setValues] = useState<ReplaceValues>(noReplacement)
  const [except, setExcept] = useState<ReadonlySet<number>>(new Set())
  const [previewed, setPreviewed] = useState<ReplacementText>()
  const preview = useMutation({ ...mutation(api.translationMemories.previewReplacement), meta: { showsErrors: true } })
  const replace = useMutation({ ...mutation(api.translationMemories.replaceText), meta: { showsErrors: true } })
  const cancel = useMutation(mutation(api.jobs.cancel))
  const { job, progress, isRunning } = useJobEnd(replace.data?.uuid, (ended) => {
    if (ended.status !== 'FINISHED') return
    const { translations: count = 0 } = (ended.report ?? {}) as { translations?: number }
    const action = { label: t('tm.undo'), onAction: () => onUndo(ended.uuid) }
    showToast({ tone: 'success', title: t('tm.replace.done', { count }), ...(count > 0 && { action }) })
    onClose()
  })
  const body = replacementBody(values)
  const isSeen = preview.data !== undefined && JSON.stringify(previewed) === JSON.stringify(body)
  const isDirty = JSON.stringify(values) !== JSON.stringify(noReplacement)
  const leave = useGuardedClose(isDirty && replace.isIdle, onClose)
  const left = isSeen ? preview.data.translations - except.size : 0
  const error = replace.error ?? preview.error
  const change = (changes: Partial<ReplaceValues>) => {
    setValues({ ...values, ...changes })
    if (preview.error) preview.reset()
    if (replace.error) replace.reset()
  }
  const look = () => {
    setExcept(new Set())
    setPreviewed(body)
    replace.reset()
    preview.mutate({ path, body })
  }
  return (
    <Dialog
      title={t('tm.replace')}
      size="large"
      isOpen
      isDismissable={false}
      onOpenChange={leave}
      footer={
        <>
          <Button
            variant="primary"
            isDisabled={!isSeen || left === 0}
            isPending={replace.isPending || isRunning}
            onPress={() => replace.mutate({ path, body: { ...body, except: [...except] } })}
          >
            {isSeen && left > 0 ? t('tm.replace.start', { count: left }) : t('tm.replace.startNone')}
          </Button>
          {isRunning && job ? (
            <Button isPending={cancel.isPending} onPress={() => cancel.mutate({ path: { jobUuid: job.uuid } })}>
              {t('tm.replace.stop')}
            </Button>
          ) : (
            <Button onPress={onClose}>{t('shell.cancel')}</Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        <Form
          label={t('tm.replace')}
          errors={fieldErrors(error)}
          onSubmit={(event) => {
            event.preventDefault()
            if (values.find !== '') look()
          }}
        >
          <Stack gap={16}>
            <ReplaceFields memory={memory} values={values} onChange={change} />
            {error && (
              <InlineAlert tone="danger" isAnnounced>
                {errorText(error)}
              </InlineAlert>
            )}
            <Row>
              <Button type="submit" isDisabled={values.find === ''} isPending={preview.isPending}>
                {t('tm.replace.preview')}
              </Button>
            </Row>
          </Stack>
        </Form>
        {isRunning && (
          <ProgressBar label={t('tm.replace.running')} value={progress === undefined ? undefined : 100 * progress} />
        )}
        {job && (job.status === 'FAILED' || isCanceled(job)) && (
          <InlineAlert tone={job.status === 'FAILED' ? 'danger' : 'info'} isAnnounced>
            {job.status === 'FAILED' ? failureText(job.failure, job.error) : t('tm.replace.canceled')}
          </InlineAlert>
        )}
        {isSeen && !isRunning && <ReplacePreview preview={preview.data} except={except} onExceptChange={setExcept} />}
      </Stack>
    </Dialog>
  )
}
