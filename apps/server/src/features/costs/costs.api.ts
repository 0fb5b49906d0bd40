import type { AsyncRequest } from '@dragoman/sdk/operations/shared'
import { isManager } from '@dragoman/sdk/permissions'
import { requirePrices } from '../../identity/sees-prices.ts'
import { snapshot } from '../../kernel/database/snapshot.ts'
import { estimateFiles, estimateProject } from './estimate-files.ts'
import { explainLine } from './explain-line.ts'
import { addManualCost, removeManualCost, showManualCost } from './manual-costs.ts'
import { listPriceTypes } from './price-types.ts'
import { manualLines } from './price-work-units.ts'
import { showMatrix } from './show-matrix.ts'
import { showProfitability } from './profitability.ts'
import { showPair, showSummary, showTotal } from './show-costs.ts'
import { costJob, showRequest, startCosts } from './start-costs.ts'
import { findProjectJob } from '../downloads/download-job.ts'
import { findProject, holdProject, projectEntity } from '../work/find-project.ts'
import type { Context, Handlers } from '../../identity/context.ts'
import { forbidden } from '../../kernel/refusals.ts'

export const costs = {
  calculate: (input) => calculate(input, input.path.projectUUID, input.query.requestId),

  recalculate: (input) => calculate(input, input.path.projectUUID, input.query.requestId),

  async getSummary({ db, session, path }) {
    requirePrices(session)
    return snapshot(db, async (tx) => showSummary(tx, await findProject(tx, session, path.projectUUID)))
  },

  async listByLangPair({ db, session, path, query }) {
    requirePrices(session)
    return snapshot(db, async (tx) => {
      return showPair(tx, await findProject(tx, session, path.projectUUID), query.sourceLang, query.targetLang)
    })
  },

  async getTotal({ db, session, path }) {
    requirePrices(session)
    return snapshot(db, async (tx) => showTotal(tx, await findProject(tx, session, path.projectUUID)))
  },

  async estimateFiles(input) {
    requirePrices(input.session)
    const project = await findProject(input.db, input.session, input.path.projectUUID)
    return estimateFiles(input, project, input.body)
  },

  estimateProject(input) {
    requirePrices(input.session)
    return estimateProject(input, input.path.orgUnitUUID, input.body)
  },

  async getMatrix({ db, session, path }) {
    requirePrices(session)
    return snapshot(db, async (tx) => showMatrix(tx, session, await findProject(tx, session, path.projectUUID)))
  },

  async getExplanation({ db, session, path, query }) {
    requirePrices(session)
    return snapshot(db, async (tx) => {
      return explainLine(tx, await findProject(tx, session, path.projectUUID), query.line, query)
    })
  },

  async listManual({ db, session, path }) {
    requirePrices(session)
    const project = await findProject(db, session, path.projectUUID)
    return (await manualLines(db, project.id)).map(showManualCost)
  },

  async listPriceTypes({ db, session, path, query }) {
    requirePrices(session)
    return listPriceTypes(db, await findProject(db, session, path.projectUUID), query.byLanguage ?? false)
  },

  async createManual({ db, session, path, body, journal }) {
    const project = await holdProject(db, session, path.projectUUID)
    const line = await addManualCost(db, session, project, body)
    const { uuid, total, description } = showManualCost(line)
    await journal({
      entity: { type: 'COST', id: uuid, name: description },
      projectId: project.id,
      after: { total, currency: project.currency },
    })
    return showManualCost(line)
  },

  async remove({ db, session, path, query, journal }) {
    const project = await holdProject(db, session, path.projectUUID)
    const { uuid, total, description } = showManualCost(await removeManualCost(db, project, path.costUUID))
    await journal({
      entity: { type: 'COST', id: uuid, name: description },
      projectId: project.id,
      before: { total, currency: project.currency },
      ...(query.reason && { detail: { reason: query.reason } }),
    })
  },

  async getProfitability({ db, session, path }) {
    if (!isManager(session)) throw forbidden('Only managers can view profitability.', ['PROJECT_profitability'])
    return snapshot(db, async (tx) => showProfitability(tx, await findProject(tx, session, path.projectUUID)))
  },
} satisfies Handlers<'costs'>

/** Starts a calculation, or says how far the one that `requestId` names is. */
async function calculate(input: Context, projectId: string, requestId: string | undefined): Promise<AsyncRequest> {
  const { db, session, journal } = input
  if (requestId !== undefined) {
    const project = await findProject(db, session, projectId)
    return showRequest(await findProjectJob(db, session, project, { id: requestId, types: [costJob] }))
  }
  const project = await holdProject(db, session, projectId)
  const job = await startCosts(input, project)
  await journal({ entity: projectEntity(project), projectId: project.id, detail: { job: job.id } })
  return showRequest(job)
}
