import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { CostsSummary } from '@dragoman/sdk/operations/costs'
import type { Project, ProjectResource } from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import { Card } from '@dragoman/ui/Card'
import { Icon } from '@dragoman/ui/Icon'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatList, languageName } from '../../../i18n/format.ts'
import { enumWord, t } from '../../../i18n/t.ts'
import type { Decision } from '../moves/use-decision.ts'
import { WholeProject } from '../WholeProject.tsx'
import { Approval } from './Approval.tsx'
import styles from './quote.module.css'
import { QuoteTable } from './QuoteTable.tsx'
import type { ApprovalWrite } from './use-approval.ts'

interface ProjectQuoteProps {
  project: Project
  decision: Decision
  approval: ApprovalWrite
}

/** The quote as its client reads it: the decision beside the price by language, what is included, and the files. */
export function ProjectQuote({ project, decision, approval }: ProjectQuoteProps) {
  const seesCosts = useCan(requirements['costs.getSummary']) && project.totalCost !== undefined
  const path = { projectUUID: project.uuid }
  const { data: summary, error, refetch } = useQuery({ ...query(api.costs.getSummary, { path }), enabled: seesCosts })
  return (
    <div className={styles.layout}>
      <div className={styles.quote}>
        <div className={styles.decision}>
          <Approval
            project={project}
            decision={decision}
            approval={approval}
            outdatedAt={summary?.outdatedAt}
            isPending={seesCosts && !summary && !error}
          />
        </div>
        <div className={styles.main}>
          {seesCosts && (
            <Card title={t('projects.quote.prices')} isFlush>
              {error && <RegionError error={error} onRetry={() => void refetch()} />}
              {!error && <Prices project={project} summary={summary} />}
            </Card>
          )}
          <Included project={project} />
          <Card title={t('projects.tab.files')} isFlush>
            <WholeProject project={project}>{({ resources }) => <Files files={resources} />}</WholeProject>
          </Card>
        </div>
      </div>
    </div>
  )
}

function Prices({ project, summary }: { project: Project; summary: CostsSummary | undefined }) {
  const path = { projectUUID: project.uuid }
  const { data: total, error, refetch } = useQuery(query(api.costs.getTotal, { path }))
  if (error) return <RegionError error={error} onRetry={() => void refetch()} />
  return summary && total ? (
    <QuoteTable label={t('projects.quote.prices')} summary={summary} total={total} />
  ) : (
    <Skeleton height={40 * (project.targetLocales.length + 2)} />
  )
}

function Included({ project: { workflows, totalResources, totalWords, targetLocales } }: { project: Project }) {
  const lines = [
    ...workflows.map(({ name, label }) => enumWord('workflow', name, label)),
    t('projects.quote.files', { count: totalResources }),
    t('projects.approval.words', { words: totalWords, languages: targetLocales.length }),
  ]
  return (
    <Card title={t('projects.quote.included')}>
      <ul className={styles.included}>
        {lines.map((line) => (
          <li key={line}>
            <Icon name="check" className={styles.check} />
            {line}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Files({ files }: { files: readonly ProjectResource[] }) {
  return (
    <ul className={styles.files} aria-label={t('projects.tab.files')}>
      {files.map(({ uuid, name, targetLocales }) => (
        <li key={uuid}>
          <Icon name="file" />
          <bdi className={styles.file}>{name}</bdi>
          <span className={styles.languages}>{formatList(targetLocales.map(languageName))}</span>
        </li>
      ))}
    </ul>
  )
}
