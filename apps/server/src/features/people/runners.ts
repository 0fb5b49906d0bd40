import type { JobRunner } from '../../kernel/jobs/job-runner.ts'
import { listExportRunner } from '../lists/list-export.ts'
import { tableImportRunner } from '../table-imports/table-import.ts'
import { importedPeople } from './table/import-people.ts'
import { userExport } from './export-users.ts'

/** The runners of the jobs of people, by type. */
export const runners: Readonly<Record<string, JobRunner>> = {
  [userExport.jobType]: listExportRunner(userExport),
  [importedPeople.jobType]: tableImportRunner(importedPeople),
}
