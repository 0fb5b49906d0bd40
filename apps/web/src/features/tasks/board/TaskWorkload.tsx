import { useCan } from '@dragoman/hooks/permissions'
import { quoteValue } from '@dragoman/sdk/query-line'
import type { TaskWorkload as Load } from '@dragoman/sdk/operations/tasks'
import { requirements } from '@dragoman/sdk/requirements'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { TextButton } from '@dragoman/ui/TextButton'
import { useMediaQuery } from '@dragoman/ui/use-media-query'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { formatNumber } from '../../../i18n/format.ts'
import { formatCalendarDay } from '../../../i18n/format-days.ts'
import { t } from '../../../i18n/t.ts'
import type { ListState } from '../../../list/list-state.ts'
import { listTable } from '../../../list/list-table.tsx'
import { Link } from '../../../ground/links.ts'
import { workloadDays, workloadQuery } from './board-query.ts'
import { Pairs } from './BoardRow.tsx'
import { DayLoads } from './DayLoads.tsx'
import { isWeekend, WeekShare } from './LoadBars.tsx'
import styles from './TaskWorkload.module.css'
import { ownTimezone } from '../../../i18n/own-timezone.ts'

export interface TaskWorkloadProps {
  list: ListState
  /** Shows the tasks of a linguist; keep it stable. */
  onOpen: (condition: string) => void
}

const none: readonly string[] = []

/** Linguists with the words that are due a day, against what they can do; the most loaded first. */
export function TaskWorkload({ list, onOpen }: TaskWorkloadProps) {
  const found = useQuery({ ...workloadQuery(list.request), placeholderData: keepPreviousData })
  const mayOpen = useCan(requirements['users.get'])
  const isNarrow = useMediaQuery('(768px <= width < 1400px)')
  const shown = isNarrow ? 10 : workloadDays
  const days = useMemo(() => found.data?.days.slice(0, shown) ?? none, [found.data, shown])
  const columns = useMemo(() => workloadColumns(days, mayOpen, onOpen), [days, mayOpen, onOpen])
  const empty = (
    <EmptyState kind="first-use" icon="users" title={t('board.workload.empty')}>
      {t('board.workload.emptyText')}
    </EmptyState>
  )
  const { sort: _sort, onSortChange: _onSortChange, ...table } = listTable(list, found, empty)
  return (
    <div className={styles.workload}>
      <p className={styles.note}>
        {t('board.workload.note', { zone: ownTimezone() })}
        {list.isFiltered && ` ${t('board.workload.filtered')}`}
      </p>
      <div className={styles.table}>
        <DataTable
          {...table}
          label={t('tasks.layout.workload')}
          columns={columns}
          rows={found.data?.content}
          rowId={({ user }) => user.uuid}
          card={(load) => <LoadCard load={load} days={days} onOpen={onOpen} />}
        />
      </div>
    </div>
  )
}

const conditionOf = ({ user }: Load) => `linguist:=${quoteValue(user.name)}`

const Name = ({ load, onOpen }: { load: Load; onOpen: (condition: string) => void }) => (
  <TextButton onPress={() => onOpen(conditionOf(load))}>
    <bdi>{load.user.name}</bdi>
  </TextButton>
)

const Late = ({ count }: { count: number }) =>
  count === 0 ? formatNumber(0) : <span className={styles.late}>{formatNumber(count)}</span>

function Capacity({ load, mayOpen }: { load: Load; mayOpen: boolean }) {
  const words = formatNumber(load.wordsPerDay)
  const text = load.isWordsPerDaySet ? words : t('board.workload.assumed', { words })
  if (!mayOpen) return text
  return (
    <Link to="/users/$id" params={{ id: load.user.uuid }} variant="plain">
      {text}
    </Link>
  )
}

const LoadCard = ({ load, days, onOpen }: { load: Load; days: readonly string[]; onOpen: (line: string) => void }) => (
  <div className={styles.card}>
    <div className={styles.line}>
      <span data-main="">
        <Name load={load} onOpen={onOpen} />
      </span>
      <WeekShare share={load.weekShare} />
    </div>
    <div className={styles.line}>
      <Pairs load={load} />
      <span>
        {t('tasks.count', { count: load.taskCount })} · {t('board.words', { count: load.words })}
      </span>
    </div>
    <DayLoads load={load} days={days} />
  </div>
)

const workloadColumns = (
  days: readonly string[],
  mayOpen: boolean,
  onOpen: (condition: string) => void,
): Column<Load>[] => [
  {
    id: 'name',
    header: t('tasks.assignee'),
    minWidth: 140,
    isFlexible: true,
    cell: (load) => <Name load={load} onOpen={onOpen} />,
  },
  { id: 'pairs', header: t('tasks.languages'), minWidth: 90, cell: (load) => <Pairs load={load} /> },
  { id: 'tasks', header: t('tasks.title'), width: 72, align: 'end', cell: (load) => formatNumber(load.taskCount) },
  {
    id: 'late',
    header: t('tasks.counter.late'),
    width: 88,
    align: 'end',
    cell: ({ lateCount }) => <Late count={lateCount} />,
  },
  { id: 'words', header: t('tasks.words'), width: 84, align: 'end', cell: ({ words }) => formatNumber(words) },
  {
    id: 'capacity',
    header: t('board.workload.capacity'),
    width: 116,
    align: 'end',
    cell: (load) => <Capacity load={load} mayOpen={mayOpen} />,
  },
  {
    id: 'week',
    header: t('board.workload.week'),
    minWidth: 132,
    cell: ({ weekShare }) => <WeekShare share={weekShare} />,
  },
  {
    id: 'days',
    header: (
      <span className={styles.days}>
        {days.map((day) => (
          <abbr
            key={day}
            className={styles.dayName}
            data-free={isWeekend(day) || undefined}
            title={formatCalendarDay(day, 'weekdayAndDay')}
          >
            {String(Number(day.slice(8)))}
          </abbr>
        ))}
      </span>
    ),
    width: days.length * 28 + 16,
    cell: (load) => <DayLoads load={load} days={days} />,
  },
]
