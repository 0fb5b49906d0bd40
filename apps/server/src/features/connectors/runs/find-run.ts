import { and, eq, inArray } from 'drizzle-orm'
import { requireFeature } from '../../../identity/require-feature.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { findVisible } from '../../../kernel/find-visible.ts'
import { visibleConfigs } from '../configs/find-config.ts'
import { connectorConfigs, connectorRuns } from '../tables.ts'
import type { RunRow } from '../views/show-runs.ts'

/** The runs that someone sees: those of the connections that they see. */
export const visibleRuns = (db: Database, session: SignedIn) =>
  and(
    eq(connectorRuns.accountId, session.account.id),
    inArray(
      connectorRuns.configId,
      db.select({ id: connectorConfigs.id }).from(connectorConfigs).where(visibleConfigs(db, session)),
    ),
  )

/** A run that the caller sees; 404 for any other. */
export function findRun(db: Database, session: SignedIn, id: string, held = false): Promise<RunRow> {
  requireFeature(session, 'INTEGRATIONS')
  return findVisible(db, connectorRuns, { id, visible: visibleRuns(db, session), what: 'run', held })
}
