import { useSession } from '@dragoman/hooks/session'
import type { Project } from '@dragoman/sdk/operations/projects'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { requirements } from '@dragoman/sdk/requirements'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { taskLifecycle } from '@dragoman/sdk/lifecycles'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { t } from '../../../i18n/t.ts'
import { listTable } from '../../../list/list-table.tsx'
import listStyles from '../../../list/ListTable.module.css'
import { useChoices } from '../../../list/use-choices.ts'
import type { List } from '../../../list/use-list.ts'
import {
  assignmentFilter,
  languageFilter,
  onlyFilter,
  statusFilter,
  useStepFilter,
} from '../../tasks/list/task-filters.ts'
import type { TaskSearch } from '../../tasks/task-search.ts'
import { TaskFilters } from '../../tasks/list/TaskFilters.tsx'
import { densityChoice } from '../../../ground/density.ts'
import { projectTaskColumns, TaskTable } from '../../tasks/list/TaskTable.tsx'
import { tasksQuery } from '../../tasks/task-query.ts'
import { WholeProject } from '../WholeProject.tsx'
import { ProjectWorkUnits } from './ProjectWorkUnits.tsx'
import { useWorkUnitActions } from './use-work-unit-actions.tsx'
import { WorkUnitMenuItems } from './WorkUnitMenu.tsx'

export interface WorkTabProps {
  project: Project
  list: List<TaskSearch>
}

/** The work of a project: a task for each step of each file and language. Who can't see tasks sees the work units. */
export function WorkTab({ project, list }: WorkTabProps) {
  const { session } = useSession()
  if (session.can(requirements['tasks.list'])) return <Tasks project={project} list={list} />
  return <WholeProject project={project}>{(whole) => <ProjectWorkUnits project={whole} />}</WholeProject>
}

function Tasks({ project, list }: WorkTabProps) {
  const { buttons, dialogs } = useWorkUnitActions(project)
  const tasks = useQuery({
    ...tasksQuery({ ...list.search, projectUuid: project.uuid }),
    placeholderData: keepPreviousData,
  })
  const choices = useChoices()
  const filters = [
    statusFilter(list, taskLifecycle.states),
    assignmentFilter(list),
    useStepFilter(list, choices),
    languageFilter(list, 'targetLanguages', project.targetLocales),
    onlyFilter(list, ['late', 'mine']),
  ]
  const menuItems = useCallback(
    ({ workUnit }: Task) => <WorkUnitMenuItems projectUuid={project.uuid} unit={workUnit} />,
    [project.uuid],
  )
  const empty = (
    <EmptyState kind="first-use" icon="tasks" headingLevel={2} title={t('projects.tasks.empty')}>
      {t('projects.tasks.emptyText')}
    </EmptyState>
  )
  return (
    <>
      <TaskFilters list={list} total={tasks.data?.totalElements} filters={filters} onFiltersOpen={choices.need} />
      <div className={listStyles.table} data-rows={densityChoice() ?? 'compact'}>
        <TaskTable
          label={t('projects.tab.work')}
          columns={projectTaskColumns}
          tasks={tasks.data?.content}
          menuItems={menuItems}
          bulkActions={buttons && ((chosen) => buttons(unitsOf(chosen)))}
          {...listTable(list, tasks, empty)}
        />
      </div>
      {dialogs}
    </>
  )
}

/** Several tasks are of one work unit. */
const unitsOf = (tasks: readonly Task[]) => [
  ...new Map(tasks.map(({ workUnit }) => [workUnit.uuid, { uuid: workUnit.uuid }])).values(),
]
