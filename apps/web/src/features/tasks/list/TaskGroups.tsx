import { quoteValue } from '@dragoman/sdk/query-line'
import type { TaskGroup } from '@dragoman/sdk/operations/tasks'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { TextButton } from '@dragoman/ui/TextButton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { DueDate } from '../../../display/DueDate.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { enumWord, t } from '../../../i18n/t.ts'
import { formatNumber, languageName, listSeparator } from '../../../i18n/format.ts'
import { ListPagination } from '../../../list/ListPagination.tsx'
import type { ListState } from '../../../list/list-state.ts'
import { groupsQuery } from '../task-query.ts'
import type { TaskGrouping } from '../task-search.ts'

export interface TaskGroupsProps {
  list: ListState
  groupBy: TaskGrouping
  /** Shows the tasks of a group; keep it stable. */
  onOpen: (condition: string) => void
}

/** Tasks put together by project, step or language pair, the largest group first; each leads to its tasks. */
export function TaskGroups({ list, groupBy, onOpen }: TaskGroupsProps) {
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...groupsQuery(groupBy, list.request),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => groupColumns(groupBy, onOpen), [groupBy, onOpen])
  return (
    <DataTable
      label={t('tasks.groups')}
      columns={columns}
      rows={data?.content}
      rowId={({ key }) => key}
      isRefreshing={isPlaceholderData}
      error={error && <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />}
      empty={<EmptyState kind="no-match" icon="tasks" title={t('tasks.empty')} />}
      footer={<ListPagination list={list} total={data?.totalElements} />}
    />
  )
}

/** The condition that narrows the list to a group. */
function conditionOf(groupBy: TaskGrouping, { key, label }: TaskGroup): string {
  if (groupBy === 'PROJECT') return `project:="${label.replace(/["\\]/g, '\\$&')}"`
  if (groupBy === 'WORKFLOW') return `step:${quoteValue(key.toLowerCase())}`
  const [source = '', target = ''] = key.split(':')
  return `source:${source} target:${target}`
}

function nameOf(groupBy: TaskGrouping, { key, label }: TaskGroup): string {
  if (groupBy === 'WORKFLOW') return enumWord('workflow', key, label)
  if (groupBy === 'PROJECT') return label
  const [source = '', target = ''] = key.split(':')
  return t('tasks.groups.pair', { source: languageName(source), target: languageName(target) })
}

/** While a group has a task in one of these, its due date presses. */
const unsettled = ['DRAFT', 'PENDING', 'APPROVED']

const groupColumns = (groupBy: TaskGrouping, onOpen: (condition: string) => void): Column<TaskGroup>[] => [
  {
    id: 'name',
    header: t(`tasks.groups.${groupBy}`),
    minWidth: 200,
    cell: (group) => (
      <TextButton onPress={() => onOpen(conditionOf(groupBy, group))}>
        <bdi>{nameOf(groupBy, group)}</bdi>
      </TextButton>
    ),
  },
  { id: 'tasks', header: t('tasks.title'), width: 110, align: 'end', cell: ({ taskCount }) => formatNumber(taskCount) },
  { id: 'words', header: t('tasks.words'), width: 120, align: 'end', cell: ({ words }) => formatNumber(words) },
  {
    id: 'statuses',
    header: t('tasks.status'),
    minWidth: 240,
    cell: ({ statuses }) =>
      Object.entries(statuses)
        .map(([status, count]) => `${enumWord('taskStatus', status)} ${formatNumber(count)}`)
        .join(listSeparator()),
  },
  {
    id: 'due',
    header: t('tasks.due'),
    width: 160,
    cell: ({ dueDate, statuses }) =>
      dueDate !== undefined && (
        <DueDate value={dueDate} status={unsettled.some((status) => statuses[status]) ? 'PENDING' : 'DELIVERED'} />
      ),
  },
]
