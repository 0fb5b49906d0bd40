import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

/** Rows above the list of invoices, before `Show all`. */
export const fewIncoming = 5

/** Income of bank statements: it waits, or was set aside. */
export const incomingQuery = (status: 'OPEN' | 'DISMISSED', size: number = fewIncoming) =>
  query(api.receivables.listIncoming, { query: { status, size } })

/** Payments of which something is left. */
export const unusedQuery = (size: number = fewIncoming) =>
  query(api.receivables.listPayments, { query: { unallocated: true, size } })
