import { infinite } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ClientSummary } from '@dragoman/sdk/operations/clientSummaries'
import type { ProjectSummary } from '@dragoman/sdk/operations/projects'
import type { ProjectStatus } from '@dragoman/sdk/operations/shared'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Stack } from '@dragoman/ui/Page'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { DueDay } from '../../../display/DueDay.tsx'
import { StatusWord } from '../../../display/StatusWord.tsx'
import { StepBars, stepShare } from '../../../display/StepBars.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { projectCard } from '../../../list/project-card.tsx'
import { Link, LinkButton } from '../../../ground/links.ts'
import styles from './client.module.css'
import { ShowMore } from './ShowMore.tsx'
import { ofClient, type Client } from './summary-query.ts'

const states = {
  open: ['DRAFT', 'PENDING', 'APPROVED'],
  quotes: ['PENDING'],
  delivered: ['DELIVERED'],
  all: [],
} as const satisfies Record<string, ProjectStatus[]>

type Shown = keyof typeof states

export interface ClientProjectsProps {
  client: Client
  summary: ClientSummary | undefined
  /** The projects that are shown first. */
  first: Shown
  /** How many rows come at once. */
  size: number
  mayCreate: boolean
}

/** The projects of a client by what they wait for, those that are due first on top. */
export function ClientProjects({ client, summary, first, size, mayCreate }: ClientProjectsProps) {
  const [shown, setShown] = useState<Shown>(first)
  const status = [...states[shown]]
  const sort = shown === 'all' ? 'createDate,desc' : 'dueDate,asc'
  const list = useInfiniteQuery({
    ...infinite(api.projects.list, { query: { ...ofClient(client), status, sort, size } }),
    placeholderData: keepPreviousData as never,
  })
  const { data, error, refetch, isPlaceholderData } = list
  const seesCosts = summary === undefined || summary.quoteAmounts !== undefined
  const columns = useMemo(() => projectColumns(client.kind, seesCosts), [client.kind, seesCosts])
  const counts: Record<Shown, number | undefined> = {
    open: summary && summary.orgUnits.reduce((all, { openProjects }) => all + openProjects, 0),
    quotes: summary?.quotes,
    delivered: summary?.delivered,
    all: summary?.projects,
  }
  return (
    <Stack gap={8}>
      <div className={styles.bar}>
        <h2 className={styles.title}>{t('organizations.projects.title')}</h2>
        <SegmentedControl
          label={t('organizations.projects.title')}
          options={(Object.keys(states) as Shown[]).map((id) => ({
            id,
            label: t(`organizations.projects.${id}`),
            ...(counts[id] !== undefined && { count: formatNumber(counts[id]) }),
          }))}
          value={shown}
          onChange={setShown}
        />
      </div>
      <DataTable
        label={t('organizations.projects.title')}
        columns={columns}
        rows={data?.pages.flatMap(({ content }) => content)}
        rowId={projectId}
        isEmbedded
        isFitting
        card={projectCard}
        isRefreshing={isPlaceholderData}
        skeletonRows={6}
        error={error && !data ? <RegionError error={error} onRetry={() => void refetch()} /> : undefined}
        empty={
          <EmptyState
            kind={shown === 'all' ? 'first-use' : 'no-match'}
            icon="folder"
            headingLevel={3}
            title={t('organizations.projects.none')}
            action={
              shown === 'all' &&
              mayCreate && (
                <LinkButton to="/projects/create" search={{ [client.kind]: client.uuid }} icon="plus">
                  {t('organizations.newProject')}
                </LinkButton>
              )
            }
          />
        }
      />
      <ShowMore list={list} />
    </Stack>
  )
}

const projectId = ({ uuid }: ProjectSummary) => uuid

const projectColumns = (kind: Client['kind'], seesCosts: boolean): Column<ProjectSummary>[] => [
  {
    id: 'reference',
    header: t('organizations.projects.name'),
    isFlexible: true,
    cell: ({ uuid, reference, organizationalUnit }) => (
      <span className={styles.project}>
        <Link to="/projects/$id" params={{ id: uuid }} variant="plain">
          <bdi>{reference}</bdi>
        </Link>
        {kind === 'organization' && <bdi className={styles.quiet}>{organizationalUnit.name}</bdi>}
      </span>
    ),
  },
  {
    id: 'status',
    header: t('organizations.status'),
    cell: ({ status }) => <StatusWord of="projectStatus" code={status} />,
  },
  {
    id: 'progress',
    header: t('organizations.projects.progress'),
    cell: ({ progress, progressByWorkflow = [] }) =>
      progressByWorkflow.length > 0 && <StepBars steps={progressByWorkflow.map(stepShare)} share={progress / 100} />,
  },
  ...(seesCosts ? [costColumn()] : []),
  {
    id: 'dueDate',
    header: t('organizations.projects.due'),
    cell: ({ dueDate, status }) => dueDate !== undefined && <DueDay value={dueDate} status={status} />,
  },
]

const costColumn = (): Column<ProjectSummary> => ({
  id: 'totalCost',
  header: t('organizations.projects.cost'),
  align: 'end',
  cell: ({ totalCost, currency }) => totalCost !== undefined && formatMoney(totalCost, currency),
})
