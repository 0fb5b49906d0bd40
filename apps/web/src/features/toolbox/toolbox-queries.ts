import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

/** A page of what a connected system has now. */
export const contentQuery = (configUuid: string, cursor?: string) =>
  query(api.connectorBench.browse, { path: { configUuid }, query: { ...(cursor !== undefined && { cursor }) } })

export const pieceQuery = (configUuid: string, key: string) =>
  query(api.connectorBench.read, { path: { configUuid }, query: { key } })

/** The latest exchanges of a connection. */
export const exchangesQuery = (configUuid: string) =>
  query(api.connectorBench.listExchanges, { path: { configUuid }, query: { size: 50 } })
