import { defineFeature } from '../../identity/feature.ts'
import { listExportRunner } from '../lists/list-export.ts'
import { closeDaily } from './moves/close-payables.ts'
import { payables } from './payables.api.ts'
import { payableRunJob, payableRunner } from './runs/run-job.ts'
import { documentsOfPayables } from './facts/document-rows.ts'
import { filesOfPayables } from './facts/file-rows.ts'
import { startScheduled } from './schedule/start-scheduled.ts'
import { payableListExport } from './views/export-payables.ts'

export const feature = defineFeature({
  api: { payables },
  runners: ({ settings }) => ({
    [payableRunJob]: payableRunner(settings),
    [payableListExport.jobType]: listExportRunner(payableListExport),
  }),
  daily: async ({ db, now }) => {
    await closeDaily(db, now)
    await startScheduled(db, now)
  },
  files: { payableDocument: documentsOfPayables, payableFile: filesOfPayables },
})
