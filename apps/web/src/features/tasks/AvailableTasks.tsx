import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { RegionError } from '../../errors/RegionError.tsx'
import { t } from '../../i18n/t.ts'
import { ListPagination } from '../resource-table/ListPagination.tsx'
import { NothingMatches } from '../resource-table/NothingMatches.tsx'
import { readSort, writeSort } from '../resource-table/sort.ts'
import type { List } from '../resource-table/use-list.ts'
import { AvailableTable } from './AvailableTable.tsx'
import { NothingAvailable } from './NothingAvailable.tsx'
import { useOwnLanguageFilter, useStepFilter } from './task-filters.ts'
import { availableQuery } from './task-query.ts'
import type { TaskSearch } from './task-search.ts'
import { TaskFilters } from './TaskFilters.tsx'

/** What a linguist may claim now. */
export function AvailableTasks({ list }: { list: List<TaskSearch> }) {
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...availableQuery(list.search),
    placeholderData: keepPreviousData,
  })
  const filters = [useStepFilter(list), useOwnLanguageFilter(list)]
  return (
    <>
      <TaskFilters list={list} total={data?.totalElements} filters={filters} />
      <AvailableTable
        label={t('tasks.tab.available')}
        tasks={data?.content}
        sort={readSort(list.search.sort)}
        onSortChange={(sort) => list.set({ sort: writeSort(sort) })}
        isRefreshing={isPlaceholderData}
        error={error && <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />}
        empty={list.isFiltered ? <NothingMatches onClear={list.clear} /> : <NothingAvailable />}
        footer={<ListPagination list={list} total={data?.totalElements} />}
      />
    </>
  )
}
