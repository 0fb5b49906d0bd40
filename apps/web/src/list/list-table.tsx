import type { DataTableProps } from '@dragoman/ui/DataTable'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RegionError } from '../errors/RegionError.tsx'
import type { ListSearch, PageOf } from './list-search.ts'
import { ListPagination } from './ListPagination.tsx'
import { NothingMatches } from './NothingMatches.tsx'
import { readSort, writeSort } from './sort.ts'
import type { List } from './use-list.ts'

type FromList = 'sort' | 'onSortChange' | 'isRefreshing' | 'error' | 'empty' | 'footer'

/** What every table of a list takes from its address and its query: order, pages, and what stands there without rows. */
export function listTable<Row>(
  list: Pick<List<ListSearch>, 'search' | 'isFiltered' | 'clear'> & { set: (change: ListSearch) => void },
  { data, error, isPlaceholderData, isFetching, refetch }: UseQueryResult<PageOf<Row>>,
  empty: ReactNode,
): Pick<DataTableProps<Row>, FromList> {
  return {
    sort: readSort(list.search.sort),
    onSortChange: (sort) => list.set({ sort: writeSort(sort) }),
    isRefreshing: isPlaceholderData,
    error: error && <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />,
    empty: list.isFiltered ? <NothingMatches onClear={list.clear} /> : empty,
    footer: data && data.totalElements > 0 ? <ListPagination list={list} total={data.totalElements} /> : undefined,
  }
}
