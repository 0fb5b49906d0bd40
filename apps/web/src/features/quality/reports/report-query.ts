import { query } from '@dragoman/hooks/query'
import { listQuery } from '@dragoman/hooks/list'
import * as api from '@dragoman/sdk/api'
import { figuresRequest } from '../period/period-of.ts'
import type { PeriodAddress } from '../period/period-search.ts'
import type { Grouping } from '../groupings.ts'
import type { ReportsAddress } from './report-search.ts'

/** The filters of the list beside its period. */
export const narrowedBy = ({ linguist, step, source, target }: ReportsAddress) => ({
  ...(linguist && { vendorUuid: linguist }),
  ...(step && { workflow: step }),
  ...(source && { sourceLanguage: source }),
  ...(target && { targetLanguage: target }),
})

export const reportsQuery = (address: ReportsAddress) => {
  const { page, size } = listQuery(address)
  return query(api.qualityReports.list, {
    query: { ...figuresRequest(address), ...narrowedBy(address), size, ...(page !== undefined && { page }) },
  })
}

/** The report of an address, as it is asked for, kept, and scheduled. */
export const summaryRequest = (by: Grouping, address: ReportsAddress) => ({
  by,
  ...figuresRequest(address),
  ...narrowedBy(address),
})

export const summaryQuery = (by: Grouping, address: ReportsAddress) =>
  query(api.qualityReports.getSummary, { query: summaryRequest(by, address) })

/** Reports that choices are made from. */
const most = 200

/** All reports of a period: the linguists, steps, and pairs that one can choose from. */
export const choicesQuery = (address: PeriodAddress) =>
  query(api.qualityReports.list, { query: { ...figuresRequest(address), size: most } })

export const reportQuery = (qualityReportUuid: string, address: PeriodAddress) =>
  query(api.qualityReports.get, { path: { qualityReportUuid }, query: figuresRequest(address) })
