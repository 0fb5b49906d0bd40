import { listQuery, listSearch } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { QueryClient } from '@tanstack/react-query'
import { listAddress, type ListState } from '../../list/list-state.ts'
import { incomingQuery, unusedQuery } from './incoming/incoming-query.ts'
import { mostReady, readyQuery } from './ready/ready-query.ts'

/** The state of the list of invoices in its address. */
export const receivableSearch = listSearch(listAddress)

export const receivablesQuery = (request: ListState['request']) =>
  query(api.receivables.list, { query: listQuery(request) })

export const receivableQuery = (receivableUUID: string) => query(api.receivables.get, { path: { receivableUUID } })

/** Gets the figures that stand above the list, and what came in for those who record it; never fails. */
export const loadFigures = (queryClient: QueryClient, mayRecord: boolean) =>
  Promise.all([
    queryClient.prefetchQuery(query(api.receivables.getSummary)),
    queryClient.prefetchQuery(query(api.receivables.getCounters)),
    queryClient.prefetchQuery(readyQuery({ size: mostReady })),
    mayRecord && queryClient.prefetchQuery(incomingQuery('OPEN')),
    mayRecord && queryClient.prefetchQuery(incomingQuery('DISMISSED')),
    mayRecord && queryClient.prefetchQuery(unusedQuery()),
  ])
