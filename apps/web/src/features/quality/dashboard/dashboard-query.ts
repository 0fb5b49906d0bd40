import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { figuresRequest } from '../period/period-of.ts'
import type { PeriodAddress } from '../period/period-search.ts'
import type { Subject } from './dashboard-search.ts'

export const dashboardQuery = (address: PeriodAddress) =>
  query(api.qualityReports.getDashboard, { query: figuresRequest(address) })

export const trendsQuery = (by: Subject, address: PeriodAddress) =>
  query(api.qualityReports.listTrends, { query: { by, ...figuresRequest(address) } })
