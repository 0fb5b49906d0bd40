import type { ListSearch, PageOf } from '@dragoman/hooks/list'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '../i18n/t.ts'
import { listTable } from './list-table.tsx'
import type { List } from './use-list.ts'

export interface ResourceTableProps<Row, Page extends PageOf<Row>, Key extends QueryKey> {
  /** The options of the list's operation for the present address: `query(api.users.list, { query: listQuery(search) })`. */
  query: UseQueryOptions<Page, Error, Page, Key>
  /** Constant, or memoized. A sortable column's id is the field of the wire's sort. */
  columns: Column<Row>[]
  /** `useList(Route.useSearch())`. */
  search: Pick<List<ListSearch>, 'search' | 'isFiltered' | 'clear'> & { set: (change: ListSearch) => void }
  /** The text before there are any rows: the purpose of the thing, and how to make the first one. */
  empty: { title: string; text?: string; action?: ReactNode }
  /** On a narrow screen, what stands for a row. Keep it stable. */
  card?: (row: Row) => ReactNode
}

const rowId = (row: { uuid: string }) => row.uuid

/**
 * The table of a list page: rows, sort, pages, and its four states (loading, nothing yet, nothing matches, failed).
 * These props are all; a page that needs more composes `DataTable` itself.
 */
export function ResourceTable<Row extends { uuid: string }, Page extends PageOf<Row>, Key extends QueryKey>({
  query,
  columns,
  search: list,
  empty,
  card,
}: ResourceTableProps<Row, Page, Key>) {
  const found = useQuery({ ...query, placeholderData: keepPreviousData as never })
  const label = useMatches({ select: (matches) => matches.at(-1)!.staticData.title })
  return (
    <DataTable
      label={t(label)}
      columns={columns}
      rows={found.data?.content}
      rowId={rowId}
      card={card}
      {...listTable(
        list,
        found,
        <EmptyState kind="first-use" title={empty.title} action={empty.action}>
          {empty.text}
        </EmptyState>,
      )}
    />
  )
}
