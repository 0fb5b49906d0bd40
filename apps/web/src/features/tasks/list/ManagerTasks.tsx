import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { DueDay } from '../../../display/DueDay.tsx'
import { LanguageCodes } from '../../../display/LanguageCodes.tsx'
import { enumWord, t } from '../../../i18n/t.ts'
import { ListCard } from '../../../list/ListCard.tsx'
import { shownColumns } from '../../../list/list-columns.ts'
import type { ListState } from '../../../list/list-state.ts'
import { listTable } from '../../../list/list-table.tsx'
import { ListToolbar } from '../../../list/ListToolbar.tsx'
import listStyles from '../../../list/ListTable.module.css'
import { useListKeys } from '../../../list/use-list-keys.ts'
import { ViewsMenu } from '../../../list/ViewsMenu.tsx'
import { Link, LinkButton } from '../../../shell/links.ts'
import { tasksQuery } from '../task-query.ts'
import type { TaskColumn } from './task-columns.tsx'
import { Assignee, TaskState } from './task-columns.tsx'
import { taskListColumns } from './task-list-columns.ts'
import { taskQuerySpec } from './task-query-spec.ts'
import { taskGroupings } from './task-search.ts'
import type { TaskGrouping } from './task-search.ts'
import { TaskCounters } from './TaskCounters.tsx'
import { TaskGroups } from './TaskGroups.tsx'
import { TaskTable } from './TaskTable.tsx'

export interface ManagerTasksProps {
  list: ListState
  /** Shows groups instead of tasks. */
  groupBy: TaskGrouping | undefined
  /** With a condition, a group was opened: its tasks are to be shown. */
  onGroupChange: (groupBy: TaskGrouping | undefined, condition?: string) => void
}

/** The tasks of all projects, for managers: one by one, or put together. Other ways to see them join `groupOptions`. */
export function ManagerTasks({ list, groupBy, onGroupChange }: ManagerTasksProps) {
  const tasks = useQuery({
    ...tasksQuery(list.request),
    placeholderData: keepPreviousData,
    enabled: groupBy === undefined,
  })
  const { data: counters } = useQuery(query(api.tasks.getCounters))
  const columns = useMemo(() => taskListColumns(), [])
  const chosen = list.search.columns
  const shown = useMemo(() => shownColumns(columns, chosen).map(({ id }) => id as TaskColumn), [columns, chosen])
  const found = groupBy ? undefined : tasks.data?.totalElements
  useListKeys(list, Math.ceil((found ?? 0) / (list.search.size ?? 25)))
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
      <TaskCounters list={list} />
      <ListToolbar
        list={list}
        spec={taskQuerySpec}
        searchLabel={t('tasks.search')}
        count={
          found === undefined
            ? undefined
            : list.isFiltered && counters
              ? t('list.countOf', { count: found, total: counters.total })
              : t('tasks.count', { count: found })
        }
        columns={columns}
      >
        <SegmentedControl
          label={t('tasks.groups')}
          options={groupOptions()}
          value={groupBy ?? 'NONE'}
          onChange={(next) => onGroupChange(next === 'NONE' ? undefined : next)}
        />
        <ViewsMenu list={list} name="TASKS" />
      </ListToolbar>
      {groupBy ? (
        <TaskGroups list={list} groupBy={groupBy} onOpen={(condition) => onGroupChange(undefined, condition)} />
      ) : (
        <div className={listStyles.table} data-rows={list.density}>
          <TaskTable
            label={t('tasks.title')}
            tasks={tasks.data?.content}
            columns={shown}
            isFitting
            card={taskCard}
            {...listTable(list, tasks, empty)}
          />
        </div>
      )}
    </>
  )
}

const taskCard = (task: Task) => (
  <ListCard
    name={
      <Link to="/tasks/$id" params={{ id: task.uuid }} variant="plain" data-main="">
        <bdi>{task.workUnit.filename}</bdi>
      </Link>
    }
    due={task.dueDate !== undefined && <DueDay value={task.dueDate} status={task.status} />}
    place={<bdi>{task.project.reference}</bdi>}
    state={<TaskState task={task} />}
    languages={
      <>
        <LanguageCodes source={task.workUnit.sourceLanguage} target={task.workUnit.targetLanguage} />{' '}
        {enumWord('workflow', task.workflow.code, task.workflow.title)} ·{' '}
        {t('tasks.counter.words', { count: (task.slice ?? task.workUnit).words })}
      </>
    }
    end={<Assignee task={task} />}
  />
)

const groupOptions = (): { id: TaskGrouping | 'NONE'; label: string }[] => [
  { id: 'NONE', label: t('tasks.groups.NONE') },
  ...taskGroupings.map((id) => ({ id, label: t(`tasks.groups.${id}`) })),
]
