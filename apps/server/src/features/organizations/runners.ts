import type { JobRunner } from '../../kernel/jobs/job-runner.ts'
import { listExportRunner } from '../lists/list-export.ts'
import { organizationExport, orgUnitExport } from './export-clients.ts'

/** The runners of the jobs of organizations, by type. */
export const runners: Readonly<Record<string, JobRunner>> = {
  [organizationExport.jobType]: listExportRunner(organizationExport),
  [orgUnitExport.jobType]: listExportRunner(orgUnitExport),
}
