import { useJob } from '@dragoman/hooks/jobs'
import { useUpload, type Sending } from '@dragoman/hooks/upload'
import * as api from '@dragoman/sdk/api'
import type { Job } from '@dragoman/sdk/operations/jobs'
import type { Task } from '@dragoman/sdk/operations/tasks'
import type { TranslationUploadReport } from '@dragoman/sdk/operations/workUnits'
import { FileDrop, type FileDropItem } from '@dragoman/ui/FileDrop'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { useState } from 'react'
import { failureText } from '../../../errors/failure-text.ts'
import { formatList } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { jobRow } from '../../../files/job-row.ts'
import { problemOf } from '../../../files/send-file.ts'
import { useUnsavedGuard } from '../../../ground/unsaved.ts'
import { UploadReport } from './UploadReport.tsx'

export interface TranslationUploadProps {
  task: Task
  isDisabled: boolean
  jobUuid: string | undefined
  onJobChange: (jobUuid: string | undefined) => void
}

const extensions = ['xlf', 'xliff']
const changed = ['tasks', 'editor', 'workUnits', 'projects']

/**
 * Takes a translated XLIFF back. What cannot be read is refused at the file, and nothing has changed then; what was
 * read is reported segment by segment.
 */
export function TranslationUpload({ task, isDisabled, jobUuid, onJobChange }: TranslationUploadProps) {
  const { job, progress, isRunning } = useJob(jobUuid, changed)
  const path = { projectUuid: task.project.uuid, workUnitUuid: task.workUnit.uuid }
  const { sending, isSending, send, stop } = useUpload(api.workUnits.uploadTranslation, {
    paramsOf: (file) => ({ path, body: { file } }),
    accept: extensions,
    onSent: ({ uuid }) => onJobChange(uuid),
    meta: { showsErrors: true },
  })
  useUnsavedGuard(isSending)
  const [others, setOthers] = useState<readonly string[]>([])
  const row = sending ? sendingRow(sending) : job && uploadRow(job, progress)
  const report = !sending && job && reportOf(job)
  return (
    <Stack gap={16}>
      <FileDrop
        label={t('tasks.upload.drop')}
        extensions={extensions}
        isSingle
        isDisabled={isDisabled || isSending || isRunning}
        files={row ? [row] : []}
        onFiles={([file], refused) => {
          setOthers(refused.map(({ name }) => name))
          if (!file) return
          onJobChange(undefined)
          send(file)
        }}
        onRemove={isRunning ? undefined : () => (sending ? stop() : onJobChange(undefined))}
        labels={{
          drop: t('tasks.upload.drop'),
          browse: t('tasks.upload.browse'),
          allowed: t('tasks.upload.allowed'),
          list: t('tasks.upload.list'),
          remove: (name) => t('tasks.upload.remove', { name }),
          retry: () => t('shell.retry'),
          state: {
            waiting: t('tasks.upload.state.canceled'),
            uploading: t('tasks.upload.state.running'),
            done: t('tasks.upload.state.done'),
            error: t('tasks.upload.state.failed'),
          },
        }}
      />
      {others.length > 0 && (
        <InlineAlert tone="warning" isAnnounced>
          {t('tasks.upload.otherKind', { names: formatList(others) })}
        </InlineAlert>
      )}
      {report && <UploadReport task={task} report={report} />}
    </Stack>
  )
}

function sendingRow({ name, percent, error }: Sending): FileDropItem {
  const problem = error && problemOf(error)
  const detail = problem && (
    <>
      <bdi>
        {problem.line === undefined
          ? problem.reason
          : t('tasks.upload.problem', { line: problem.line, reason: problem.reason })}
      </bdi>{' '}
      {t('tasks.upload.unchanged')}
    </>
  )
  return { id: 'sending', name, state: problem ? 'error' : 'uploading', progress: percent, detail }
}

const uploadRow = (job: Job, progress: number | undefined): FileDropItem => ({
  ...jobRow(job, progress, 'XLIFF'),
  detail:
    job.status === 'FAILED' ? `${failureText(job.failure, job.error) ?? ''} ${t('tasks.upload.unchanged')}` : undefined,
})

/** The report of a job that has ended, as its type promises it. */
const reportOf = ({ type, report }: Job): TranslationUploadReport | undefined =>
  type === 'TRANSLATION_UPLOAD' && report !== undefined ? (report as TranslationUploadReport) : undefined
