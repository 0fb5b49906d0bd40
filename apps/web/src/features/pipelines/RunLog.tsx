import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Pipeline, PipelineDecision, PipelineRun } from '@dragoman/sdk/operations/pipelines'
import { Card } from '@dragoman/ui/Card'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Pagination } from '@dragoman/ui/Pagination'
import { Select } from '@dragoman/ui/Select'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Badge } from '@dragoman/ui/StatusBadge'
import type { Tone } from '@dragoman/ui/status-tone'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Moment } from '../../display/Moment.tsx'
import { RegionError } from '../../errors/RegionError.tsx'
import { isolated } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { ExportLink } from './ExportLink.tsx'
import { ThingLink } from './ThingLink.tsx'
import styles from './pipelines.module.css'

const pageSize = 25

const tones: Readonly<Record<PipelineDecision, Tone>> = {
  WAITING: 'warning',
  DONE: 'success',
  NOT_MET: 'neutral',
  FAILED: 'danger',
  LOOP: 'warning',
  OFF: 'neutral',
}

const decisions = Object.keys(tones) as PipelineDecision[]

/** When a pipeline was started, for what, and what became of it. */
export function RunLog({ pipeline }: { pipeline: Pipeline }) {
  const [page, setPage] = useState(0)
  const [decision, setDecision] = useState<PipelineDecision>()
  const { data, error, refetch } = useQuery({
    ...query(api.pipelines.listRuns, {
      path: { pipelineUUID: pipeline.uuid },
      query: { page, size: pageSize, ...(decision && { decision }) },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: 5000,
  })
  return (
    <Card
      isFlush
      title={t('pipelines.log')}
      actions={
        <Select
          width="fit"
          isLabelHidden
          label={t('pipelines.show')}
          options={[
            { id: 'ALL', label: t('pipelines.allRuns') },
            ...decisions.map((id) => ({ id, label: t(`pipelines.decision.${id}`) })),
          ]}
          value={decision ?? 'ALL'}
          onChange={(next) => {
            setPage(0)
            setDecision(next === 'ALL' ? undefined : (next as PipelineDecision))
          }}
        />
      }
      footer={
        data &&
        data.totalElements > pageSize && (
          <Pagination page={page} pageSize={pageSize} total={data.totalElements} onPageChange={setPage} />
        )
      }
    >
      {error && !data ? (
        <RegionError error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <div className={styles.padded}>
          <Skeleton lines={4} />
        </div>
      ) : data.content.length === 0 ? (
        <EmptyState kind={decision ? 'no-match' : 'first-use'} icon="clock" title={t('pipelines.noRuns')}>
          {t('pipelines.noRunsText')}
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label={t('pipelines.log')}>
          {data.content.map((run) => (
            <RunRow key={run.uuid} run={run} pipeline={pipeline} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function RunRow({ run, pipeline }: { run: PipelineRun; pipeline: Pipeline }) {
  const { at, decision, subject, causedBy, error, failedAction, exportUuid } = run
  const failed = failedAction === undefined ? undefined : pipeline.actions[failedAction]
  return (
    <li className={styles.run}>
      <span className={styles.facts}>
        <Moment value={at} />
      </span>
      <span className={styles.words}>
        <ThingLink thing={subject} />
        {error !== undefined && (
          <span className={styles.problem}>
            {failed && `${t(`pipelines.action.${failed.kind}`)}: `}
            <bdi>{error}</bdi>
          </span>
        )}
        {causedBy !== undefined && (
          <span className={styles.facts}>{t('pipelines.causedBy', { name: isolated(causedBy) })}</span>
        )}
        {exportUuid !== undefined && <ExportLink projectUuid={subject.uuid} exportUuid={exportUuid} />}
      </span>
      <Badge tone={tones[decision]}>{t(`pipelines.decision.${decision}`)}</Badge>
    </li>
  )
}
