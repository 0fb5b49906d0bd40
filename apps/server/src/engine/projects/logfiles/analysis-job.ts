import { eq } from 'drizzle-orm'
import { logfiles, projects } from '../../../db/schema.ts'
import { impossible } from '../../../http/errors.ts'
import type { JobRow, JobRunner } from '../../jobs/job-runner.ts'
import { analyseUnits, keepCounts, loadBands, unitsById } from '../costs/analyse-units.ts'
import { createMissingSegments } from '../create-segments.ts'

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
    if (broken) throw impossible(broken.genesisDescription ?? 'A file was not read.', 'INGESTION_ERROR')
    const bands = (await loadBands(run.db, project)).of(logfile.workflow)
    const options = { config: logfile.config, bands, tmMatchOverRepetition: logfile.config.tmOverRepetition }
    const counted = await analyseUnits(run.db, project, units, options, (done) => run.progress(done, units.length))
    await run.commit(async (transaction) => {
      await keepCounts(transaction, logfileId, counted)
      await transaction
        .update(logfiles)
        .set({ status: 'COMPLETED', progress: 100, finishedAt: new Date() })
        .where(eq(logfiles.id, logfileId))
      return { report: { logfileId, segments: counted.length } }
    })
  },
  async ended(transaction, job, reason) {
    await transaction
      .update(logfiles)
      .set({ status: 'LOGFILE_ERROR', failureReason: reason, finishedAt: new Date() })
      .where(eq(logfiles.id, paramsOf(job).logfileId))
  },
}

function paramsOf({ params }: JobRow): { logfileId: string; workUnitIds: string[] } {
  const { logfileId, workUnitIds } = params
  if (typeof logfileId !== 'string' || !Array.isArray(workUnitIds)) throw new Error('the job names no analysis')
  return { logfileId, workUnitIds: workUnitIds.map(String) }
}
