import type { ConnectorGroup, ConnectorGroupInput, ConnectorGroupUpdate } from '@dragoman/sdk/operations/connectors'
import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import { isManager } from '@dragoman/sdk/permissions'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import { orgUnitsOfUser } from '../../../identity/org-units.ts'
import { requireFeature } from '../../../identity/require-feature.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { inReach } from '../../../identity/unit-scope.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { inOrderOf, insertOne, only, updateOne } from '../../../kernel/database/one-row.ts'
import { findVisible } from '../../../kernel/find-visible.ts'
import { impossible, invalid } from '../../../kernel/refusals.ts'
import { versionOf } from '../../../kernel/version.ts'
import { findOwnOrgUnit } from '../../work/own-org-unit.ts'
import { visibleConfigs, type ConfigRow } from '../configs/find-config.ts'
import { connectorConfigs, connectorGroups } from '../tables.ts'

export type GroupRow = typeof connectorGroups.$inferSelect

const mostGroups = 200

const visibleGroups = (db: Database, session: SignedIn) =>
  and(
    eq(connectorGroups.accountId, session.account.id),
    inReach(session, connectorGroups.orgUnitId),
    isManager(session) ? undefined : inArray(connectorGroups.orgUnitId, orgUnitsOfUser(db, session.user.id)),
  )

/** A group that the caller sees; 404 for any other. */
export function findGroup(db: Database, session: SignedIn, id: string, held = false): Promise<GroupRow> {
  requireFeature(session, 'INTEGRATIONS')
  return findVisible(db, connectorGroups, { id, visible: visibleGroups(db, session), what: 'group', held })
}

export const groupEntity = ({ id, name }: GroupRow) => ({ type: 'CONNECTOR' as const, id, name })

export function groupsOf(db: Database, session: SignedIn, kind: ConnectorKind | undefined): Promise<GroupRow[]> {
  requireFeature(session, 'INTEGRATIONS')
  return db
    .select()
    .from(connectorGroups)
    .where(and(visibleGroups(db, session), kind && eq(connectorGroups.kind, kind)))
    .orderBy(asc(sql`lower(${connectorGroups.name})`), asc(connectorGroups.id))
}

/** The connections of groups that the caller sees. */
async function configsOfAll(db: Database, session: SignedIn, groups: readonly GroupRow[]): Promise<ConfigRow[]> {
  const ids = [...new Set(groups.flatMap(({ configIds }) => configIds))]
  return db
    .select()
    .from(connectorConfigs)
    .where(and(visibleConfigs(db, session), isOneOf(connectorConfigs.id, ids)))
}

/** The connections of a group that the caller sees, in their order. */
export const configsOf = async (db: Database, session: SignedIn, group: GroupRow): Promise<ConfigRow[]> =>
  inOrderOf(group.configIds, await configsOfAll(db, session, [group]))

export const showGroup = async (db: Database, session: SignedIn, row: GroupRow): Promise<ConnectorGroup> =>
  only(await showGroups(db, session, [row]))

export async function showGroups(
  db: Database,
  session: SignedIn,
  groups: readonly GroupRow[],
): Promise<ConnectorGroup[]> {
  const configs = await configsOfAll(db, session, groups)
  return groups.map((row) => ({
    uuid: row.id,
    version: versionOf(row.name, row.configIds),
    name: row.name,
    kind: row.kind,
    orgUnitUuid: row.orgUnitId,
    configs: inOrderOf(row.configIds, configs).map(({ id, name }) => ({ uuid: id, name })),
  }))
}

/** Adds a group of connections. */
export async function addGroup({ db, session }: Context, body: ConnectorGroupInput): Promise<GroupRow> {
  requireFeature(session, 'INTEGRATIONS')
  const { kind, name, orgUnitUuid, configUuids } = body
  const orgUnit = await findOwnOrgUnit(db, session, orgUnitUuid)
  if ((await db.$count(connectorGroups, eq(connectorGroups.accountId, session.account.id))) >= mostGroups)
    throw impossible(`An account can have ${mostGroups} groups. Delete one first.`, 'TOO_MANY')
  await requireConfigs(db, session, kind, configUuids)
  await requireFreeName(db, session, { kind, name: name.trim() })
  return insertOne(db, connectorGroups, {
    accountId: session.account.id,
    orgUnitId: orgUnit.id,
    kind,
    name: name.trim(),
    configIds: configUuids,
  })
}

export async function changeGroup(
  { db, session }: Context,
  held: GroupRow,
  { name = held.name, configUuids }: ConnectorGroupUpdate,
): Promise<GroupRow> {
  const { kind } = held
  if (configUuids) await requireConfigs(db, session, kind, configUuids)
  if (name.trim() !== held.name) await requireFreeName(db, session, { kind, name: name.trim(), but: held.id })
  const change = {
    name: name.trim(),
    ...(configUuids && { configIds: [...configUuids, ...(await unseenOf(db, session, held))] }),
  }
  return updateOne(db, connectorGroups, eq(connectorGroups.id, held.id), change)
}

/** The connections of a group that the caller doesn't see: they stay in it, whatever the caller names. */
async function unseenOf(db: Database, session: SignedIn, group: GroupRow): Promise<string[]> {
  const seen = new Set((await configsOf(db, session, group)).map(({ id }) => id))
  return group.configIds.filter((id) => !seen.has(id))
}

export const recordedGroup = ({ name, configIds }: GroupRow) => ({ name, configs: configIds })

async function requireConfigs(
  db: Database,
  session: SignedIn,
  kind: ConnectorKind,
  ids: readonly string[],
): Promise<void> {
  const found = await db
    .select({ id: connectorConfigs.id })
    .from(connectorConfigs)
    .where(and(visibleConfigs(db, session), eq(connectorConfigs.kind, kind), isOneOf(connectorConfigs.id, ids)))
  const known = new Set(found.map(({ id }) => id))
  const missing = ids.findIndex((id) => !known.has(id))
  if (missing >= 0) throw invalid(`body.configUuids[${missing}]`, 'There is no connection of this kind with this id.')
}

async function requireFreeName(
  db: Database,
  session: SignedIn,
  { kind, name, but }: { kind: ConnectorKind; name: string; but?: string },
): Promise<void> {
  const [taken] = await db
    .select({ id: connectorGroups.id })
    .from(connectorGroups)
    .where(
      and(
        eq(connectorGroups.accountId, session.account.id),
        eq(connectorGroups.kind, kind),
        eq(sql`lower(${connectorGroups.name})`, name.toLowerCase()),
        but === undefined ? undefined : ne(connectorGroups.id, but),
      ),
    )
  if (taken) throw impossible(`There is a group named ${name} already. Choose another name.`, 'NAME_TAKEN')
}

/** Deletes a group; its connections stay. */
export async function removeGroup(db: Database, { id }: GroupRow): Promise<void> {
  await db.delete(connectorGroups).where(eq(connectorGroups.id, id))
}
