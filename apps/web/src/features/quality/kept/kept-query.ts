import { listQuery, listSearch } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

/** The state of the list of kept reports in its address. */
export const keptSearch = listSearch({})

export type KeptAddress = ReturnType<typeof keptSearch>

export function keptQuery(address: KeptAddress) {
  const { page, size } = listQuery(address)
  return query(api.keptReports.list, { query: { size, ...(page !== undefined && { page }) } })
}

export const keptReportQuery = (keptReportUuid: string) => query(api.keptReports.get, { path: { keptReportUuid } })

export const schedulesQuery = () => query(api.reportSchedules.list)
