import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { t } from '../../../i18n/t.ts'
import { listTable } from '../../../list/list-table.tsx'
import { useChoices } from '../../../list/use-choices.ts'
import type { List } from '../../../list/use-list.ts'
import { availableQuery } from '../task-query.ts'
import { AvailableTable } from './AvailableTable.tsx'
import { NothingAvailable } from './NothingAvailable.tsx'
import { useOwnLanguageFilter, useStepFilter } from './task-filters.ts'
import type { TaskSearch } from './task-search.ts'
import { TaskFilters } from './TaskFilters.tsx'

/** What a linguist may claim now. */
export function AvailableTasks({ list }: { list: List<TaskSearch> }) {
  const tasks = useQuery({
    ...availableQuery(list.search),
    placeholderData: keepPreviousData,
  })
  const choices = useChoices()
  const filters = [useStepFilter(list, choices), useOwnLanguageFilter(list, choices)]
  return (
    <>
      <TaskFilters list={list} total={tasks.data?.totalElements} filters={filters} onFiltersOpen={choices.need} />
      <AvailableTable
        label={t('tasks.tab.available')}
        tasks={tasks.data?.content}
        {...listTable(list, tasks, <NothingAvailable />)}
      />
    </>
  )
}
