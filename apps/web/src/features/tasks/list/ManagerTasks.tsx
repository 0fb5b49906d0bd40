import { taskLifecycle } from '@dragoman/sdk/lifecycles'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { t } from '../../../i18n/t.ts'
import { listTable } from '../../../list/list-table.tsx'
import { useChoices } from '../../../list/use-choices.ts'
import type { List } from '../../../list/use-list.ts'
import { LinkButton } from '../../../shell/links.ts'
import { tasksQuery } from '../task-query.ts'
import {
  assignmentFilter,
  languageFilter,
  onlyFilter,
  statusFilter,
  useAssigneeFilter,
  useProjectFilter,
  useStepFilter,
  useTaskLanguages,
} from './task-filters.ts'
import { taskGroupings } from './task-search.ts'
import type { TaskGrouping, TaskSearch } from './task-search.ts'
import { TaskFilters } from './TaskFilters.tsx'
import { TaskGroups } from './TaskGroups.tsx'
import { TaskTable } from './TaskTable.tsx'

export interface ManagerTasksProps {
  list: List<TaskSearch>
  /** Shows groups instead of tasks. */
  groupBy: TaskGrouping | undefined
  /** With `narrowed`, a group was opened: its tasks are to be shown. */
  onGroupChange: (groupBy: TaskGrouping | undefined, narrowed?: Partial<TaskSearch>) => void
}

/** The tasks of all projects, for those who manage them: one by one, or put together. */
export function ManagerTasks({ list, groupBy, onGroupChange }: ManagerTasksProps) {
  const tasks = useQuery({
    ...tasksQuery(list.search),
    placeholderData: keepPreviousData,
    enabled: groupBy === undefined,
  })
  const choices = useChoices()
  const { sources, targets } = useTaskLanguages(choices)
  const filters = [
    statusFilter(list, taskLifecycle.states),
    assignmentFilter(list),
    useStepFilter(list, choices),
    languageFilter(list, 'sourceLanguages', sources),
    languageFilter(list, 'targetLanguages', targets),
    useProjectFilter(list, choices),
    useAssigneeFilter(list, choices),
    onlyFilter(list, ['late', 'mine']),
  ]
  const empty = (
    <EmptyState
      kind="first-use"
      icon="tasks"
      title={t('tasks.empty')}
      action={<LinkButton to="/projects">{t('tasks.empty.projects')}</LinkButton>}
    >
      {t('tasks.empty.text')}
    </EmptyState>
  )
  return (
    <>
      <TaskFilters
        list={list}
        total={groupBy ? undefined : tasks.data?.totalElements}
        filters={filters}
        onFiltersOpen={choices.need}
        end={
          <SegmentedControl
            label={t('tasks.groups')}
            options={groupOptions()}
            value={groupBy ?? 'NONE'}
            onChange={(chosen) => onGroupChange(chosen === 'NONE' ? undefined : chosen)}
          />
        }
      />
      {groupBy ? (
        <TaskGroups list={list} groupBy={groupBy} onOpen={(narrowed) => onGroupChange(undefined, narrowed)} />
      ) : (
        <TaskTable label={t('tasks.title')} tasks={tasks.data?.content} {...listTable(list, tasks, empty)} />
      )}
    </>
  )
}

const groupOptions = (): { id: TaskGrouping | 'NONE'; label: string }[] => [
  { id: 'NONE', label: t('tasks.groups.NONE') },
  ...taskGroupings.map((id) => ({ id, label: t(`tasks.groups.${id}`) })),
]
