import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

export const cancellationOptionsQuery = (accountUUID: string) =>
  query(api.cancellationOptions.list, { path: { accountUUID } })
