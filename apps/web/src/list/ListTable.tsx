import type { ListSearch, PageOf } from '@dragoman/hooks/list'
import { defaultPageSize } from '@dragoman/hooks/list'
import { DataTable, type DataTableProps } from '@dragoman/ui/DataTable'
import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { columnSizes, shownColumns, withWidth, type ListColumn } from './list-columns.ts'
import type { ListState } from './list-state.ts'
import { listTable } from './list-table.tsx'
import styles from './ListTable.module.css'
import { useListSelection, type ListSelectionOptions } from './use-list-selection.ts'
import { useListKeys } from './use-list-keys.ts'
import { useSame } from './use-same.ts'

export interface ListTableProps<Row, Page extends PageOf<Row>, Key extends QueryKey> extends Pick<
  DataTableProps<Row>,
  'rowActions' | 'card' | 'label'
> {
  /** The actions for selected rows, of all pages. */
  bulk?: Pick<ListSelectionOptions<Row, Page, Key>, 'rowName' | 'most' | 'page' | 'actions'> | undefined
  list: ListState
  query: UseQueryOptions<Page, Error, Page, Key>
  /** Constant, or memoized. A sortable column's id is the field of the wire's sort. */
  columns: ListColumn<Row>[]
  /** Stands there before there is anything. */
  empty: ReactNode
}

const rowId = (row: { uuid: string }) => row.uuid

/** The table of a list: the chosen columns, as wide as what they hold; cards on a phone. */
export function ListTable<Row extends { uuid: string }, Page extends PageOf<Row>, Key extends QueryKey>({
  list,
  query,
  columns,
  empty,
  bulk,
  ...table
}: ListTableProps<Row, Page, Key>) {
  const found = useQuery({ ...query, placeholderData: keepPreviousData as never })
  const { columns: chosen, size = defaultPageSize } = list.search
  const picked = useSame(useMemo(() => shownColumns(columns, chosen), [columns, chosen]))
  const shown = useMemo(
    () =>
      picked.map(({ total, header, exported: _exported, isLocked: _isLocked, isExtra: _isExtra, ...column }) => ({
        ...column,
        header,
        ...(total !== undefined && { footer: total }),
      })),
    [picked],
  )
  const selection = useListSelection({
    rowName: () => '',
    actions: () => null,
    ...bulk,
    found: found.data,
    request: list.request,
  })
  const sizes = useMemo(() => columnSizes(chosen), [chosen])
  useListKeys(list, Math.ceil((found.data?.totalElements ?? 0) / size))
  return (
    <div className={styles.table} data-rows={list.density}>
      <DataTable
        {...table}
        {...listTable(list as ListState & { set: (change: ListSearch) => void }, found, empty)}
        selection={bulk && selection}
        columnSizes={sizes}
        onColumnResize={(id, width) =>
          list.set({ columns: withWidth(columns, chosen, id, width), page: list.search.page })
        }
        columns={shown}
        rows={found.data?.content}
        rowId={rowId}
      />
    </div>
  )
}
