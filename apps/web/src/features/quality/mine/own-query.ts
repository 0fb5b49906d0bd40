import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { figuresRequest } from '../period/period-of.ts'
import type { PeriodAddress } from '../period/period-search.ts'

/** The reader's own figures in a period. */
export function ownQuery(address: PeriodAddress) {
  const { startDate, endDate, compareWith } = figuresRequest(address)
  return query(api.qualityReports.getOwn, { query: { startDate, endDate, ...(compareWith && { compareWith }) } })
}
