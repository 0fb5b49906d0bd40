import type { CostsSummary } from '@dragoman/sdk/operations/costs'
import type { Project } from '@dragoman/sdk/operations/projects'
import { Row } from '@dragoman/ui/Page'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { ProgressBar } from '@dragoman/ui/ProgressBar'
import type { ReactNode } from 'react'
import { Moment } from '../../../display/Moment.tsx'
import { StatusWord } from '../../../display/StatusWord.tsx'
import { failureText } from '../../../errors/failure-text.ts'
import { t } from '../../../i18n/t.ts'
import { costsRun } from '../use-project.ts'
import styles from './costs.module.css'
import { MissingPrices } from './MissingPrices.tsx'

const failed = new Set(['ERROR', 'LOGFILE_ERROR', 'INGESTION_ERROR'])

export interface CostStateProps {
  project: Project
  summary: CostsSummary | undefined
  /** Why the costs stay as they are. */
  note: string | undefined
  action: ReactNode
}

/** Whether the costs stand, are being calculated (the project is locked meanwhile), or failed and why. */
export function CostState({ project, summary, note, action }: CostStateProps) {
  const { costsStatus } = project
  const reason = failureText(summary?.failure, summary?.failureReason)
  const isFailed = failed.has(costsStatus)
  return (
    <>
      <Row justify="between">
        <span className={styles.state} role="status">
          <StatusWord of="costsStatus" code={costsStatus} />
          {!costsRun(project) && summary?.calculatedAt !== undefined && <Moment value={summary.calculatedAt} />}
        </span>
        <span className={styles.state}>
          {note}
          {action}
        </span>
      </Row>
      {costsRun(project) && (
        <>
          <ProgressBar label={t('costs.running')} />
          <InlineAlert tone="info">{t('costs.locked')}</InlineAlert>
        </>
      )}
      {!costsRun(project) && summary && <MissingPrices project={project} summary={summary} />}
      {!costsRun(project) && reason && summary?.missingPrices.length === 0 && (
        <InlineAlert tone={isFailed ? 'danger' : 'warning'} title={isFailed ? t('costs.failed') : t('costs.warned')}>
          {reason}
        </InlineAlert>
      )}
    </>
  )
}
