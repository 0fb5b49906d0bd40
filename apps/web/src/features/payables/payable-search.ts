import { listQuery, listSearch } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { QueryClient } from '@tanstack/react-query'
import { listAddress, type ListState } from '../../list/list-state.ts'
import { scheduleQuery } from './schedule/schedule-query.ts'

/** The state of the list of payables in its address. */
export const payableSearch = listSearch(listAddress)

export const payablesQuery = (request: ListState['request']) => query(api.payables.list, { query: listQuery(request) })

export const payableQuery = (payableUUID: string) => query(api.payables.get, { path: { payableUUID } })

/** Gets the figures that stand above the list, and the line about its schedule; never fails. */
export const loadFigures = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.prefetchQuery(query(api.payables.getSummary)),
    queryClient.prefetchQuery(query(api.payables.getCounters)),
    queryClient.prefetchQuery(scheduleQuery()),
  ])
