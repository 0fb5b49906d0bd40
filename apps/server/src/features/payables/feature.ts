import { defineFeature } from '../../identity/feature.ts'
import { listExportRunner } from '../lists/list-export.ts'
import { payables } from './payables.api.ts'
import { payableRunJob, payableRunner } from './runs/run-job.ts'
import { filesOfPayables } from './facts/file-rows.ts'
import { payableListExport } from './views/export-payables.ts'

export const feature = defineFeature({
  api: { payables },
  runners: () => ({
    [payableRunJob]: payableRunner,
    [payableListExport.jobType]: listExportRunner(payableListExport),
  }),
  files: { payableFile: filesOfPayables },
})
