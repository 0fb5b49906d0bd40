import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

export const placementQuery = (accountUUID: string) =>
  query(api.autopilot.getAccountSettings, { path: { accountUUID } })
