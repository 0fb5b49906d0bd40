import { listQuery, listSearch, oneOf, text } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { listAddress, type ListState } from '../../list/list-state.ts'
import { periodReaders } from './period/period-search.ts'

const { months, from, to, compare } = periodReaders

/** The state of the list of reviews in its address, and of a linguist's own page: its period, and the way to the list. */
export const reviewSearch = listSearch({ ...listAddress, layout: oneOf(['table']), months, from, to, compare })

type ReviewSearch = ReturnType<typeof reviewSearch>

/** The part of the address that the list is of. */
export const listPart = ({ months: _months, from: _from, to: _to, compare: _compare, ...list }: ReviewSearch) => list

/** Whether the address asks for the list: a linguist's own page stands in its place otherwise. */
export const asksForList = (search: ReviewSearch): boolean =>
  Object.values(listPart(search)).some((value) => value !== undefined)

export const reviewsQuery = (request: ListState['request']) => query(api.quality.list, { query: listQuery(request) })

export const reviewQuery = (reviewUuid: string) => query(api.quality.get, { path: { reviewUuid } })

/** The state of a review's page in its address; the page decides which of it it knows. */
export const reviewAddress = listSearch({ view: text, category: text, severity: text })

export type ReviewAddress = ReturnType<typeof reviewAddress>
