import { defineFeature } from '../../identity/feature.ts'
import { listExportRunner } from '../lists/list-export.ts'
import { checkRuns } from './checkRuns.api.ts'
import { issueExport } from './list-issues.ts'
import { checkJob, checkRunner } from './run-checks.ts'

export const feature = defineFeature({
  api: { checkRuns },
  runners: () => ({
    [checkJob]: checkRunner,
    [issueExport.jobType]: listExportRunner(issueExport),
  }),
})
