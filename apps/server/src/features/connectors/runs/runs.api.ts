import type { Handlers } from '../../../identity/context.ts'
import { requireFeature } from '../../../identity/require-feature.ts'
import { listExportCalls } from '../../lists/list-export.ts'
import { configEntity, findConfig } from '../configs/find-config.ts'
import { showRun } from '../views/list-connectors.ts'
import { begin } from './begin-run.ts'
import { runExport } from './export-runs.ts'
import { findRun } from './find-run.ts'
import { listRunItems, listRuns } from './list-runs.ts'
import { retryRun } from './retry-run.ts'
import { stopRun } from './stop-run.ts'

const exporting = listExportCalls(runExport)

/** The part of `connectors` that is about runs. */
export const connectorRunCalls = {
  async startRun(input) {
    const { db, session, path, body } = input
    const config = await findConfig(db, session, path.configUuid)
    return showRun(db, session, (await begin(input, config, body)).id)
  },

  listRuns({ db, session, query }) {
    requireFeature(session, 'INTEGRATIONS')
    return listRuns(db, session, query)
  },

  startExport(input) {
    requireFeature(input.session, 'INTEGRATIONS')
    return exporting.startExport(input)
  },

  getExportStatus: exporting.getExportStatus,

  async getRun({ db, session, path }) {
    return showRun(db, session, (await findRun(db, session, path.runUuid)).id)
  },

  async listRunItems({ db, session, path, query }) {
    const run = await findRun(db, session, path.runUuid)
    return listRunItems(db, run, query)
  },

  async retryRun(input) {
    const { db, session, path, body } = input
    const run = await findRun(db, session, path.runUuid)
    return showRun(db, session, (await retryRun(input, run, body)).id)
  },

  async stopRun(input) {
    const { db, session, path } = input
    const run = await findRun(db, session, path.runUuid, true)
    const config = await findConfig(db, session, run.configId)
    await stopRun(input, run)
    await input.journal({ entity: configEntity(config), detail: { run: run.id } })
    return showRun(db, session, run.id)
  },
} satisfies Partial<Handlers<'connectors'>>
