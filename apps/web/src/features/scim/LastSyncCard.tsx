import type { LastSync, SyncEntry } from '@dragoman/sdk/operations/provisioning'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { TwoLines, useNarrow } from '../../display/NarrowTable.tsx'
import { RegionError } from '../../errors/RegionError.tsx'
import { formatTimestamp } from '../../i18n/format.ts'
import { formatRelative } from '../../i18n/format-days.ts'
import { hasMessage, t, type MessageId } from '../../i18n/t.ts'
import { Link } from '../../ground/links.ts'
import { lastSyncQuery } from './scim-queries.ts'

const rowId = ({ uuid }: SyncEntry) => uuid

/** The directory's changes since its last sync began, and the refusals. */
export function LastSyncCard() {
  const { data, error, refetch } = useQuery(lastSyncQuery())
  const isNarrow = useNarrow()
  const columns = useMemo(() => entryColumns(isNarrow), [isNarrow])
  if (error) return <RegionError error={error} onRetry={() => void refetch()} />
  return (
    <Card title={t('provisioning.sync')} description={data && syncText(data)} isFlush>
      <DataTable
        label={t('provisioning.sync')}
        columns={columns}
        rows={data?.entries}
        rowId={rowId}
        empty={
          <EmptyState kind="first-use" headingLevel={3} title={t('provisioning.syncEmpty')}>
            {t('provisioning.syncEmptyText')}
          </EmptyState>
        }
      />
    </Card>
  )
}

function syncText({ startedAt, lastRequestAt, created, updated, deactivated, refused }: LastSync): string {
  if (startedAt === undefined || lastRequestAt === undefined) return t('provisioning.syncNever')
  return t('provisioning.syncText', {
    started: formatTimestamp(startedAt),
    last: formatRelative(lastRequestAt),
    created,
    updated,
    deactivated,
    refused,
  })
}

const entryColumns = (isNarrow: boolean): Column<SyncEntry>[] =>
  isNarrow
    ? [
        {
          id: 'name',
          header: t('provisioning.person'),
          minWidth: 160,
          cell: (entry) => (
            <TwoLines below={entry.reason ?? outcomeWord(entry.outcome)}>
              <Name entry={entry} />
            </TwoLines>
          ),
        },
      ]
    : [
        { id: 'name', header: t('provisioning.person'), minWidth: 180, cell: (entry) => <Name entry={entry} /> },
        {
          id: 'outcome',
          header: t('provisioning.outcome'),
          minWidth: 130,
          cell: ({ outcome }) => (
            <Badge tone={outcome === 'REFUSED' ? 'danger' : 'neutral'}>{outcomeWord(outcome)}</Badge>
          ),
        },
        { id: 'reason', header: t('provisioning.reason'), minWidth: 260, cell: ({ reason }) => reason ?? '' },
        { id: 'date', header: t('provisioning.time'), minWidth: 140, cell: ({ date }) => formatTimestamp(date) },
      ]

const Name = ({ entry: { name, userUuid } }: { entry: SyncEntry }) =>
  userUuid === undefined ? (
    <bdi>{name}</bdi>
  ) : (
    <Link to="/users/$id" params={{ id: userUuid }}>
      <bdi>{name}</bdi>
    </Link>
  )

function outcomeWord(outcome: string): string {
  const id = `provisioning.outcome.${outcome}`
  return hasMessage(id) ? (t as (id: MessageId) => string)(id as MessageId) : outcome
}
