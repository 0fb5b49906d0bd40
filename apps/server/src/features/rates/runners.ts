import type { JobRunner } from '../../kernel/jobs/job-runner.ts'
import { listExportRunner } from '../lists/list-export.ts'
import { tableImportRunner } from '../table-imports/table-import.ts'
import { importedRates } from './table/import-rates.ts'
import { rateExport } from './rate-lines.ts'

/** The runners of the jobs of rates. */
export const runners: Readonly<Record<string, JobRunner>> = {
  [rateExport.jobType]: listExportRunner(rateExport),
  [importedRates.jobType]: tableImportRunner(importedRates),
}
