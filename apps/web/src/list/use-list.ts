import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ListSearch } from '@dragoman/hooks/list'

/** The state of a list, which lives in the address, and how it changes. */
export interface List<Search extends ListSearch> {
  search: Search
  /** Changes part of the address. Unless it is the page itself, the list starts at its first page again. */
  set: (change: Partial<Search>) => void
  /** Whether anything but page, size and sort is set: an empty list then says that nothing matches. */
  isFiltered: boolean
  /** Takes all filters away. */
  clear: () => void
}

const notFilters = new Set(['page', 'size', 'sort'])

/** The list of a route: `const list = useList(Route.useSearch())`. */
export function useList<Search extends ListSearch>(search: Search): List<Search> {
  const navigate = useNavigate()
  return useMemo(() => {
    const filters = Object.keys(search).filter((name) => !notFilters.has(name))
    const set = (change: Partial<Search>) =>
      void navigate({
        to: '.',
        // Only the page knows which route this is; it reads the parts that it knows and drops the rest.
        search: ((present: object) => ({ ...present, page: undefined, ...change })) as never,
        // Another page is a step that one goes back from; another look of the same is not.
        replace: !('page' in change) || change.page === search.page,
        resetScroll: false,
      })
    return {
      search,
      set,
      isFiltered: filters.length > 0,
      clear: () => set(Object.fromEntries(filters.map((name) => [name, undefined])) as Partial<Search>),
    }
  }, [search, navigate])
}
