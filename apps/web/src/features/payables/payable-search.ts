import { listQuery, listSearch } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { listAddress, type ListState } from '../../list/list-state.ts'

/** The state of the list of payables in its address. */
export const payableSearch = listSearch(listAddress)

export const payablesQuery = (request: ListState['request']) => query(api.payables.list, { query: listQuery(request) })

export const payableQuery = (payableUUID: string) => query(api.payables.get, { path: { payableUUID } })
