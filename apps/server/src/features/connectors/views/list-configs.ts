import { connectorFields } from '@dragoman/sdk/list-fields'
import type { ConnectorItemState, ConnectorState } from '@dragoman/sdk/operations/connectors'
import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import { and, asc, eq, exists, ilike, inArray, isNotNull, isNull, ne, not, or, sql, type SQL } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import { readingAt } from '../../../identity/reading-at.ts'
import { orgUnits } from '../../../identity/tables.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { listPage, orderedBy, type PageQuery } from '../../../kernel/list-page.ts'
import { containing } from '../../../kernel/paging.ts'
import {
  codeIn,
  dateIn,
  queryCondition,
  textAnywhere,
  textIn,
  type QueryMeaning,
} from '../../../kernel/query-condition.ts'
import { visibleConfigs, type ConfigRow } from '../configs/find-config.ts'
import { connectorConfigs, connectorItems, connectorTargets } from '../tables.ts'
import { showItems } from './list-connectors.ts'
import { inState, showConfigs } from './show-config.ts'

interface ConfigsQuery extends PageQuery {
  q?: string
  filter?: string
  sort?: string
  kind?: ConnectorKind
  orgUnitUuid?: string
  state?: ConnectorState
}

const lowerName = sql`lower(${connectorConfigs.name})`
const sortable = { name: lowerName, kind: connectorConfigs.kind, createdAt: connectorConfigs.createdAt }

/** A page of the connections that the caller sees. */
export function listConfigs(
  { db, session, settings, now }: Pick<Context, 'db' | 'session' | 'settings' | 'now'>,
  query: ConfigsQuery,
) {
  const { kind, orgUnitUuid, state, q, filter, sort } = query
  const ofUnit = (condition: SQL) =>
    inArray(connectorConfigs.orgUnitId, db.select({ id: orgUnits.id }).from(orgUnits).where(condition))
  const word = (text: string) =>
    or(textAnywhere(connectorConfigs.name)(text), ofUnit(textAnywhere(orgUnits.name)(text)))!
  const meaning: QueryMeaning<typeof connectorFields> = {
    word,
    fields: {
      name: textIn(connectorConfigs.name),
      system: codeIn(connectorConfigs.kind),
      unit: (value) => ofUnit(textIn(orgUnits.name)(value)),
      state: (value) => (value.kind === 'code' ? inState(db, value.code as ConnectorState) : sql`false`),
      created: dateIn(connectorConfigs.createdAt),
    },
  }
  return listPage(db, query, {
    from: connectorConfigs,
    where: and(
      visibleConfigs(db, session),
      kind && eq(connectorConfigs.kind, kind),
      orgUnitUuid ? eq(connectorConfigs.orgUnitId, orgUnitUuid) : undefined,
      state && inState(db, state),
      q?.trim() ? word(q.trim()) : undefined,
      queryCondition(filter, connectorFields, readingAt(session, now), meaning),
    ),
    orderBy: orderedBy(sort, sortable, [lowerName, connectorConfigs.id]),
    show: (rows) => showConfigs(db, session, rows, settings),
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
