import { and, eq, ne, sql } from 'drizzle-orm'
import { only } from '../../kernel/database/one-row.ts'
import { projectOfJob } from '../work/project-of-job.ts'
import { textParam } from '../../kernel/jobs/job-params.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { logfiles } from './tables.ts'
import { projects } from '../work/tables.ts'
import type { RateVersion } from '../rates/tables.ts'
import type { workUnits } from '../work/work-unit-tables.ts'
import type { CountedSegment } from '../../engines/analysis/analyse.ts'
import { toNumber, toText } from '../../kernel/decimal.ts'
import { missingPrices } from '../../engines/pricing/priced-line.ts'
import type { PricedLine } from '../../engines/pricing/priced-line.ts'
import { agreedRates, keepVersion } from '../rates/rate-versions.ts'
import { CostsRefused } from '../../engines/pricing/rates.ts'
import type { PriceList } from '../../engines/pricing/rates.ts'
import { notFound } from '../../kernel/refusals.ts'
import type { Failed } from '../../kernel/failure.ts'
import { authorOf, recordChange } from '../../kernel/journal.ts'
import type { JobRow, JobRun, JobRunner } from '../../kernel/jobs/job-runner.ts'
import { createMissingSegments } from '../intake/segments/create-segments.ts'
import { projectEntity } from '../work/find-project.ts'
import type { ProjectRow } from '../work/find-project.ts'
import { countWorkUnits, settleAnalysis } from './logfiles/count-work-units.ts'
import { unreadFiles } from '../intake/reading/unread-files.ts'
import { loadBands } from './project-bands.ts'
import type { Bands } from './project-bands.ts'
import { lockForCosts } from './start-costs.ts'
import { workUnitsToPrice } from './work-units-to-price.ts'
import type { WorkUnitsToPrice } from './work-units-to-price.ts'
import { pairTotals } from './earlier-costs.ts'
import { keepLines, keepWorkUnitCosts, loadPriceList, manualLines, priceWorkUnits } from './price-work-units.ts'
import { lockOne } from '../../kernel/database/one-row.ts'

type WorkUnitRow = typeof workUnits.$inferSelect

/** Why costs could not be made, and at which of the three steps: ingestion, logfile, costs (wire 2.9). */
interface CostsFailed extends Failed {
  costsStatus: 'INGESTION_ERROR' | 'LOGFILE_ERROR' | 'ERROR'
}

/**
 * Analyses the work units of a project and prices them. Files that could not be read, bands that don't fit and prices
 * that are missing leave the amounts as they were, with a status that says at which step it failed.
 */
export const costRunner: JobRunner = {
  async run(run) {
    const logfileId = textParam(run.job, 'logfileId')
    const { project, workUnits } = await load(run)
    await run.db
      .update(logfiles)
      .set({
        status: 'CREATING',
        startedAt: new Date(),
        attempt: run.job.attempt,
        failureReason: null,
        failureCause: null,
      })
      .where(eq(logfiles.id, logfileId))
    await createMissingSegments(
      run,
      workUnits.map(({ id }) => id),
    )
    const { workUnits: read, left } = await load(run)
    const unread = await unreadFiles(run.db, read)
    if (unread) return fail(run, project, { costsStatus: 'INGESTION_ERROR', ...unread })
    const analysis = await analyse(run, project, read)
    if ('reason' in analysis) return fail(run, project, analysis)
    await run.commit((transaction) =>
      settle(transaction, run, { ...analysis, project, workUnits: read, left, logfileId }),
    )
  },
  async ended(transaction, job, failure) {
    await markFailed(transaction, job, { costsStatus: 'ERROR', ...failure })
  },
  async restarted(transaction, { projectId }) {
    const [project] = projectId
      ? await transaction.select().from(projects).where(eq(projects.id, projectId)).for('update')
      : []
    if (!project) throw notFound('project')
    await lockForCosts(transaction, project)
  },
}

async function load(run: JobRun): Promise<WorkUnitsToPrice & { project: ProjectRow }> {
  const project = await projectOfJob(run)
  return { project, ...(await workUnitsToPrice(run.db, project)) }
}

async function analyse(
  run: JobRun,
  project: ProjectRow,
  workUnitRows: readonly WorkUnitRow[],
): Promise<{ bands: Bands; counted: CountedSegment[] } | CostsFailed> {
  const logfileId = textParam(run.job, 'logfileId')
  const logfile = only(await run.db.select().from(logfiles).where(eq(logfiles.id, logfileId)), 'the analysis is gone')
  const bands = await loadBands(run.db, project)
  try {
    return { bands, counted: await countWorkUnits(run, project, workUnitRows, { logfile, bands }) }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const reason = `The net rate scheme of the project can't be used: ${error.message}.`
    return {
      costsStatus: 'LOGFILE_ERROR',
      reason,
      cause: { code: 'NET_RATES_UNUSABLE', data: { problem: error.message } },
    }
  }
}

interface Analysed extends WorkUnitsToPrice {
  project: ProjectRow
  logfileId: string
  bands: Bands
  counted: readonly CountedSegment[]
}

async function settle(transaction: Database, run: JobRun, analysed: Analysed) {
  const { workUnits, left, logfileId, bands, counted } = analysed
  const project = await lockOne(transaction, projects, eq(projects.id, analysed.project.id))
  await settleAnalysis(transaction, logfileId, { bands, counted })
  await keepStepsLeft(transaction, logfileId, left)
  try {
    const priceList = await loadPriceList(transaction, project)
    const manual = await manualLines(transaction, project.id)
    const lines = priceWorkUnits(project, workUnits, counted, { bands, priceList, manual })
    const warning = warningOf(project, priceList, lines)
    const pricedWith = { priceList: await keepPriceList(transaction, priceList), netRates: bands.version }
    const total = await keepLines(transaction, project, lines, { logfileId, manual, factorSource: bands.source })
    await keepWorkUnitCosts(transaction, project, workUnits, counted, { bands, priceList })
    await transaction
      .update(projects)
      .set({
        costsStatus: warning === null ? 'COMPLETED' : 'COMPLETED_WARN',
        costsFailure: warning?.reason ?? null,
        costsCause: warning?.cause ?? null,
        pricedWith,
        priceListId: project.priceListId ?? priceList.id,
        costsLogfileId: logfileId,
        costsCalculatedAt: new Date(),
        costsOutdatedAt: null,
        totalCost: toText(total),
      })
      .where(eq(projects.id, project.id))
    const pairs = await pairTotals(transaction, project.id)
    await record(transaction, run.job, project, { totalCost: toNumber(total), currency: project.currency }, { pairs })
    const report = { totalCost: toNumber(total), currency: project.currency, logfileId }
    return warning === null ? { report } : { report: { ...report, warning: warning.reason }, warning: true }
  } catch (error) {
    if (!(error instanceof CostsRefused)) throw error
    return failed(transaction, run.job, project, { costsStatus: 'ERROR', ...error.failed })
  }
}

async function keepStepsLeft(
  transaction: Database,
  logfileId: string,
  stepsLeft: WorkUnitsToPrice['left'],
): Promise<void> {
  if (Object.keys(stepsLeft).length === 0) return
  const config = sql`${logfiles.config} || ${JSON.stringify({ stepsLeft })}::jsonb`
  await transaction.update(logfiles).set({ config }).where(eq(logfiles.id, logfileId))
}

/** Warns of prices that the price list lacks; null if it has all. */
function warningOf(project: ProjectRow, priceList: PriceList, lines: readonly PricedLine[]): Failed | null {
  const missing = missingPrices(lines)
  if (missing.length === 0) return null
  if (priceList.id === null) {
    const cure = 'Choose one for its organizational unit or set a default, then calculate again.'
    const reason = `The project has no price list, so its words cost nothing. ${cure}`
    return { reason, cause: { code: 'PRICE_LIST_MISSING' } }
  }
  const pairs = missing.join(', ')
  const isAgreed = agreedRates(project)?.priceList != null
  const cure = isAgreed
    ? 'The client has approved these prices. Add a manual cost instead.'
    : 'Add the price, then calculate again.'
  return {
    reason: `The price list ${priceList.name} has no price for ${pairs}, so these words cost nothing. ${cure}`,
    cause: { code: 'PRICES_MISSING', data: { priceList: priceList.name, pairs: missing, isAgreed } },
  }
}

async function keepPriceList(transaction: Database, priceList: PriceList): Promise<RateVersion | null> {
  const { id, version } = priceList
  if (id === null || version === null) return null
  await keepVersion(transaction, 'price-list', { uuid: id, version }, priceList)
  return { uuid: id, version }
}

const fail = (run: JobRun, project: ProjectRow, failure: CostsFailed) =>
  run.commit((transaction) => failed(transaction, run.job, project, failure))

async function failed(transaction: Database, job: JobRow, project: ProjectRow, failure: CostsFailed) {
  await markFailed(transaction, job, failure)
  await record(transaction, job, project, { costsStatus: failure.costsStatus, reason: failure.reason })
  const { reason, cause, costsStatus } = failure
  return { report: { failure: reason, failureCause: cause, costsStatus }, warning: true }
}

async function markFailed(
  transaction: Database,
  job: JobRow,
  { costsStatus, reason, cause }: CostsFailed,
): Promise<void> {
  if (job.projectId === null) return
  await transaction
    .update(projects)
    .set({ costsStatus, costsFailure: reason, costsCause: cause })
    .where(eq(projects.id, job.projectId))
  await transaction
    .update(logfiles)
    .set({ status: costsStatus, failureReason: reason, failureCause: cause, finishedAt: new Date() })
    .where(and(eq(logfiles.id, textParam(job, 'logfileId')), ne(logfiles.status, 'COMPLETED')))
}

async function record(
  transaction: Database,
  job: JobRow,
  project: ProjectRow,
  after: Record<string, unknown>,
  detail?: Record<string, unknown>,
) {
  const author = authorOf(job)
  await recordChange(transaction, author, {
    event: 'totalCost' in after ? 'COSTS_CALCULATED' : 'COSTS_FAILED',
    entity: projectEntity(project),
    projectId: project.id,
    before: {
      costsStatus: project.costsStatus,
      totalCost: project.totalCost === null ? null : Number(project.totalCost),
    },
    after,
    ...(detail && { detail }),
  })
}
