import type { ConnectorRun, ConnectorRunExport } from '@dragoman/sdk/operations/connectors'
import { desc } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/columns.ts'
import { inOrderOf } from '../../../kernel/database/one-row.ts'
import { timeCell, type ExportedList } from '../../lists/list-export.ts'
import { connectorRuns } from '../tables.ts'
import { showRuns } from '../views/show-runs.ts'
import { listedRuns } from './list-runs.ts'

const itemsOf = ({ counts }: ConnectorRun) => counts.reduce((sum, { count }) => sum + count, 0)

/** The list of runs as a file. */
export const runExport: ExportedList<ConnectorRun, ConnectorRunExport> = {
  jobType: 'CONNECTOR_RUN_EXPORT',
  fileName: 'runs',
  async ids(db, session, wanted) {
    const found = await db
      .select({ id: connectorRuns.id })
      .from(connectorRuns)
      .where(listedRuns(db, session, wanted))
      .orderBy(desc(connectorRuns.number))
    return found.map(({ id }) => id)
  },
  async rows(db, session, ids) {
    const found = await db.select().from(connectorRuns).where(isOneOf(connectorRuns.id, ids))
    return showRuns(db, session, inOrderOf(ids, found))
  },
  fields: {
    startedAt: ({ startedAt }) => timeCell(startedAt),
    endedAt: ({ endedAt }) => timeCell(endedAt),
    connection: ({ config }) => config.name,
    kind: ({ kind }) => kind,
    trigger: ({ trigger }) => trigger,
    startedBy: ({ startedBy }) => startedBy?.name,
    direction: ({ direction }) => direction,
    dryRun: ({ isDryRun }) => (isDryRun ? 'yes' : 'no'),
    status: ({ status }) => status,
    items: itemsOf,
    outcomes: ({ counts }) => counts.map(({ reason, count }) => `${reason} ${count}`).join(', '),
    fault: ({ fault }) => fault,
    message: ({ message }) => message,
    projects: ({ projects }) => projects.map(({ name }) => name).join(', '),
    url: ({ url }) => url,
    uuid: ({ uuid }) => uuid,
  },
}
