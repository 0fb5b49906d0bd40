import { isCanceled, isRunning, progressOf } from '@dragoman/hooks/jobs'
import { mutation, query } from '@dragoman/hooks/query'
import { refresh } from '@dragoman/hooks/query-client'
import * as api from '@dragoman/sdk/api'
import type { Job } from '@dragoman/sdk/operations/jobs'
import type { Project } from '@dragoman/sdk/operations/projects'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { FormLayout } from '@dragoman/ui/Form'
import { MultiSelect } from '@dragoman/ui/MultiSelect'
import { Row, Stack } from '@dragoman/ui/Page'
import { ProgressBar } from '@dragoman/ui/ProgressBar'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Moment } from '../../../display/Moment.tsx'
import { StatusWord } from '../../../display/StatusWord.tsx'
import { failureText } from '../../../errors/failure-text.ts'
import { saveFrom } from '../../../files/save-file.ts'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from './ProjectDownloads.module.css'
import { TranslatedFiles } from './TranslatedFiles.tsx'

/** Translated files: all in one container, which is built in the background, or each by itself. */
export function ProjectDownloads({ project }: { project: Project }) {
  return (
    <>
      <Container project={project} />
      <TranslatedFiles project={project} />
    </>
  )
}

/** Milliseconds between two looks at containers that are being built. */
const interval = 1_000

function Container({ project: { uuid, targetLocales, workUnits } }: { project: Project }) {
  const queryClient = useQueryClient()
  const [locales, setLocales] = useState<string[]>([])
  const [onlyDelivered, setOnlyDelivered] = useState(false)
  const start = useMutation({
    ...mutation(api.projects.startDownload),
    onSuccess: () => refresh(queryClient, ['jobs']),
  })
  const body = {
    ...(locales.length > 0 && { locales }),
    ...(onlyDelivered && { retrieveLatestDeliveredWorkflow: true }),
  }
  return (
    <Card title={t('projects.downloads.all')} description={t('projects.downloads.allText')}>
      <Stack gap={16}>
        <FormLayout>
          <MultiSelect
            label={t('projects.targets')}
            isOptional
            description={t('projects.downloads.localesText')}
            options={targetLocales.map((id) => ({ id, label: languageName(id) }))}
            value={locales}
            onChange={setLocales}
            selectedLabel={t('projects.targets')}
          />
          <Checkbox isSelected={onlyDelivered} onChange={setOnlyDelivered}>
            {t('projects.downloads.delivered')}
          </Checkbox>
          <Row>
            <Button
              variant="primary"
              icon="download"
              isPending={start.isPending}
              isDisabled={workUnits.length === 0}
              onPress={() => start.mutate({ path: { projectUUID: uuid }, body })}
            >
              {t('projects.downloads.build')}
            </Button>
          </Row>
        </FormLayout>
        <Containers projectUuid={uuid} />
      </Stack>
    </Card>
  )
}

function Containers({ projectUuid }: { projectUuid: string }) {
  const { data } = useQuery({
    ...query(api.jobs.list, { query: { projectUuid, types: ['PROJECT_DOWNLOAD'], size: 5 } }),
    refetchInterval: ({ state }) => (state.data?.content.some(isRunning) ? interval : false),
  })
  if (!data || data.content.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('projects.downloads.built')}>
      {data.content.map((job) => (
        <li key={job.uuid} className={styles.row}>
          <Built job={job} />
        </li>
      ))}
    </ul>
  )
}

function Built({ job }: { job: Job }) {
  const { downloadFileUrl } = job
  const progress = progressOf(job)
  if (isRunning(job)) return <ProgressBar label={t('projects.downloads.building')} value={progress && 100 * progress} />
  return (
    <>
      <StatusWord of="jobStatus" code={isCanceled(job) ? 'CANCELLED' : job.status} />
      <Moment value={job.creationDate} />
      <span className={styles.end}>
        {downloadFileUrl ? (
          <Button size="small" icon="download" onPress={() => saveFrom(downloadFileUrl)}>
            {t('projects.download')}
          </Button>
        ) : (
          failureText(job.failure, job.error)
        )}
      </span>
    </>
  )
}
