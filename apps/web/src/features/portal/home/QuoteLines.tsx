import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { CostsSummary, TotalCosts } from '@dragoman/sdk/operations/costs'
import type { Project } from '@dragoman/sdk/operations/projects'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { Dialog } from '@dragoman/ui/Dialog'
import { Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { DueDate } from '../../../display/DueDate.tsx'
import { bandName } from '../../../display/explanation/line-names.ts'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { formatList, formatNumber, isolated, languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { projectQuery } from '../../projects/project-query.ts'
import type { PortalRow } from './ProjectsCard.tsx'

interface QuoteLine {
  id: string
  name: string
  words?: number
  amount: number
}

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

const rowId = ({ id }: QuoteLine) => id

interface LinesProps {
  summary: CostsSummary
  total: TotalCosts
  project: Project
}

function Lines({ summary, total, project }: LinesProps) {
  const { currency, totalCost } = summary
  const columns = useMemo(() => columnsOf(currency, totalCost), [currency, totalCost])
  const rows = linesOf(summary, total)
  const { totalResources, workflows, dueDate, status } = project
  return (
    <Stack gap={16}>
      <DataTable
        label={t('portal.quotes.lines')}
        columns={columns}
        rows={rows}
        rowId={rowId}
        skeletonRows={rows.length}
        isFitting
        isEmbedded
        empty={null}
      />
      <DescriptionList layout="beside">
        <Property term={t('portal.quotes.included')}>
          {formatList([
            t('projects.work.files', { count: totalResources }),
            ...workflows.map(({ name, label }) => label ?? name),
          ])}
        </Property>
        {total.totalSavings > 0 && (
          <Property term={t('costs.savings')}>{formatMoney(total.totalSavings, currency)}</Property>
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

/** The amounts of the languages hold what was added to each of them; the rest is for the whole project. */
function linesOf({ langPairCosts }: CostsSummary, { costInfoDtoList }: TotalCosts): QuoteLine[] {
  return [
    ...langPairCosts.map(({ line, targetLang, words, totalCost }) => ({
      id: line,
      name: languageName(targetLang),
      words,
      amount: totalCost,
    })),
    ...costInfoDtoList
      .filter(({ targetLang }) => targetLang === undefined)
      .map(({ line, description, calculatedCost }) => ({
        id: line,
        name: bandName(description),
        amount: calculatedCost,
      })),
  ]
}

const columnsOf = (currency: string, total: number): Column<QuoteLine>[] => [
  { id: 'name', header: t('costs.description'), cell: ({ name }) => <bdi>{name}</bdi>, footer: t('costs.total') },
  {
    id: 'words',
    header: t('costs.words'),
    align: 'end',
    cell: ({ words }) => words !== undefined && formatNumber(words),
  },
  {
    id: 'amount',
    header: t('costs.amount'),
    align: 'end',
    cell: ({ amount }) => formatMoney(amount, currency),
    footer: formatMoney(total, currency),
  },
]
