import type { ConnectorRun } from '@dragoman/sdk/operations/connectors'
import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Row } from '@dragoman/ui/Page'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { Badge } from '@dragoman/ui/StatusBadge'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Moment } from '../../../display/Moment.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { ExportAs } from '../../../list/ExportAs.tsx'
import { listTable } from '../../../list/list-table.tsx'
import { useList } from '../../../list/use-list.ts'
import { runsQuery, type RunsAddress } from '../connector-queries.ts'
import { allItems, countOf, resultOf, tookText } from '../connector-words.ts'
import styles from '../connectors.module.css'
import { ConnectionLink } from '../ConnectionLink.tsx'

interface RunListProps {
  of: { kind?: ConnectorKind; configUuid?: string }
  address: RunsAddress
}

const rowId = ({ uuid }: ConnectorRun) => uuid

/** The runs of a connection, of a kind, or all, newest first. */
export function RunList({ of, address }: RunListProps) {
  const list = useList(address)
  const isOne = of.configUuid !== undefined
  const columns = useMemo(() => runColumns(isOne), [isOne])
  const found = useQuery({ ...runsQuery(of, address), placeholderData: keepPreviousData })
  return (
    <>
      <div className={styles.toolbar}>
        <SegmentedControl
          label={t('connectors.show')}
          value={address.changed ? 'changed' : 'all'}
          options={[
            { id: 'all', label: t('connectors.allRuns') },
            { id: 'changed', label: t('connectors.changedRuns') },
          ]}
          onChange={(which) => list.set({ changed: which === 'changed' ? true : undefined })}
        />
        <Row>
          <span role="status" className={styles.meta}>
            {found.data && t('connectors.runCount', { count: found.data.totalElements })}
          </span>
          <ExportAs
            of="connectors"
            columns={exportColumns()}
            filters={{ ...of, ...(address.changed && { hasChanges: true }) }}
          />
        </Row>
      </div>
      <DataTable
        label={t('connectors.runs')}
        columns={columns}
        rows={found.data?.content}
        rowId={rowId}
        card={runCard}
        {...listTable(
          { ...list, isFiltered: address.changed === true },
          found,
          <EmptyState kind="first-use" icon="clock" title={t('connectors.noRuns')}>
            {t('connectors.noRunsText')}
          </EmptyState>,
        )}
      />
    </>
  )
}

function RunLink({ run: { uuid, kind, config, startedAt } }: { run: ConnectorRun }) {
  return (
    <ConnectionLink kind={kind} id={config.uuid} search={{ tab: 'runs', run: uuid }}>
      <Moment value={startedAt} />
    </ConnectionLink>
  )
}

const exportColumns = () =>
  [
    ['startedAt', t('connectors.when')],
    ['connection', t('connectors.connection')],
    ['trigger', t('connectors.why')],
    ['direction', t('connectors.direction')],
    ['items', t('connectors.seen')],
    ['outcomes', t('connectors.outcome')],
    ['status', t('connectors.result')],
    ['endedAt', t('connectors.ended')],
    ['message', t('connectors.said')],
  ].map(([field, title]) => ({ field: field!, title: title! }))

const wayText = ({ direction, isDryRun }: ConnectorRun) =>
  isDryRun ? t('connectors.dryRun') : t(`connectors.way.${direction}`)

/** Says why a run was started, and by whom. */
export const triggerText = ({ trigger, startedBy }: ConnectorRun): string =>
  startedBy && trigger === 'MANUAL'
    ? t('connectors.byPerson', { name: startedBy.name })
    : t(`connectors.trigger.${trigger}`)

const runCard = (run: ConnectorRun) => {
  const { tone, text } = resultOf(run)
  return (
    <span className={styles.name}>
      <RunLink run={run} />
      <span className={styles.meta}>
        <bdi>{run.config.name}</bdi> · {wayText(run)}
      </span>
      <span>
        <Badge tone={tone}>{text}</Badge>
      </span>
    </span>
  )
}

const runColumns = (isOne: boolean): Column<ConnectorRun>[] => [
  { id: 'when', header: t('connectors.when'), isRowHeader: true, cell: (run) => <RunLink run={run} /> },
  ...(isOne
    ? []
    : [
        {
          id: 'connection',
          header: t('connectors.connection'),
          isContent: true,
          cell: ({ config }: ConnectorRun) => config.name,
        },
      ]),
  { id: 'why', header: t('connectors.why'), isFlexible: true, cell: triggerText },
  { id: 'way', header: t('connectors.direction'), cell: wayText },
  { id: 'seen', header: t('connectors.seen'), align: 'end', cell: (run) => formatNumber(allItems(run)) },
  {
    id: 'changed',
    header: t('connectors.changed'),
    align: 'end',
    cell: (run) => formatNumber(countOf(run, 'done')),
  },
  {
    id: 'result',
    header: t('connectors.result'),
    cell: (run) => {
      const { tone, text } = resultOf(run)
      return <Badge tone={tone}>{text}</Badge>
    },
  },
  { id: 'took', header: t('connectors.took'), align: 'end', isMinor: true, cell: tookText },
]
