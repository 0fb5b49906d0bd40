import { formatSearch, parseSearch } from '@dragoman/hooks/list'
import type { ListAddress } from './list-state.ts'

const notSaved = new Set(['page', 'view', 'month'])

/** The part of an address that a view keeps: all but the page and the view itself, in an order of its own. */
export const savedPart = (search: object): string =>
  formatSearch(
    Object.fromEntries(
      Object.entries(search)
        .filter(([name]) => !notSaved.has(name))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  ).slice(1)

/** The address of a view. */
export const addressOf = (view: { uuid: string; search: string }): ListAddress => ({
  ...parseSearch(view.search),
  view: view.uuid,
})

/** Whether an address says something other than its view. */
export const isChanged = (search: ListAddress, view: { search: string }): boolean =>
  savedPart(search) !== savedPart(parseSearch(view.search))
