import { and, isNotNull, lt } from 'drizzle-orm'
import { defineFeature } from '../../identity/feature.ts'
import { connectorPurpose } from './configs/secrets.ts'
import { listExportRunner } from '../lists/list-export.ts'
import { connectionCalls } from './connectors.api.ts'
import { connectorBench } from './bench/connectorBench.api.ts'
import { dropExchanges } from './connection/exchanges.ts'
import { connectorRunner } from './engine/run-connector.ts'
import { startConnectors } from './engine/start-due.ts'
import { connectorGroupCalls } from './groups/groups.api.ts'
import { eloquaConnector } from './published/eloquaConnector.api.ts'
import { githubConnector } from './published/githubConnector.api.ts'
import { wordpressConnector } from './published/wordpressConnector.api.ts'
import { connectorRequests } from './requests/connectorRequests.api.ts'
import { runExport } from './runs/export-runs.ts'
import { connectorRunCalls } from './runs/runs.api.ts'
import { connectorJob } from './runs/start-run.ts'
import { connectorConfigs, connectorHooks, connectorRuns } from './tables.ts'

/** How long runs are kept, in milliseconds. */
const keptRuns = 90 * 24 * 60 * 60 * 1000

/** How long a hook that comes again is known, in milliseconds. */
const keptHooks = 7 * 24 * 60 * 60 * 1000

export const feature = defineFeature({
  api: {
    connectors: { ...connectionCalls, ...connectorRunCalls, ...connectorGroupCalls },
    connectorBench,
    connectorRequests,
    eloquaConnector,
    githubConnector,
    wordpressConnector,
  },
  sealed: [{ column: connectorConfigs.secrets, purpose: connectorPurpose, row: connectorConfigs.id }],
  runners: (house) => ({
    [connectorJob]: connectorRunner(house),
    [runExport.jobType]: listExportRunner(runExport),
  }),
  workers: [startConnectors],
  async tidy(db, { now }) {
    const isOld = lt(connectorRuns.startedAt, new Date(now.getTime() - keptRuns))
    await db.delete(connectorRuns).where(and(isOld, isNotNull(connectorRuns.endedAt)))
    await dropExchanges(db, now)
    await db.delete(connectorHooks).where(lt(connectorHooks.at, new Date(now.getTime() - keptHooks)))
  },
})
