import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

export const routingsQuery = () => query(api.projectRouting.list, { query: { size: 200 } })

export const routingQuery = (configUuid: string) => query(api.projectRouting.get, { path: { configUuid } })
