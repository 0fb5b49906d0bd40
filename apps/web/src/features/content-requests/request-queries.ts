import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ConnectorKind } from '@dragoman/sdk/operations/shared'

export const requestQuery = (requestUuid: string) => query(api.connectorRequests.get, { path: { requestUuid } })

/** The latest requests of a kind. */
export const requestsQuery = (kind: ConnectorKind) => query(api.connectorRequests.list, { query: { kind, size: 20 } })
