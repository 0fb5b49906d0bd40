import { autoAssignJob } from '../projects/automation.ts'
import type { JobRunner } from '../../kernel/jobs/job-runner.ts'
import { listExportRunner } from '../lists/list-export.ts'
import { taskExport } from './export-tasks.ts'
import { autoAssignRunner } from './placement/auto-assign-job.ts'

/** The runners of the jobs of tasks, by type. */
export const runners: Readonly<Record<string, JobRunner>> = {
  [autoAssignJob]: autoAssignRunner,
  [taskExport.jobType]: listExportRunner(taskExport),
}
