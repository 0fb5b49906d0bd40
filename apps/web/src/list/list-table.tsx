import type { ListSearch, PageOf } from '@dragoman/hooks/list'
import { isHttpError } from '@dragoman/sdk/errors'
import type { DataTableProps, Sort } from '@dragoman/ui/DataTable'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RegionError } from '../errors/RegionError.tsx'
import { ListPagination } from './ListPagination.tsx'
import { NothingMatches } from './NothingMatches.tsx'
import type { List } from './use-list.ts'

type FromList = 'sort' | 'onSortChange' | 'isRefreshing' | 'isFitting' | 'error' | 'empty' | 'footer'

/** The props of a list's table that follow from its address and its query: order, pages, and the empty state. */
export function listTable<Row>(
  list: Pick<List<ListSearch>, 'search' | 'isFiltered' | 'clear'> & { set: (change: ListSearch) => void },
  { data, error, isPlaceholderData, isFetching, refetch }: UseQueryResult<PageOf<Row>>,
  empty: ReactNode,
): Pick<DataTableProps<Row>, FromList> {
  const unmatched = <NothingMatches onClear={list.clear} />
  return {
    sort: readSort(list.search.sort),
    onSortChange: (sort) => list.set({ sort: writeSort(sort) }),
    isRefreshing: isPlaceholderData,
    isFitting: true,
    // The query line says what is wrong with it.
    error:
      error &&
      (isOfLine(error) ? (
        unmatched
      ) : (
        <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
      )),
    empty: list.isFiltered ? unmatched : empty,
    footer: data && data.totalElements > 0 ? <ListPagination list={list} total={data.totalElements} /> : undefined,
  }
}

const isOfLine = (error: Error) => isHttpError(error) && error.issues.some(({ field }) => field === 'query.filter')

/** The sort of an address, `name,asc`, as a table has it; null without one. */
function readSort(sort: string | undefined): Sort | null {
  if (sort === undefined) return null
  const [column, direction] = sort.split(',')
  return { column: column!, direction: direction === 'desc' ? 'descending' : 'ascending' }
}

/** The sort of a table as it stands in the address and on the wire. */
const writeSort = ({ column, direction }: Sort): string => `${column},${direction === 'descending' ? 'desc' : 'asc'}`
