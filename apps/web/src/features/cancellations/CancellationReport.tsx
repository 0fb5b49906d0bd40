import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { CancellationCount } from '@dragoman/sdk/operations/cancellationOptions'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { optionName } from '../../cancellation/cancellation.ts'
import { RegionError } from '../../errors/RegionError.tsx'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { lastDays } from '../../display/days-ago.ts'

const periods = ['30', '90', '365'] as const

const rowId = ({ option }: CancellationCount) => option?.uuid ?? ''

/** How often each reason was selected in the last days. */
export function CancellationReport({ accountUUID, now }: { accountUUID: string; now: number }) {
  const [days, setDays] = useState<(typeof periods)[number]>('90')
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query(api.cancellationOptions.getReport, {
      path: { accountUUID },
      query: lastDays(now, Number(days)),
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <Card
      title={t('cancellations.report')}
      isFlush
      actions={
        <SegmentedControl
          label={t('cancellations.period')}
          options={periods.map((id) => ({ id, label: t('cancellations.days', { count: Number(id) }) }))}
          value={days}
          onChange={setDays}
        />
      }
    >
      <DataTable
        label={t('cancellations.report')}
        columns={columns(data ?? [])}
        rows={data}
        rowId={rowId}
        isRefreshing={isPlaceholderData}
        isEmbedded
        skeletonRows={3}
        error={error && !data && <RegionError error={error} onRetry={() => void refetch()} />}
        empty={
          <EmptyState kind="first-use" icon="inbox" headingLevel={3} title={t('cancellations.empty')}>
            {t('cancellations.emptyText')}
          </EmptyState>
        }
      />
    </Card>
  )
}

function columns(rows: readonly CancellationCount[]): Column<CancellationCount>[] {
  const figure = (id: 'projects' | 'tasks' | 'words'): Column<CancellationCount> => ({
    id,
    header: t(`cancellations.column.${id}`),
    width: 152,
    align: 'end',
    cell: (row) => formatNumber(row[id]),
    footer: formatNumber(rows.reduce((sum, row) => sum + row[id], 0)),
  })
  return [
    {
      id: 'reason',
      header: t('cancellations.column.reason'),
      minWidth: 120,
      cell: ({ option }) => (option ? optionName(option) : t('cancellations.withoutOption')),
      footer: t('cancellations.sum'),
    },
    figure('projects'),
    figure('tasks'),
    figure('words'),
  ]
}
