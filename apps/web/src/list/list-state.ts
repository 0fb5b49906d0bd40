import type { ListSearch, Reader } from '@dragoman/hooks/list'
import { text, oneOf } from '@dragoman/hooks/list'
import { densityChoice, type Density } from '../ground/density.ts'
import { useList, type List } from './use-list.ts'

/** The id of something whose name an older link does not tell. */
export const uuid: Reader<string> = (raw) =>
  typeof raw === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(raw) ? raw : undefined

/** The parts of every list's address besides page, size, and sort. */
export const listAddress = {
  q: text,
  filter: text,
  columns: text,
  density: oneOf(['regular', 'compact']),
  view: text,
}

export interface ListAddress extends ListSearch {
  q?: string
  filter?: string
  columns?: string
  density?: Density
  view?: string
  /** How the list is shown: as a table where it is left out. */
  layout?: string
  /** The kind of rows on a board. */
  rows?: string
  /** The month of a calendar. */
  month?: string
}

/** The part of a list's state that its saved views need. */
export interface ViewedList {
  search: ListAddress
  set: (change: Partial<ListAddress>) => void
  /** Opens a saved view; without it the view is the whole address of the page. */
  open?: (address: ListAddress) => void
}

/** The state of a list: its address, and what follows from it. */
export interface ListState extends List<ListAddress> {
  density: Density
  setDensity: (density: Density) => void
  /** The request to the API: the address without the parts that only concern the display. */
  request: ListSearch & { q?: string; filter?: string }
}

type ShownOnly = 'columns' | 'density' | 'view' | 'layout' | 'rows' | 'month'

const shownOnly = new Set<string>(['columns', 'density', 'view', 'layout', 'rows', 'month'])

/** The part of an address that the API is asked with. */
export const requestOf = <Search extends ListAddress>(search: Search): Omit<Search, ShownOnly> =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !shownOnly.has(name))) as Search

/** The list of a route: `const list = useListState(Route.useSearch())`. Rows stand close unless someone chose otherwise. */
export function useListState(search: ListAddress): ListState {
  const request = requestOf(search)
  const { set, clear } = useList(search)
  const filters = Object.keys(request).filter(
    (name) => !['page', 'size', 'sort'].includes(name) && request[name as 'q'],
  )
  const isFiltered = filters.length > 0
  return {
    search,
    set,
    isFiltered,
    clear: () => (isFiltered ? set(Object.fromEntries(filters.map((name) => [name, undefined]))) : clear()),
    density: search.density ?? densityChoice() ?? 'compact',
    setDensity: (density) => set({ density, page: search.page }),
    request,
  }
}
