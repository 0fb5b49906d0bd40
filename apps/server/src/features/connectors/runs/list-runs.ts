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

interface RunsQuery extends PageQuery {
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

/** A page of the runs that the caller sees, newest first. */
export function listRuns(db: Database, session: SignedIn, query: RunsQuery) {
  return listPage(db, query, {
    from: connectorRuns,
    where: and(
      visibleRuns(db, session),
      query.configUuid ? eq(connectorRuns.configId, query.configUuid) : undefined,
      ofKind(db, query.kind, session),
      query.hasChanges === undefined ? undefined : query.hasChanges ? hasChanges(db) : not(hasChanges(db)),
    ),
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
