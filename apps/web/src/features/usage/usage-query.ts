import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

/** What the account has translated in the last months. */
export const usageQuery = (months: number) => query(api.accountMetrics.getMine, { query: { months } })
