import type { ListSearch, PageOf } from '@dragoman/hooks/list'
import type { DataTableSelection } from '@dragoman/ui/DataTable'
import { useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { errorText } from '../errors/error-text.ts'
import { t } from '../i18n/t.ts'
import { showToast } from '../ground/toasts.ts'

/** Rows that a bulk change takes at most. */
export const mostSelected = 2000
/** Rows of a page while all are selected: the most that the API answers at once. */
const rowsAtOnce = 500

export interface ListSelectionOptions<Row, Page extends PageOf<Row>, Key extends QueryKey> {
  /** Rows of the present page, and of all pages. */
  found: PageOf<Row> | undefined
  /** The request of the list: another filter starts another selection, another page continues it. */
  request: ListSearch
  /** Only rows of the present page stay selected. */
  isOfPage?: boolean
  rowName: (row: Row) => string
  /** Rows that can be selected; `mostSelected` by default. */
  most?: number
  /** The query of one page, for all rows of all pages; without it only what was seen can be selected. */
  page?: ((request: ListSearch) => UseQueryOptions<Page, Error, Page, Key>) | undefined
  /** Buttons for the selected rows. */
  actions: (chosen: readonly Row[], clear: () => void) => ReactNode
}

/** The selected rows of a list, on all of its pages. */
export function useListSelection<Row extends { uuid: string }, Page extends PageOf<Row>, Key extends QueryKey>({
  found,
  request,
  isOfPage = false,
  rowName,
  most = mostSelected,
  page,
  actions,
}: ListSelectionOptions<Row, Page, Key>): DataTableSelection<Row> {
  const queryClient = useQueryClient()
  const { page: _page, size: _size, ...filter } = request
  const key = JSON.stringify(filter)
  const [state, setState] = useState<{ key: string; rows: ReadonlyMap<string, Row> }>({ key, rows: new Map() })
  const [isLoading, setLoading] = useState(false)
  const kept = state.key === key ? state.rows : none
  const rows = found?.content
  // Rows of this page as they are now, those of other pages as they were.
  const chosen = useMemo(() => {
    const present = new Map(rows?.map((row) => [row.uuid, row]))
    return [...(kept as ReadonlyMap<string, Row>).values()].flatMap(
      (row) => present.get(row.uuid) ?? (isOfPage ? [] : [row]),
    )
  }, [kept, rows, isOfPage])
  const choose = (next: Iterable<Row>) => setState({ key, rows: new Map([...next].map((row) => [row.uuid, row])) })
  const clear = () => choose([])
  const total = found?.totalElements ?? 0
  const count = Math.min(total, most)

  const selectAll = async () => {
    setLoading(true)
    try {
      const all: Row[] = []
      while (all.length < count) {
        const options = page!({ ...filter, page: all.length / rowsAtOnce, size: rowsAtOnce })
        const { content } = (await queryClient.fetchQuery(options as never)) as Page
        all.push(...content)
        if (content.length < rowsAtOnce) break
      }
      choose(all.slice(0, most))
    } catch (error) {
      showToast({ tone: 'danger', title: errorText(error) })
    } finally {
      setLoading(false)
    }
  }
  return {
    selected: new Set(chosen.map(({ uuid }) => uuid)),
    onChange: (selected) => {
      const known = new Map<string, Row>([
        ...(kept as ReadonlyMap<string, Row>),
        ...(rows ?? []).map((row) => [row.uuid, row] as const),
      ])
      choose([...selected].flatMap((id) => known.get(id) ?? []))
    },
    rowName,
    actions: actions(chosen, clear),
    ...(page && {
      everything: {
        label: isLoading
          ? t('list.selecting')
          : total > most
            ? t('list.selectFirst', { count })
            : t('list.selectAll', { count }),
        isSelected: false,
        count,
        onSelect: () => void selectAll(),
      },
    }),
  }
}

const none: ReadonlyMap<string, never> = new Map<string, never>()
