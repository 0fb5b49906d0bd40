import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { AnalysisTotals } from '@dragoman/sdk/operations/logfiles'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { bandName } from '../../display/explanation/line-names.ts'
import { helpOn } from '../../display/help/Help.tsx'
import { formatNumber, formatPercent } from '../../i18n/format.ts'
import { enumWord, t } from '../../i18n/t.ts'

const rowId = ({ matchLabel }: AnalysisTotals) => matchLabel

/** The words of a task by match band, weighted by the net rates of its step; nothing before they were analyzed. */
export function TaskAnalysis({ task }: { task: Task }) {
  const path = { taskUUID: task.uuid }
  const { data: logfile } = useQuery(query(api.tasks.getLogfile, { path }))
  const logfileUUID = logfile?.preAnalysis?.id
  // A slice is measured by its own segments, which the bands of its file say nothing about.
  const { data } = useQuery({
    ...query(api.tasks.getLogfileBreakdown, { path: { ...path, logfileUUID: logfileUUID ?? '' } }),
    enabled: logfileUUID !== undefined && !task.slice,
  })
  const columns = useMemo(bandColumns, [])
  const bands = data?.itemsByLangPair?.[0]?.analysisTotals.filter(({ totalSegments }) => totalSegments > 0)
  if (!data || !bands || bands.length === 0) return null
  return (
    <Card
      title={t('tasks.bands')}
      description={t('costs.counter', { counter: enumWord('wordCounter', data.wordCounter) })}
      isFlush
    >
      <DataTable
        label={t('tasks.bands')}
        columns={columns}
        rows={bands}
        rowId={rowId}
        isEmbedded
        empty={<EmptyState kind="first-use" title={t('tasks.bands')} />}
      />
    </Card>
  )
}

const bandColumns = (): Column<AnalysisTotals>[] => [
  {
    id: 'band',
    header: t('tasks.band'),
    help: helpOn('matchBand'),
    minWidth: 120,
    cell: ({ matchLabel }) => bandName(matchLabel),
  },
  {
    id: 'segments',
    header: t('tasks.segments'),
    width: 110,
    align: 'end',
    cell: ({ totalSegments }) => formatNumber(totalSegments),
  },
  {
    id: 'words',
    header: t('tasks.words'),
    width: 100,
    align: 'end',
    cell: ({ totalWords }) => formatNumber(totalWords),
  },
  {
    id: 'factor',
    header: t('tasks.band.factor'),
    help: helpOn('netRate'),
    width: 120,
    align: 'end',
    cell: ({ netRateFactor }) => formatPercent(netRateFactor),
  },
  {
    id: 'netWords',
    header: t('tasks.netWords'),
    help: helpOn('weightedWords'),
    width: 170,
    align: 'end',
    cell: ({ netWords }) => formatNumber(netWords),
  },
]
