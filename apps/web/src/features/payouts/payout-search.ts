import { listQuery, listSearch, type ListSearch } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

/** The page of the list of payment runs in its address. */
export const payoutSearch = listSearch({})

export const payoutsQuery = (request: ListSearch) => query(api.payouts.list, { query: listQuery(request) })

export const payoutQuery = (payoutUUID: string) => query(api.payouts.get, { path: { payoutUUID } })
