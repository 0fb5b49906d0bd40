import { listQuery } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { UserRateLine } from '@dragoman/sdk/operations/userRates'

/** A page of the rates of all people. */
export const rateLinesQuery = (request: Parameters<typeof listQuery>[0]) =>
  query(api.userRates.listLines, { query: listQuery(request) })

/** Lines that the API compares at once. */
const mostCompared = 100

/** Everyone's rates to compare some lines with. */
export const comparisonQuery = (lines: readonly UserRateLine[]) =>
  query(api.userRates.compareLines, {
    query: { rateDetailUuids: lines.slice(0, mostCompared).map(({ uuid }) => uuid) },
  })
