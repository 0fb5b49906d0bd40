import type { AsyncRequest } from '@dragoman/sdk/operations/shared'
import { eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { logfiles } from './tables.ts'
import { projects } from '../work/tables.ts'
import type { LogfileConfig } from './tables.ts'
import { impossible } from '../../kernel/refusals.ts'
import type { ChangeContext } from '../../identity/change-context.ts'
import type { FailureCause } from '../../kernel/failure.ts'
import type { JobRow } from '../../kernel/jobs/job-runner.ts'
import { settingsOf } from '../account/settings/settings-of.ts'
import { requireUnlocked } from '../work/find-project.ts'
import type { ProjectRow } from '../work/find-project.ts'
import { workUnitsToPrice } from './work-units-to-price.ts'
import { insertOne } from '../../kernel/database/one-row.ts'

/** Type of the job that analyses and prices a project. */
export const costJob = 'COST_CALCULATION'

/** How prices are analysed: locked segments need no work; what a file brings along confirmed is still to be checked. */
export const costConfig = (project: ProjectRow): LogfileConfig => ({
  analyzeByLanguage: true,
  analyzeByProvider: false,
  calculateTranslationMemoryReuse: true,
  calculateMachineTranslationReuse: true,
  calculateNonTranslatableReuse: false,
  ignoreConfirmedSegments: false,
  ignoreLockedSegments: true,
  ignoreNumbers: false,
  includeNetRate: true,
  tmOverRepetition: project.tmMatchOverRepetition,
  ntOverRepetition: project.ntMatchOverRepetition,
})

/**
 * Locks a held project while its costs are calculated. 423 while another calculation runs, 422 once the project is
 * delivered or canceled.
 */
export async function lockForCosts(db: Database, project: ProjectRow): Promise<void> {
  requireUnlocked(project)
  if (!['DRAFT', 'PENDING', 'APPROVED'].includes(project.status)) {
    const message = `${project.name} is ${project.status}. Its costs can't be changed.`
    throw impossible(message, 'COSTS_SETTLED', { status: project.status })
  }
  await db
    .update(projects)
    .set({
      costsStatus: project.costsLogfileId === null ? 'CREATING' : 'UPDATING',
      costsFailure: null,
      costsCause: null,
    })
    .where(eq(projects.id, project.id))
}

/** Locks a held project, as `lockForCosts`, and starts to calculate its costs; 422 without work units. */
export async function startCosts(context: ChangeContext, project: ProjectRow): Promise<JobRow> {
  const logfileId = await prepareCosts(context.db, project)
  return context.startJob({ type: costJob, projectId: project.id, params: { logfileId } })
}

/** The same without its job: gives the analysis that a run of `costRunner` fills. */
export async function prepareCosts(db: Database, project: ProjectRow): Promise<string> {
  await lockForCosts(db, project)
  const { workUnits, left } = await workUnitsToPrice(db, project)
  const [workflow] = workUnits.flatMap(({ workflows }) => workflows)
  if (workflow === undefined) {
    const isCanceled = Object.keys(left).length > 0
    const message = isCanceled
      ? 'All tasks of the project were canceled, so there are no costs.'
      : 'The project has no work units yet.'
    throw impossible(message, 'NOT_READY', { missing: [{ condition: 'hasWorkUnits' }] })
  }
  const { id } = await insertOne(db, logfiles, {
    projectId: project.id,
    name: `${project.name} costs`,
    type: await logfileType(db, project),
    workflow,
    targetLocales: [...new Set(workUnits.map(({ targetLocale }) => targetLocale))],
    isCostLogfile: true,
    config: costConfig(project),
  })
  return id
}

/** The kind of analysis that a project's costs are made from: the account's setting, else by the project's status. */
async function logfileType(db: Database, { accountId, status }: ProjectRow): Promise<'PRE_ANALYSIS' | 'POST_ANALYSIS'> {
  const { costsLogfileType } = await settingsOf(db, accountId)
  if (costsLogfileType !== 'BY_STATUS') return costsLogfileType
  return status === 'APPROVED' ? 'POST_ANALYSIS' : 'PRE_ANALYSIS'
}

/** A job as a request that is asked about by posting it again (wire 1.5 A). */
export function showRequest(job: JobRow): AsyncRequest {
  const { failure: failed, failureCause } = job.report ?? {}
  return {
    id: job.id,
    status:
      job.status === 'STARTED'
        ? 'RUNNING'
        : job.status === 'FINISHED'
          ? 'DONE'
          : job.status === 'FINISHED_WARNING' && failed === undefined
            ? 'WARN'
            : 'ERROR',
    data: job.status === 'STARTED' ? null : (job.report ?? null),
    error: job.error ?? (typeof failed === 'string' ? failed : null),
    // Written by `costRunner` alone.
    failure: job.errorCause ?? (failureCause as FailureCause | undefined),
  }
}
