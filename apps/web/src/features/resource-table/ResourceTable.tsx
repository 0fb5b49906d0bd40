import { Button } from '@dragoman/ui/Button'
import { DataTable, type Column, type Sort } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Pagination } from '@dragoman/ui/Pagination'
import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { RegionError } from '../../errors/RegionError.tsx'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { defaultPageSize, type ListSearch } from '../../list-search.ts'
import type { List } from './use-list.ts'

/** A page of the wire, as far as a table needs it. */
export interface PageOf<Row> {
  content: Row[]
  totalElements: number
}

export interface ResourceTableProps<Row, Page extends PageOf<Row>, Key extends QueryKey> {
  /** The options of the list's operation for the present address: `query(api.users.list, { query: listQuery(search) })`. */
  query: UseQueryOptions<Page, Error, Page, Key>
  /** Constant, or memoized. A sortable column's id is the field of the wire's sort. */
  columns: Column<Row>[]
  /** `useList(Route.useSearch())`. */
  search: Pick<List<ListSearch>, 'search' | 'isFiltered' | 'clear'> & { set: (change: ListSearch) => void }
  /** What stands there before there is anything: what the thing is for, and how to make the first one. */
  empty: { title: string; text?: string; action?: ReactNode }
}

const rowId = (row: { uuid: string }) => row.uuid

/**
 * The table of a list page: rows, sort, pages, and its four states (loading, nothing yet, nothing matches, failed).
 * These four props are all; a page that needs more composes `DataTable` itself.
 */
export function ResourceTable<Row extends { uuid: string }, Page extends PageOf<Row>, Key extends QueryKey>({
  query,
  columns,
  search: list,
  empty,
}: ResourceTableProps<Row, Page, Key>) {
  const { data, error, isPlaceholderData, refetch, isFetching } = useQuery({ ...query, placeholderData: keepPreviousData as never })
  const label = useMatches({ select: (matches) => matches.at(-1)!.staticData.title })
  const { page = 0, size = defaultPageSize, sort } = list.search
  return (
    <DataTable
      label={t(label)}
      columns={columns}
      rows={data?.content}
      rowId={rowId}
      sort={sort ? readSort(sort) : null}
      onSortChange={(next) => list.set({ sort: writeSort(next) })}
      isRefreshing={isPlaceholderData}
      error={error && <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />}
      empty={
        list.isFiltered ? (
          <EmptyState
            kind="no-match"
            title={t('shell.table.noMatch')}
            action={<Button onPress={list.clear}>{t('shell.table.clearFilters')}</Button>}
          >
            {t('shell.table.noMatchText')}
          </EmptyState>
        ) : (
          <EmptyState kind="first-use" title={empty.title} action={empty.action}>
            {empty.text}
          </EmptyState>
        )
      }
      footer={
        data && data.totalElements > 0 ? (
          <Pagination
            page={page}
            pageSize={size}
            total={data.totalElements}
            onPageChange={(next) => list.set({ page: next || undefined })}
            onPageSizeChange={(next) => list.set({ size: next === defaultPageSize ? undefined : next })}
            labels={{
              navigation: t('shell.table.pages'),
              range: t('shell.table.range', {
                from: formatNumber(page * size + 1),
                to: formatNumber(Math.min((page + 1) * size, data.totalElements)),
                total: data.totalElements,
              }),
              pageSize: t('shell.table.pageSize'),
              previous: t('shell.table.previous'),
              next: t('shell.table.next'),
            }}
          />
        ) : undefined
      }
    />
  )
}

function readSort(sort: string): Sort {
  const [column, direction] = sort.split(',')
  return { column: column!, direction: direction === 'desc' ? 'descending' : 'ascending' }
}

const writeSort = ({ column, direction }: Sort) => `${column},${direction === 'descending' ? 'desc' : 'asc'}`
