import type { JobRunner } from '../../kernel/jobs/job-runner.ts'
import { listExportRunner } from '../lists/list-export.ts'
import { userExport } from './export-users.ts'

/** What runs the jobs of people, by their type. */
export const runners: Readonly<Record<string, JobRunner>> = {
  [userExport.jobType]: listExportRunner(userExport),
}
