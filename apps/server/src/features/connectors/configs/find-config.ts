import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import { isManager } from '@dragoman/sdk/permissions'
import { and, eq, inArray } from 'drizzle-orm'
import { orgUnitsOfUser } from '../../../identity/org-units.ts'
import { requireFeature } from '../../../identity/require-feature.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { inReach } from '../../../identity/unit-scope.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { holdRows } from '../../../kernel/database/hold-rows.ts'
import { findVisible, oneOrNotFound } from '../../../kernel/find-visible.ts'
import { connectorConfigs } from '../tables.ts'

export type ConfigRow = typeof connectorConfigs.$inferSelect

/** The connections that someone sees: those of their account, and of their units where they aren't managers. */
export const visibleConfigs = (db: Database, session: SignedIn) =>
  and(
    eq(connectorConfigs.accountId, session.account.id),
    inReach(session, connectorConfigs.orgUnitId),
    isManager(session) ? undefined : inArray(connectorConfigs.orgUnitId, orgUnitsOfUser(db, session.user.id)),
  )

/** A connection that the caller sees; 404 for any other, 422 where their plan has none. */
export function findConfig(db: Database, session: SignedIn, id: string, held = false): Promise<ConfigRow> {
  requireFeature(session, 'INTEGRATIONS')
  return findVisible(db, connectorConfigs, { id, visible: visibleConfigs(db, session), what: 'connection', held })
}

/** The connection of an organizational unit that the published calls of a kind mean. */
export async function findDefault(
  db: Database,
  session: SignedIn,
  kind: ConnectorKind,
  orgUnitId: string,
  held = false,
): Promise<ConfigRow> {
  requireFeature(session, 'INTEGRATIONS')
  const finding = db
    .select()
    .from(connectorConfigs)
    .where(
      and(
        visibleConfigs(db, session),
        eq(connectorConfigs.kind, kind),
        eq(connectorConfigs.orgUnitId, orgUnitId),
        eq(connectorConfigs.isDefault, true),
      ),
    )
  return oneOrNotFound(await holdRows(finding, held), 'connection')
}

export const configEntity = ({ id, name }: Pick<ConfigRow, 'id' | 'name'>) => ({
  type: 'CONNECTOR' as const,
  id,
  name,
})
