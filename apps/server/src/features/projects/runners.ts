import type { JobRunner } from '../../kernel/jobs/job-runner.ts'
import { listExportRunner } from '../lists/list-export.ts'
import { projectExport } from './export-projects.ts'

/** What runs the jobs of projects, by their type. */
export const runners: Readonly<Record<string, JobRunner>> = {
  [projectExport.jobType]: listExportRunner(projectExport),
}
