import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

export const notificationDefaultsQuery = (accountUUID: string) =>
  query(api.notifications.getDefaults, { path: { accountUUID } })
