import { payableFields } from '@dragoman/sdk/list-fields'
import { listQuery, listSearch } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { listAddress, type ListState } from '../../list/list-state.ts'
import type { QuerySpec } from '../../list/query-spec.ts'

/** The state of the list of payables in its address. */
export const payableSearch = listSearch(listAddress)

export const payableSpec: QuerySpec = {
  fields: payableFields,
  vocabularies: { status: 'payableStatus', method: 'payoutMethod' },
  sources: { linguist: 'linguists', currency: 'currencies', project: 'projects' },
}

export const payablesQuery = (request: ListState['request']) => query(api.payables.list, { query: listQuery(request) })

export const payableQuery = (payableUUID: string) => query(api.payables.get, { path: { payableUUID } })

export const summaryQuery = query(api.payables.getSummary)

export const countersQuery = query(api.payables.getCounters)

/** Resources that change with payables. */
export const changedWithPayables = ['payables', 'tasks', 'projects', 'home', 'activity']
