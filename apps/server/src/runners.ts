import type { JobRunner } from './engine/jobs/jobs.ts'
import { exportJob, exportRunner, importJob, importRunner } from './engine/memory/memory-jobs.ts'

/** What runs each type of job. */
export const runners: Readonly<Record<string, JobRunner>> = {
  [exportJob]: exportRunner,
  [importJob]: importRunner,
}
