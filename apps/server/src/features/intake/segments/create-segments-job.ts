import { and, asc, eq, inArray } from 'drizzle-orm'
import { textsParam } from '../../../kernel/jobs/job-params.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import type { ChangeContext } from '../../../identity/change-context.ts'
import type { JobRunner } from '../../../kernel/jobs/job-runner.ts'
import { createMissingSegments } from './create-segments.ts'
import type { ProjectRow } from '../../work/find-project.ts'

/** Type of the job that reads files into segments. */
export const createSegmentsJob = 'FILE_INGESTION'

/** Starts to read the files of new work units. */
export async function startCreatingSegments(
  context: ChangeContext,
  project: ProjectRow,
  workUnitIds: string[],
): Promise<void> {
  if (workUnitIds.length === 0) return
  await context.startJob({ type: createSegmentsJob, projectId: project.id, params: { workUnitIds } })
}

/** Makes the segments of the work units that `params.workUnitIds` names. */
export const createSegmentsRunner: JobRunner = {
  async run(run) {
    const ids = textsParam(run.job, 'workUnitIds')
    await createMissingSegments(run, ids)
    await run.commit(async (transaction) => {
      const workUnitRows = await transaction
        .select()
        .from(workUnits)
        .where(inArray(workUnits.id, ids))
        .orderBy(asc(workUnits.sequence))
      const failed = workUnitRows.filter(({ genesisStatus }) => genesisStatus === 'ERROR')
      return {
        report: {
          workUnits: workUnitRows.length,
          segments: workUnitRows.reduce(
            (total, workUnit) => total + workUnit.totalSegments + workUnit.lockedSegments,
            0,
          ),
          failed: failed.map(({ id, genesisDescription }) => ({ workUnitUuid: id, reason: genesisDescription })),
        },
        warning: failed.length > 0,
      }
    })
  },
  async ended(transaction, job, { reason, cause }) {
    await transaction
      .update(workUnits)
      .set({ genesisStatus: 'ERROR', genesisDescription: reason, genesisCause: cause })
      .where(and(inArray(workUnits.id, textsParam(job, 'workUnitIds')), eq(workUnits.genesisStatus, 'CREATING')))
  },
  async restarted(transaction, job) {
    await transaction
      .update(workUnits)
      .set({ genesisStatus: 'CREATING', genesisDescription: null, genesisCause: null })
      .where(and(inArray(workUnits.id, textsParam(job, 'workUnitIds')), eq(workUnits.genesisStatus, 'ERROR')))
  },
}
