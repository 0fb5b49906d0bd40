import type { JobRunner } from '../../kernel/jobs/job-runner.ts'
import { bulkChangeJob, bulkChangeRunner } from './bulk/bulk-job.ts'
import { autoAssignJob, autoAssignRunner } from './placement/auto-assign-job.ts'

/** What runs the jobs of tasks, by their type. */
export const runners: Readonly<Record<string, JobRunner>> = {
  [autoAssignJob]: autoAssignRunner,
  [bulkChangeJob]: bulkChangeRunner,
}
