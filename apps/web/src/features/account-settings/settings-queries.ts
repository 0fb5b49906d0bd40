import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

export const accountSettingsQuery = (accountUUID: string) => query(api.accountSettings.get, { path: { accountUUID } })

export const accountSecurityQuery = (accountUUID: string) =>
  query(api.accountSettings.getSecurity, { path: { accountUUID } })

export const cancellationOptionsQuery = (accountUUID: string) =>
  query(api.cancellationOptions.list, { path: { accountUUID } })

export const languageMappingsQuery = (id: string) => query(api.languageMappings.list, { path: { id } })

export const recommendationsQuery = (id: string) => query(api.recommendationSettings.list, { path: { id } })
