import type { ConnectorItem, ConnectorOverview, ConnectorTarget } from '@dragoman/sdk/operations/connectors'
import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import { and, asc, desc, eq, gte, isNotNull, sql } from 'drizzle-orm'
import type { SignedIn } from '../../../identity/sessions.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { projects } from '../../work/tables.ts'
import { visibleConfigs } from '../configs/find-config.ts'
import { adapters } from '../kinds/adapters.ts'
import { connectorConfigs, connectorItems, connectorRuns, connectorTargets } from '../tables.ts'
import { priceOfForecast } from './price-of-forecast.ts'
import { stateOf } from './show-config.ts'
import { lastRuns, showRuns } from './show-runs.ts'

const week = 7 * 24 * 60 * 60 * 1000

/** The kinds that can be connected, and how each is doing. */
export async function showOverview(db: Database, session: SignedIn, now: Date): Promise<ConnectorOverview[]> {
  const configs = await db.select().from(connectorConfigs).where(visibleConfigs(db, session))
  const ids = configs.map(({ id }) => id)
  const runs = await lastRuns(db, session, ids)
  const items = await itemCounts(db, ids)
  const targets = await targetCounts(db, ids, new Date(now.getTime() - week))
  const kinds = (Object.keys(adapters) as ConnectorKind[]).toSorted()
  return kinds.map((kind) => {
    const own = configs.filter((config) => config.kind === kind)
    const sum = (count: (id: string) => number) => own.reduce((all, { id }) => all + count(id), 0)
    const held = (id: string) => targets.get(id)?.held ?? 0
    const [lastRun] = own
      .flatMap(({ id }) => runs.get(id) ?? [])
      .toSorted((one, other) => other.startedAt - one.startedAt)
    const needy = own.filter((config) => {
      const state = stateOf(config, runs.get(config.id), held(config.id))
      return state !== 'READY' && state !== 'OFF'
    })
    return {
      kind,
      configs: own.length,
      needAttention: needy.length,
      items: sum((id) => items.get(id) ?? 0),
      heldItems: sum(held),
      writtenLately: sum((id) => targets.get(id)?.written ?? 0),
      ...(lastRun && { lastRun }),
    }
  })
}

async function itemCounts(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: connectorItems.configId, count: sql<number>`count(*)::int` })
    .from(connectorItems)
    .where(and(isOneOf(connectorItems.configId, ids), eq(connectorItems.isGone, false)))
    .groupBy(connectorItems.configId)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

async function targetCounts(db: Database, ids: readonly string[], since: Date) {
  const rows = await db
    .select({
      id: connectorItems.configId,
      held: sql<number>`(count(*) filter (where ${isNotNull(connectorTargets.heldVersion)}))::int`,
      written: sql<number>`(count(*) filter (where ${gte(connectorTargets.deliveredAt, since)}))::int`,
    })
    .from(connectorTargets)
    .innerJoin(connectorItems, eq(connectorItems.id, connectorTargets.itemId))
    .where(isOneOf(connectorItems.configId, ids))
    .groupBy(connectorItems.configId)
  return new Map(rows.map((row) => [row.id, row]))
}

type ItemRow = typeof connectorItems.$inferSelect

/** Items with their translations. */
export async function showItems(db: Database, rows: readonly ItemRow[]): Promise<ConnectorItem[]> {
  if (rows.length === 0) return []
  const targets = await db
    .select()
    .from(connectorTargets)
    .where(
      isOneOf(
        connectorTargets.itemId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(connectorTargets.locale))
  const named = await db
    .select({ uuid: projects.id, name: projects.name })
    .from(projects)
    .where(
      isOneOf(
        projects.id,
        rows.flatMap(({ projectId }) => projectId ?? []),
      ),
    )
  const names = new Map(named.map((project) => [project.uuid, project]))
  const byItem = Map.groupBy(targets, ({ itemId }) => itemId)
  return rows.map((row) => {
    const project = names.get(row.projectId ?? '')
    return {
      uuid: row.id,
      key: row.key,
      title: row.title,
      state: row.isGone ? 'GONE' : row.version === row.takenVersion ? 'CURRENT' : 'CHANGED',
      ...(row.url && { url: row.url }),
      seenAt: row.seenAt.getTime(),
      ...(project && { project }),
      targets: (byItem.get(row.id) ?? []).map(showTarget),
    }
  })
}

export const showTarget = (row: typeof connectorTargets.$inferSelect): ConnectorTarget => ({
  uuid: row.id,
  locale: row.locale,
  state: row.heldVersion === null ? (row.deliveredAt ? 'DELIVERED' : 'WAITING') : 'HELD',
  ...(row.deliveredAt && { deliveredAt: row.deliveredAt.getTime() }),
  ...(row.url && { url: row.url }),
  ...(row.workUnitId && { workUnitUuid: row.workUnitId }),
})

/** One run. */
export async function showRun(db: Database, session: SignedIn, id: string) {
  const rows = await db.select().from(connectorRuns).where(eq(connectorRuns.id, id)).orderBy(desc(connectorRuns.number))
  const [run] = await showRuns(db, session, rows)
  if (!run) throw new Error('the run is gone')
  const price = await priceOfForecast(db, session, rows[0]!)
  return { ...run, ...(price && { price }) }
}
