import { EmptyState } from '@dragoman/ui/EmptyState'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { t } from '../../../i18n/t.ts'
import { listTable } from '../../../list/list-table.tsx'
import { NewRows } from '../../../list/NewRows.tsx'
import { useChoices } from '../../../list/use-choices.ts'
import type { List } from '../../../list/use-list.ts'
import { LinkButton } from '../../../ground/links.ts'
import { workQuery, workStatuses } from '../task-query.ts'
import { onlyFilter, statusFilter, useOwnLanguageFilter, useStepFilter } from './task-filters.ts'
import type { TaskSearch, WorkTab } from '../task-search.ts'
import { TaskFilters } from './TaskFilters.tsx'
import { WorkTable } from './WorkTable.tsx'

/** A linguist's tasks in hand, those that they have delivered, or those invoiced. */
export function OwnTasks({ tab, list }: { tab: Exclude<WorkTab, 'available'>; list: List<TaskSearch> }) {
  const tasks = useQuery({
    ...workQuery(tab, list.search),
    placeholderData: keepPreviousData,
  })
  const choices = useChoices()
  const filters = [
    statusFilter(list, workStatuses[tab]),
    useStepFilter(list, choices),
    useOwnLanguageFilter(list, choices),
    tab === 'mine' ? onlyFilter(list, ['late']) : null,
  ]
  const empty = (
    <EmptyState
      kind="first-use"
      icon="tasks"
      title={t(`tasks.${tab}.empty`)}
      action={
        tab === 'mine' && (
          <LinkButton to="/tasks" search={{ tab: 'available' }}>
            {t('tasks.mine.see')}
          </LinkButton>
        )
      }
    >
      {t(`tasks.${tab}.emptyText`)}
    </EmptyState>
  )
  return (
    <>
      <TaskFilters
        list={list}
        total={tasks.data?.totalElements}
        filters={filters}
        onFiltersOpen={choices.need}
        end={<NewRows queryKey={workQuery(tab, list.search).queryKey} />}
      />
      <WorkTable
        label={t(`tasks.tab.${tab}`)}
        tab={tab}
        tasks={tasks.data?.content}
        {...listTable(list, tasks, empty)}
      />
    </>
  )
}
