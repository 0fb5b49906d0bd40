import type { JobRunner } from '../../kernel/jobs/job-runner.ts'
import { listExportRunner } from '../lists/list-export.ts'
import { memoryListExport } from './export-memories.ts'
import { clearJob, clearRunner } from './writing/clear-job.ts'
import { exportJob, exportRunner, importJob, importRunner } from './memory-jobs.ts'
import { removalJob, removalRunner } from './writing/removal-job.ts'
import { replaceJob, replaceRunner, undoReplaceJob, undoReplaceRunner } from './texts/replace-jobs.ts'

/** The runners of the jobs of memories, by type. */
export const runners: Readonly<Record<string, JobRunner>> = {
  [clearJob]: clearRunner,
  [exportJob]: exportRunner,
  [importJob]: importRunner,
  [memoryListExport.jobType]: listExportRunner(memoryListExport),
  [removalJob]: removalRunner,
  [replaceJob]: replaceRunner,
  [undoReplaceJob]: undoReplaceRunner,
}
