import type { JobRunner } from '../../kernel/jobs/job-runner.ts'
import { listExportRunner } from '../lists/list-export.ts'
import { projectExport } from './export-projects.ts'

/** The runners of the jobs of projects, by type. */
export const runners: Readonly<Record<string, JobRunner>> = {
  [projectExport.jobType]: listExportRunner(projectExport),
}
