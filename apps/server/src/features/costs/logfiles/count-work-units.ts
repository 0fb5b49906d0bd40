import { eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { logfiles } from '../tables.ts'
import type { workUnits } from '../../work/work-unit-tables.ts'
import type { CountedSegment } from '../../../engines/analysis/analyse.ts'
import { keepVersion } from '../../rates/rate-versions.ts'
import type { JobRun } from '../../../kernel/jobs/job-runner.ts'
import { analyseWorkUnits, keepCounts } from '../analyse-work-units.ts'
import type { Bands } from '../project-bands.ts'
import type { ProjectRow } from '../../work/find-project.ts'
import type { LogfileRow } from './find-logfile.ts'

/** Counts work units for an analysis, which says meanwhile how far it is. Throws RangeError for unusable net rates. */
export function countWorkUnits(
  run: JobRun,
  project: ProjectRow,
  workUnitRows: readonly (typeof workUnits.$inferSelect)[],
  { logfile, bands }: { logfile: LogfileRow; bands: Bands },
): Promise<CountedSegment[]> {
  const { config, workflow, type } = logfile
  const counting = { config, bands, workflow, isBeforeWork: type === 'PRE_ANALYSIS' }
  return analyseWorkUnits(run.db, project, workUnitRows, counting, async (done, total) => {
    await run.progress(done, total)
    const progress = total === 0 ? 0 : Math.floor((100 * done) / total)
    await run.db.update(logfiles).set({ progress }).where(eq(logfiles.id, logfile.id))
  })
}

/** Keeps how an analysis counted, and by which version of the net rates. */
export async function settleAnalysis(
  transaction: Database,
  logfileId: string,
  { bands, counted }: { bands: Bands; counted: readonly CountedSegment[] },
): Promise<void> {
  if (bands.version && bands.scheme) await keepVersion(transaction, 'net-rates', bands.version, bands.scheme)
  await keepCounts(transaction, logfileId, counted)
  await transaction
    .update(logfiles)
    .set({ status: 'COMPLETED', progress: 100, finishedAt: new Date(), netRates: bands.version })
    .where(eq(logfiles.id, logfileId))
}
