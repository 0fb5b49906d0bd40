import { connectorKinds } from '@dragoman/sdk/connector-kinds'
import type { ConnectorConfig, ConnectorRun } from '@dragoman/sdk/operations/connectors'
import { and, desc, eq, exists, isNotNull, sql } from 'drizzle-orm'
import type { AppSettings } from '../../../identity/context.ts'
import { loadPeople } from '../../../identity/people.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { orgUnits } from '../../../identity/tables.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { versionOf } from '../../../kernel/version.ts'
import { connectorConfigs, connectorItems, connectorRuns, connectorTargets } from '../tables.ts'
import { callsLeft } from '../connection/budget.ts'
import type { ConfigRow } from '../configs/find-config.ts'
import { maskedFields } from '../configs/secrets.ts'
import { connectorHookPath } from '../peer/hook-path.ts'
import { lastRuns } from './show-runs.ts'

/** Connections as the wire shows them; never their secrets. */
export async function showConfigs(
  db: Database,
  session: SignedIn,
  rows: readonly ConfigRow[],
  settings: Pick<AppSettings, 'publicUrl' | 'secretKey'>,
): Promise<ConnectorConfig[]> {
  if (rows.length === 0) return []
  const units = await db
    .select({ id: orgUnits.id, name: orgUnits.name })
    .from(orgUnits)
    .where(
      isOneOf(
        orgUnits.id,
        rows.map(({ orgUnitId }) => orgUnitId),
      ),
    )
  const names = new Map(units.map(({ id, name }) => [id, name]))
  const people = await loadPeople(
    db,
    session,
    rows.map(({ ownerId }) => ownerId),
  )
  const ids = rows.map(({ id }) => id)
  const runs = await lastRuns(db, session, ids)
  const held = await heldTargets(db, ids)
  const left = await callsLeft(db, rows, new Date())
  return rows.map((row) => {
    const owner = people(row.ownerId)
    const lastRun = runs.get(row.id)
    return {
      uuid: row.id,
      version: versionOf(row.name, row.active, [row.fields, row.secrets], row.repositories, row.settings),
      kind: row.kind,
      name: row.name,
      orgUnit: { uuid: row.orgUnitId, name: names.get(row.orgUnitId) ?? '' },
      isDefault: row.isDefault,
      active: row.active,
      state: stateOf(row, lastRun, held.get(row.id) ?? 0),
      fields: maskedFields(row, settings.secretKey),
      ...(connectorKinds[row.kind].hasRepositories && { repositories: row.repositories }),
      settings: row.settings,
      failuresInRow: row.failuresInRow,
      ...(row.pausedAt && { pausedAt: row.pausedAt.getTime() }),
      ...(row.nextAt && { nextRunAt: row.nextAt.getTime() }),
      ...(lastRun && { lastRun }),
      ...(left.has(row.id) && { callsLeft: left.get(row.id)! }),
      ...(connectorKinds[row.kind].capabilities.webhook && { hookUrl: hookUrlOf(row, settings) }),
      createdAt: row.createdAt.getTime(),
      ...(owner && { owner }),
    }
  })
}

const hookUrlOf = ({ id }: ConfigRow, { publicUrl }: Pick<AppSettings, 'publicUrl'>) =>
  `${publicUrl}${connectorHookPath}/${id}`

/** How a connection is doing: the worst of what is known. */
export function stateOf(row: ConfigRow, lastRun: ConnectorRun | undefined, held: number): ConnectorConfig['state'] {
  if (row.isSignInRefused) return 'SIGN_IN'
  if (row.pausedAt) return 'PAUSED'
  if (!row.active) return 'OFF'
  if (lastRun?.status === 'ERROR') return 'FAILING'
  return held > 0 ? 'DECIDE' : 'READY'
}

/** Translations that wait for a decision, by connection. */
export async function heldTargets(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: connectorItems.configId, count: sql<number>`count(*)::int` })
    .from(connectorTargets)
    .innerJoin(connectorItems, eq(connectorItems.id, connectorTargets.itemId))
    .where(and(isOneOf(connectorItems.configId, ids), isNotNull(connectorTargets.heldVersion)))
    .groupBy(connectorItems.configId)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Connections in a state, as `stateOf` tells it. */
export function inState(db: Database, state: ConnectorConfig['state']) {
  const isHeld = exists(
    db
      .select({ one: sql`1` })
      .from(connectorTargets)
      .innerJoin(connectorItems, eq(connectorItems.id, connectorTargets.itemId))
      .where(and(eq(connectorItems.configId, connectorConfigs.id), isNotNull(connectorTargets.heldVersion))),
  )
  const lastStatus = db
    .select({ status: connectorRuns.status })
    .from(connectorRuns)
    .where(and(eq(connectorRuns.configId, connectorConfigs.id), eq(connectorRuns.isDryRun, false)))
    .orderBy(desc(connectorRuns.number))
    .limit(1)
  return sql`${state} = case when ${connectorConfigs.isSignInRefused} then 'SIGN_IN'
    when ${isNotNull(connectorConfigs.pausedAt)} then 'PAUSED'
    when not ${connectorConfigs.active} then 'OFF'
    when (${lastStatus}) = 'ERROR' then 'FAILING'
    when ${isHeld} then 'DECIDE' else 'READY' end`
}
