import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { CostsSummary, TotalCosts } from '@dragoman/sdk/operations/costs'
import type { Project } from '@dragoman/sdk/operations/projects'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { Dialog } from '@dragoman/ui/Dialog'
import { Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { DueDate } from '../../../display/DueDate.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { formatList, isolated } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { projectQuery } from '../../projects/project-query.ts'
import { QuoteTable } from '../../projects/quote/QuoteTable.tsx'
import type { PortalRow } from './ProjectsCard.tsx'

/** The price of a quote by language, with what belongs to no language, and what is included. */
export function QuoteLines({ row, onClose }: { row: PortalRow; onClose: () => void }) {
  const path = { projectUUID: row.uuid }
  const summary = useQuery(query(api.costs.getSummary, { path }))
  const total = useQuery(query(api.costs.getTotal, { path }))
  const project = useQuery(projectQuery(row.uuid))
  const error = summary.error ?? total.error ?? project.error
  const refetch = () => void Promise.all([summary, total, project].map((each) => each.refetch()))
  return (
    <Dialog title={t('portal.quotes.of', { name: isolated(row.reference) })} isOpen onOpenChange={onClose}>
      {summary.data && total.data && project.data ? (
        <Lines summary={summary.data} total={total.data} project={project.data} />
      ) : error ? (
        <RegionError error={error} onRetry={refetch} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Dialog>
  )
}

interface LinesProps {
  summary: CostsSummary
  total: TotalCosts
  project: Project
}

function Lines({ summary, total, project }: LinesProps) {
  const { totalResources, workflows, dueDate, status } = project
  return (
    <Stack gap={16}>
      <QuoteTable label={t('portal.quotes.lines')} summary={summary} total={total} />
      <DescriptionList layout="beside">
        <Property term={t('portal.quotes.included')}>
          {formatList([
            t('projects.work.files', { count: totalResources }),
            ...workflows.map(({ name, label }) => label ?? name),
          ])}
        </Property>
        {total.totalSavings > 0 && (
          <Property term={t('costs.savings')}>{formatMoney(total.totalSavings, summary.currency)}</Property>
        )}
        {dueDate !== undefined && (
          <Property term={t('projects.due')}>
            <DueDate value={dueDate} status={status} />
          </Property>
        )}
      </DescriptionList>
    </Stack>
  )
}
