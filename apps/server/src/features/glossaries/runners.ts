import type { JobRunner } from '../../kernel/jobs/job-runner.ts'
import { listExportRunner } from '../lists/list-export.ts'
import { exportJob, exportRunner, importRunner } from './exchange/exchange-jobs.ts'
import { importJob } from './glossaries.ts'
import { glossaryListExport } from './list-glossaries.ts'

/** The runners of the jobs of glossaries, by type. */
export const runners: Readonly<Record<string, JobRunner>> = {
  [exportJob]: exportRunner,
  [glossaryListExport.jobType]: listExportRunner(glossaryListExport),
  [importJob]: importRunner,
}
