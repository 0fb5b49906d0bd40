import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

export const keysQuery = (id: string) => query(api.aiKeys.list, { path: { id } })
export const enginesQuery = (accountUUID: string) => query(api.mtEngines.list, { path: { accountUUID } })
