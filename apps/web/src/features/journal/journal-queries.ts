import { listQuery, type ListSearch } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

export const journalQuery = (accountUUID: string, { sort: _sort, ...request }: ListSearch) =>
  query(api.journal.list, { path: { accountUUID }, query: listQuery(request) })

export const chainQuery = (accountUUID: string) => query(api.journal.getChain, { path: { accountUUID } })

export const journalSettingsQuery = (accountUUID: string) => query(api.journal.getSettings, { path: { accountUUID } })
