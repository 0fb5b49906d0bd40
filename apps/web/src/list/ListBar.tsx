import { FilterBar, type Filter } from '@dragoman/ui/FilterBar'
import type { ListSearch } from '@dragoman/hooks/list'
import type { List } from './use-list.ts'
import { useTyped } from './use-typed.ts'

export interface ListBarProps {
  /** `useList(Route.useSearch())`. */
  list: {
    search: ListSearch & { name?: string }
    set: (change: { name?: string }) => void
    clear: List<ListSearch>['clear']
  }
  /** The label of the search, such as "Search by name". */
  searchLabel: string
  filters?: Filter[]
  /** The menu of filters opens. */
  onFiltersOpen?: () => void
  /** How many there are, in words. */
  count?: string
}

/** The line above a list: search by `name`, filters, how many there are. All of it lives in the address. */
export function ListBar({ list, searchLabel, filters, onFiltersOpen, count }: ListBarProps) {
  const [typed, setTyped] = useTyped(list.search.name ?? '', (name) => list.set({ name: name || undefined }))
  return (
    <FilterBar
      search={{ value: typed, onChange: setTyped, label: searchLabel }}
      filters={filters}
      onFiltersOpen={onFiltersOpen}
      count={count}
      onClearAll={list.clear}
    />
  )
}
