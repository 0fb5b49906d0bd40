import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { FinanceSettings } from '@dragoman/sdk/operations/finance'

export const financeQuery = (accountUUID: string) => query(api.finance.get, { path: { accountUUID } })

/** The query and the refusals that all cards of the finance settings share. */
export interface FinanceCardProps {
  accountUUID: string
  settings: FinanceSettings
}
