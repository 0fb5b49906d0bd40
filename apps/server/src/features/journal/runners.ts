import type { JobRunner } from '../../kernel/jobs/job-runner.ts'
import { listExportRunner } from '../lists/list-export.ts'
import { journalExport } from './list-journal.ts'

/** What runs the jobs of the journal. */
export const runners: Readonly<Record<string, JobRunner>> = {
  [journalExport.jobType]: listExportRunner(journalExport),
}
