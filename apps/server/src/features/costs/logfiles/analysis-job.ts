import { eq } from 'drizzle-orm'
import { updateOne } from '../../../kernel/database/one-row.ts'
import { projectOfJob } from '../../work/project-of-job.ts'
import { textParam, textsParam } from '../../../kernel/jobs/job-params.ts'
import { logfiles } from '../tables.ts'
import type { Failed } from '../../../kernel/failure.ts'
import type { JobRun, JobRunner } from '../../../kernel/jobs/job-runner.ts'
import { workUnitsById } from '../analyse-work-units.ts'
import { loadBands } from '../project-bands.ts'
import { createMissingSegments } from '../../intake/segments/create-segments.ts'
import { unreadFiles } from '../../intake/reading/unread-files.ts'
import { countWorkUnits, settleAnalysis } from './count-work-units.ts'

/** Analyses the work units that `params` names, and keeps how each segment was counted. */
export const analysisRunner: JobRunner = {
  async run(run) {
    const logfileId = textParam(run.job, 'logfileId')
    const workUnitIds = textsParam(run.job, 'workUnitIds')
    const logfile = await updateOne(run.db, logfiles, eq(logfiles.id, logfileId), {
      status: 'CREATING',
      startedAt: new Date(),
      attempt: run.job.attempt,
      failureReason: null,
      failureCause: null,
    })
    const project = await projectOfJob(run)
    await createMissingSegments(run, workUnitIds)
    const workUnits = await workUnitsById(run.db, workUnitIds)
    const unread = await unreadFiles(run.db, workUnits)
    if (unread) return fail(run, logfileId, unread)
    const bands = await loadBands(run.db, project)
    const counted = await countWorkUnits(run, project, workUnits, { logfile, bands })
    await run.commit(async (transaction) => {
      await settleAnalysis(transaction, logfileId, { bands, counted })
      return { report: { logfileId, segments: counted.length } }
    })
  },
  async ended(transaction, job, { reason, cause }) {
    await transaction
      .update(logfiles)
      .set({ status: 'LOGFILE_ERROR', failureReason: reason, failureCause: cause, finishedAt: new Date() })
      .where(eq(logfiles.id, textParam(job, 'logfileId')))
  },
  async restarted(transaction, job) {
    await transaction
      .update(logfiles)
      .set({ status: 'CREATING', progress: 0, failureReason: null, failureCause: null, finishedAt: null })
      .where(eq(logfiles.id, textParam(job, 'logfileId')))
  },
}

const fail = (run: JobRun, logfileId: string, { reason, cause }: Failed) =>
  run.commit(async (transaction) => {
    await transaction
      .update(logfiles)
      .set({ status: 'INGESTION_ERROR', failureReason: reason, failureCause: cause, finishedAt: new Date() })
      .where(eq(logfiles.id, logfileId))
    return { report: { logfileId, failure: reason }, warning: true }
  })
