import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

export const accountSettingsQuery = (accountUUID: string) => query(api.accountSettings.get, { path: { accountUUID } })

export const accountSecurityQuery = (accountUUID: string) =>
  query(api.accountSettings.getSecurity, { path: { accountUUID } })
