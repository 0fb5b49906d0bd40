import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { FinanceSettings } from '@dragoman/sdk/operations/finance'

export const financeQuery = (accountUUID: string) => query(api.finance.get, { path: { accountUUID } })

/** What each card of the finance settings works on. */
export interface FinanceCardProps {
  accountUUID: string
  settings: FinanceSettings
}
