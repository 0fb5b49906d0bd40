import type { Task } from '@dragoman/sdk/operations/tasks'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { t } from '../../i18n/t.ts'
import { missingRegion } from '../../errors/RegionError.tsx'
import { region } from '../../lazy.tsx'
import { columnSizes, shownColumns, withWidth } from '../../list/list-columns.ts'
import type { ListState } from '../../list/list-state.ts'
import { listTable } from '../../list/list-table.tsx'
import { ListToolbar } from '../../list/ListToolbar.tsx'
import listStyles from '../../list/ListTable.module.css'
import { useListKeys } from '../../list/use-list-keys.ts'
import { useSame } from '../../list/use-same.ts'
import { ViewsMenu } from '../../list/ViewsMenu.tsx'
import { LinkButton } from '../../ground/links.ts'
import { withBoardWords } from './board/with-board-words.ts'
import { tasksQuery } from './task-query.ts'
import type { TaskColumn } from './list/task-columns.tsx'
import { useCustomColumns } from '../custom-fields/values/use-custom-columns.tsx'
import { useCustomSpec } from '../custom-fields/values/use-custom-fields.ts'
import { OtherWays } from '../sample-data/OtherWays.tsx'
import { taskListColumns } from './list/task-list-columns.ts'
import { taskQuerySpec } from './list/task-query-spec.ts'
import { boardRowChoices, taskGroupings } from './task-search.ts'
import type { TaskGrouping, TaskLayout } from './task-search.ts'
import { TaskCounters } from './list/TaskCounters.tsx'
import { TaskGroups } from './list/TaskGroups.tsx'
import { TaskTable, type CustomColumn } from './list/TaskTable.tsx'

const TaskBoard = region(
  withBoardWords(() => import('./board/TaskBoard.tsx')),
  'TaskBoard',
  missingRegion,
)
const TaskCalendar = region(
  withBoardWords(() => import('./board/TaskCalendar.tsx')),
  'TaskCalendar',
  missingRegion,
)
const TaskWorkload = region(
  withBoardWords(() => import('./board/TaskWorkload.tsx')),
  'TaskWorkload',
  missingRegion,
)

export interface ManagerTasksProps {
  list: ListState
  /** Shows groups instead of tasks. */
  groupBy: TaskGrouping | undefined
  /** Shows tasks in another way than the table. */
  layout: TaskLayout | undefined
  /** With a condition, a group was opened: its tasks are to be shown. */
  onGroupChange: (groupBy: TaskGrouping | undefined, condition?: string) => void
}

/** The tasks of all projects, for managers: one by one, put together, or in one of the other layouts. */
export function ManagerTasks({ list, groupBy, layout, onGroupChange }: ManagerTasksProps) {
  const tasks = useQuery({
    ...tasksQuery(list.request),
    placeholderData: keepPreviousData,
    enabled: groupBy === undefined && layout === undefined,
  })
  const { data: counters } = useQuery(query(api.tasks.getCounters))
  const custom = useCustomColumns<Task>('TASK')
  const spec = useCustomSpec(taskQuerySpec, 'TASK', list.search.filter)
  const columns = useMemo(() => [...taskListColumns(), ...custom], [custom])
  const chosen = list.search.columns
  const shown = useSame(shownColumns(columns, chosen).map(({ id }) => id as TaskColumn | CustomColumn))
  const sizes = useMemo(() => columnSizes(chosen), [chosen])
  const found = groupBy || layout ? undefined : tasks.data?.totalElements
  useListKeys(list, Math.ceil((found ?? 0) / (list.search.size ?? 25)))
  const { rows } = list.search
  const onOpen = (condition: string) => onGroupChange(undefined, condition)
  const empty = (
    <EmptyState
      kind="first-use"
      icon="tasks"
      title={t('tasks.empty')}
      action={
        <>
          <LinkButton to="/projects">{t('tasks.empty.projects')}</LinkButton>
          <OtherWays />
        </>
      }
    >
      {t('tasks.empty.text')}
    </EmptyState>
  )
  return (
    <>
      <TaskCounters list={list} spec={spec} />
      <ListToolbar
        list={list}
        spec={spec}
        searchLabel={t('tasks.search')}
        count={
          found === undefined
            ? undefined
            : list.isFiltered && counters
              ? t('list.countOf', { count: found, total: counters.total })
              : t('tasks.count', { count: found })
        }
        columns={layout ? undefined : columns}
        queryKey={layout || groupBy ? undefined : tasksQuery(list.request).queryKey}
      >
        {layout === undefined && (
          <SegmentedControl
            label={t('tasks.groups')}
            options={groupOptions()}
            value={groupBy ?? 'NONE'}
            onChange={(next) => onGroupChange(next === 'NONE' ? undefined : next)}
          />
        )}
        {layout === 'board' && (
          <SegmentedControl
            label={t('tasks.groups')}
            options={boardOptions()}
            value={rowsOf(rows)}
            onChange={(next) => list.set({ rows: next === 'LINGUIST' ? undefined : next })}
          />
        )}
        <ViewsMenu list={list} name="TASKS" />
      </ListToolbar>
      {layout === 'board' ? (
        <Suspense fallback={<ViewSkeleton />}>
          <TaskBoard list={list} rows={rowsOf(rows)} empty={empty} />
        </Suspense>
      ) : layout === 'calendar' ? (
        <Suspense fallback={<ViewSkeleton />}>
          <TaskCalendar list={list} month={list.search.month} onMonthChange={(month) => list.set({ month })} />
        </Suspense>
      ) : layout === 'workload' ? (
        <Suspense fallback={<ViewSkeleton />}>
          <TaskWorkload list={list} onOpen={onOpen} />
        </Suspense>
      ) : groupBy ? (
        <TaskGroups list={list} groupBy={groupBy} onOpen={onOpen} />
      ) : (
        <div className={listStyles.table} data-rows={list.density}>
          <TaskTable
            label={t('tasks.title')}
            tasks={tasks.data?.content}
            columns={shown}
            custom={custom}
            columnSizes={sizes}
            onColumnResize={(id, width) =>
              list.set({ columns: withWidth(columns, chosen, id, width), page: list.search.page })
            }
            list={{ request: list.request, total: found }}
            {...listTable(list, tasks, empty)}
          />
        </div>
      )}
    </>
  )
}

const ViewSkeleton = () => (
  <div aria-busy>
    <Skeleton lines={8} />
  </div>
)

const rowsOf = (rows: string | undefined) => boardRowChoices.find((each) => each === rows) ?? 'LINGUIST'

const boardOptions = () =>
  (['LINGUIST', ...boardRowChoices] as const).map((id) => ({ id, label: t(`tasks.rows.${id}`) }))

const groupOptions = (): { id: TaskGrouping | 'NONE'; label: string }[] => [
  { id: 'NONE', label: t('tasks.groups.NONE') },
  ...taskGroupings.map((id) => ({ id, label: t(`tasks.groups.${id}`) })),
]
