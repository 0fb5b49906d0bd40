import type { JobRunner } from '../../kernel/jobs/job-runner.ts'
import { costRunner } from './cost-job.ts'
import { analysisRunner } from './logfiles/analysis-job.ts'
import { analysisJob } from './logfiles/create-logfile.ts'
import { logfileExportJob, logfileExportRunner } from './logfiles/export-job.ts'
import { costJob } from './start-costs.ts'

/** The runners of the jobs of costs and analyses, by type. */
export const runners: Readonly<Record<string, JobRunner>> = {
  [analysisJob]: analysisRunner,
  [costJob]: costRunner,
  [logfileExportJob]: logfileExportRunner,
}
