import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Pipeline } from '@dragoman/sdk/operations/pipelines'
import { ifMatch } from '@dragoman/sdk/versions'
import { Card } from '@dragoman/ui/Card'
import { Badge } from '@dragoman/ui/StatusBadge'
import { Switch } from '@dragoman/ui/Switch'
import { useMutation } from '@tanstack/react-query'
import { formatTimestamp } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { Link } from '../../ground/links.ts'
import { showToast } from '../../ground/toasts.ts'
import { PipelineSentence } from './PipelineSentence.tsx'
import styles from './pipelines.module.css'

/** All pipelines, each with what it does and has done, and its switch. */
export function PipelineList({ pipelines }: { pipelines: readonly Pipeline[] }) {
  return (
    <Card isFlush title={t('pipelines.count', { count: pipelines.length })}>
      <ul className={styles.list} aria-label={t('pipelines.title')}>
        {pipelines.map((pipeline) => (
          <PipelineRow key={pipeline.uuid} pipeline={pipeline} />
        ))}
      </ul>
    </Card>
  )
}

function PipelineRow({ pipeline }: { pipeline: Pipeline }) {
  const { uuid, name, active, paused, runs, errors, lastRun } = pipeline
  const { mutate, isPending } = useMutation(mutation(api.pipelines.update))
  const path = { pipelineUUID: uuid }
  const toggle = (next: boolean) => {
    const undo = { label: t('pipelines.undo'), onAction: () => mutate({ path, body: { active: !next } }) }
    mutate(
      { path, headers: ifMatch(pipeline), body: { active: next } },
      {
        onSuccess: () =>
          showToast({
            tone: 'success',
            title: next ? t('pipelines.turnedOn', { name }) : t('pipelines.turnedOff', { name }),
            action: undo,
          }),
      },
    )
  }
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <Link to="/settings/automation-settings/pipelines/$pipelineUUID" params={{ pipelineUUID: uuid }}>
          <bdi className={styles.name}>{name}</bdi>
        </Link>
        <PipelineSentence {...pipeline} />
        {paused && <Badge tone="warning">{t(`pipelines.paused.${paused}`)}</Badge>}
      </span>
      <span className={styles.facts}>
        <span>{t('pipelines.runs', { count: runs })}</span>
        {errors > 0 && <Badge tone="danger">{t('pipelines.errors', { count: errors })}</Badge>}
        <span>
          {lastRun === undefined ? t('pipelines.neverRan') : t('pipelines.lastRun', { time: formatTimestamp(lastRun) })}
        </span>
      </span>
      <Switch
        aria-label={t('pipelines.runsNamed', { name })}
        isSelected={active && !paused}
        isDisabled={isPending}
        onChange={toggle}
      />
    </li>
  )
}
