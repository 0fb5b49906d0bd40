import { listQuery, listSearch, text } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { listAddress, type ListState } from '../../list/list-state.ts'

/** The state of the list of reviews in its address. */
export const reviewSearch = listSearch(listAddress)

export const reviewsQuery = (request: ListState['request']) => query(api.quality.list, { query: listQuery(request) })

export const reviewQuery = (reviewUuid: string) => query(api.quality.get, { path: { reviewUuid } })

/** The state of a review's page in its address; the page decides which of it it knows. */
export const reviewAddress = listSearch({ view: text, category: text, severity: text })

export type ReviewAddress = ReturnType<typeof reviewAddress>
