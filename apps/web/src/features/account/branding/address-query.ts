import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

/** The addresses of an account. */
export const addressesQuery = (accountUUID: string) =>
  query(api.addresses.getCustomSubdomain, { path: { accountUUID } })
