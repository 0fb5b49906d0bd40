import type { ConnectorItemState, ConnectorState } from '@dragoman/sdk/operations/connectors'
import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import { and, asc, eq, exists, ilike, isNotNull, isNull, ne, not, or, sql } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { listPage, type PageQuery } from '../../../kernel/list-page.ts'
import { containing } from '../../../kernel/paging.ts'
import { visibleConfigs, type ConfigRow } from '../configs/find-config.ts'
import { connectorConfigs, connectorItems, connectorTargets } from '../tables.ts'
import { showItems } from './list-connectors.ts'
import { inState, showConfigs } from './show-config.ts'

interface ConfigsQuery extends PageQuery {
  kind?: ConnectorKind
  orgUnitUuid?: string
  state?: ConnectorState
}

/** A page of the connections that the caller sees. */
export function listConfigs(
  { db, session, settings }: Pick<Context, 'db' | 'session' | 'settings'>,
  query: ConfigsQuery,
) {
  const { kind, orgUnitUuid, state } = query
  return listPage(db, query, {
    from: connectorConfigs,
    where: and(
      visibleConfigs(db, session),
      kind && eq(connectorConfigs.kind, kind),
      orgUnitUuid ? eq(connectorConfigs.orgUnitId, orgUnitUuid) : undefined,
      state && inState(db, state),
    ),
    orderBy: [asc(sql`lower(${connectorConfigs.name})`), asc(connectorConfigs.id)],
    show: (rows) => showConfigs(db, session, rows, settings.secretKey),
  })
}

interface ItemsQuery extends PageQuery {
  state?: ConnectorItemState
  isHeld?: boolean
  name?: string
}

/** A page of the content of a connection. */
export function listItems(db: Database, config: ConfigRow, query: ItemsQuery) {
  const { state, isHeld, name } = query
  const held = exists(
    db
      .select({ one: sql`1` })
      .from(connectorTargets)
      .where(and(eq(connectorTargets.itemId, connectorItems.id), isNotNull(connectorTargets.heldVersion))),
  )
  const isOld = or(isNull(connectorItems.takenVersion), ne(connectorItems.version, connectorItems.takenVersion))
  return listPage(db, query, {
    from: connectorItems,
    where: and(
      eq(connectorItems.configId, config.id),
      state && eq(connectorItems.isGone, state === 'GONE'),
      state === 'CHANGED' ? isOld : state === 'CURRENT' ? not(isOld!) : undefined,
      isHeld === undefined ? undefined : isHeld ? held : not(held),
      name ? or(ilike(connectorItems.title, containing(name)), ilike(connectorItems.key, containing(name))) : undefined,
    ),
    orderBy: [asc(connectorItems.key)],
    show: (rows) => showItems(db, rows),
  })
}
