import { listQuery } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ConnectorRun } from '@dragoman/sdk/operations/connectors'
import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import { requestOf } from '../../list/list-state.ts'
import type { ConnectionsAddress } from './connector-search.ts'

export const overviewQuery = () => query(api.connectors.list)

export const configQuery = (configUuid: string) => query(api.connectors.getConfig, { path: { configUuid } })

export const runQuery = (runUuid: string) => query(api.connectors.getRun, { path: { runUuid } })

export const groupsQuery = (kind: ConnectorKind) => query(api.connectors.listGroups, { query: { kind } })

export const groupQuery = (groupUuid: string) => query(api.connectors.getGroup, { path: { groupUuid } })

/** A page of connections, of one kind or all. */
export function configsQuery(address: ConnectionsAddress, kind?: ConnectorKind) {
  const { tab: _tab, changed: _changed, ...request } = requestOf(address)
  return query(api.connectors.listConfigs, { query: { ...listQuery(request), ...(kind && { kind }) } })
}

/** All connections of a kind, for a choice. */
export const allConfigsQuery = (kind: ConnectorKind) =>
  query(api.connectors.listConfigs, { query: { kind, size: 500 } })

/** A page of runs, of a connection, a kind, or all. */
export function runsQuery(of: { kind?: ConnectorKind; configUuid?: string }, address: RunsAddress) {
  const { page, size } = listQuery(address)
  return query(api.connectors.listRuns, {
    query: { ...of, size, ...(page !== undefined && { page }), ...(address.changed && { hasChanges: true }) },
  })
}

export interface RunsAddress {
  page?: number
  size?: number
  changed?: true
}

export const isGoing = ({ status }: Pick<ConnectorRun, 'status'>): boolean => status === 'RUNNING'
