import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { XeroStatus } from '@dragoman/sdk/operations/xero'

export const xeroStatusQuery = () => query(api.xero.getStatus)

const problems = ['AGREEMENT', 'REFUSED', 'PROVIDER'] as const
export type ConnectProblem = (typeof problems)[number]

/** Why connecting did not work, as Xero has sent the browser back. */
export function xeroSearch(search: Record<string, unknown>): { problem?: ConnectProblem } {
  const problem = problems.find((one) => one === search['problem'])
  return problem ? { problem } : {}
}

/** Milliseconds until the page looks again: soon while something is under way. */
export function lookAgain(status: XeroStatus | undefined): number | false {
  if (status?.state !== 'CONNECTED') return false
  return status.isSyncing || status.waiting > status.held ? 2000 : 5000
}
