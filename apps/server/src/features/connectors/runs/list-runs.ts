import type { ConnectorReason } from '@dragoman/sdk/operations/connectors'
import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import { and, asc, desc, eq, inArray, not } from 'drizzle-orm'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { listPage, type PageQuery } from '../../../kernel/list-page.ts'
import { visibleConfigs, type ConfigRow } from '../configs/find-config.ts'
import { connectorConfigs, connectorRunItems, connectorRuns } from '../tables.ts'
import { hasChanges, showRunItem, showRuns, type RunRow } from '../views/show-runs.ts'
import { visibleRuns } from './find-run.ts'

interface RunFilter {
  kind?: ConnectorKind
  configUuid?: string
  hasChanges?: boolean
}

const ofKind = (db: Database, kind: ConfigRow['kind'] | undefined, session: SignedIn) =>
  kind === undefined
    ? undefined
    : inArray(
        connectorRuns.configId,
        db
          .select({ id: connectorConfigs.id })
          .from(connectorConfigs)
          .where(and(visibleConfigs(db, session), eq(connectorConfigs.kind, kind))),
      )

/** The runs that the caller sees. */
export const listedRuns = (db: Database, session: SignedIn, filter: RunFilter) =>
  and(
    visibleRuns(db, session),
    filter.configUuid ? eq(connectorRuns.configId, filter.configUuid) : undefined,
    ofKind(db, filter.kind, session),
    filter.hasChanges === undefined ? undefined : filter.hasChanges ? hasChanges(db) : not(hasChanges(db)),
  )

/** A page of them, newest first. */
export function listRuns(db: Database, session: SignedIn, query: PageQuery & RunFilter) {
  return listPage(db, query, {
    from: connectorRuns,
    where: listedRuns(db, session, query),
    orderBy: [desc(connectorRuns.number)],
    show: (rows) => showRuns(db, session, rows),
  })
}

/** A page of what a run did. */
export function listRunItems(db: Database, run: RunRow, query: PageQuery & { reason?: readonly ConnectorReason[] }) {
  return listPage(db, query, {
    from: connectorRunItems,
    where: and(
      eq(connectorRunItems.runId, run.id),
      query.reason?.length ? inArray(connectorRunItems.reason, query.reason) : undefined,
    ),
    orderBy: [asc(connectorRunItems.number)],
    show: (rows) => rows.map(showRunItem),
  })
}
