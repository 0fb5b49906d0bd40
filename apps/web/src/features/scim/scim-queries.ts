import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

export const provisioningQuery = () => query(api.provisioning.getSettings, { query: {} })

export const lastSyncQuery = () => query(api.provisioning.getLastSync, { query: {} })
