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
import type { List } from '../../../list/use-list.ts'
import { groupsQuery } from '../task-query.ts'
import type { TaskGrouping, TaskSearch } from './task-search.ts'

export interface TaskGroupsProps {
  list: List<TaskSearch>
  groupBy: TaskGrouping
  /** Shows the tasks of a group; keep it stable. */
  onOpen: (narrowed: Partial<TaskSearch>) => void
}

/** Tasks put together by project, step or language pair, the largest group first; each leads to its tasks. */
export function TaskGroups({ list, groupBy, onOpen }: TaskGroupsProps) {
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...groupsQuery(groupBy, list.search),
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

/** What narrows the list to a group. */
function tasksOf(groupBy: TaskGrouping, key: string): Partial<TaskSearch> {
  if (groupBy === 'PROJECT') return { projectUuid: key }
  if (groupBy === 'WORKFLOW') return { workflows: [key] }
  const [source = '', target = ''] = key.split(':')
  return { sourceLanguages: [source], targetLanguages: [target] }
}

function nameOf(groupBy: TaskGrouping, { key, label }: TaskGroup): string {
  if (groupBy === 'WORKFLOW') return enumWord('workflow', key, label)
  if (groupBy === 'PROJECT') return label
  const [source = '', target = ''] = key.split(':')
  return t('tasks.groups.pair', { source: languageName(source), target: languageName(target) })
}

const groupColumns = (groupBy: TaskGrouping, onOpen: (change: Partial<TaskSearch>) => void): Column<TaskGroup>[] => [
  {
    id: 'name',
    header: t(`tasks.groups.${groupBy}`),
    minWidth: 200,
    cell: (group) => (
      <TextButton onPress={() => onOpen(tasksOf(groupBy, group.key))}>
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
    cell: ({ dueDate }) => dueDate !== undefined && <DueDate value={dueDate} status="PENDING" />,
  },
]
