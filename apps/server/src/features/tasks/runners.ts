import { autoAssignJob } from '../projects/automation.ts'
import type { JobRunner } from '../../kernel/jobs/job-runner.ts'
import { listExportRunner } from '../lists/list-export.ts'
import { taskExport } from './export-tasks.ts'
import { autoAssignRunner } from './placement/auto-assign-job.ts'

/** What runs the jobs of tasks, by their type. */
export const runners: Readonly<Record<string, JobRunner>> = {
  [autoAssignJob]: autoAssignRunner,
  [taskExport.jobType]: listExportRunner(taskExport),
}
