import { eq } from 'drizzle-orm'
import { logfiles, projects } from '../../../db/schema.ts'
import type { JobRow, JobRun, JobRunner } from '../../jobs/job-runner.ts'
import { loadBands, unitsById } from '../costs/analyse-units.ts'
import { createMissingSegments } from '../create-segments.ts'
import { countUnits, settleAnalysis } from './count-units.ts'

/** Analyses the work units that `params` names, and keeps how each segment was counted. */
export const analysisRunner: JobRunner = {
  async run(run) {
    const { logfileId, workUnitIds } = paramsOf(run.job)
    const [logfile] = await run.db
      .update(logfiles)
      .set({ status: 'CREATING', startedAt: new Date(), attempt: run.job.attempt, failureReason: null })
      .where(eq(logfiles.id, logfileId))
      .returning()
    const [project] = logfile ? await run.db.select().from(projects).where(eq(projects.id, logfile.projectId)) : []
    if (!logfile || !project) throw new Error('the analysis is gone')
    await createMissingSegments(run, workUnitIds)
    const units = await unitsById(run.db, workUnitIds)
    const broken = units.find(({ genesisStatus }) => genesisStatus !== 'CREATED')
    if (broken) return fail(run, logfileId, broken.genesisDescription ?? 'A file was not read.')
    const bands = await loadBands(run.db, project)
    const counted = await countUnits(run, project, units, { logfile, bands })
    await run.commit(async (transaction) => {
      await settleAnalysis(transaction, logfileId, { bands, counted })
      return { report: { logfileId, segments: counted.length } }
    })
  },
  async ended(transaction, job, reason) {
    await transaction
      .update(logfiles)
      .set({ status: 'LOGFILE_ERROR', failureReason: reason, finishedAt: new Date() })
      .where(eq(logfiles.id, paramsOf(job).logfileId))
  },
  async restarted(transaction, job) {
    await transaction
      .update(logfiles)
      .set({ status: 'CREATING', progress: 0, failureReason: null, finishedAt: null })
      .where(eq(logfiles.id, paramsOf(job).logfileId))
  },
}

const fail = (run: JobRun, logfileId: string, failure: string) =>
  run.commit(async (transaction) => {
    await transaction
      .update(logfiles)
      .set({ status: 'INGESTION_ERROR', failureReason: failure, finishedAt: new Date() })
      .where(eq(logfiles.id, logfileId))
    return { report: { logfileId, failure }, warning: true }
  })

function paramsOf({ params }: JobRow): { logfileId: string; workUnitIds: string[] } {
  const { logfileId, workUnitIds } = params
  if (typeof logfileId !== 'string' || !Array.isArray(workUnitIds)) throw new Error('the job names no analysis')
  return { logfileId, workUnitIds: workUnitIds.map(String) }
}
