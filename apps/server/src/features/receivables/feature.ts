import { defineFeature } from '../../identity/feature.ts'
import { listExportRunner } from '../lists/list-export.ts'
import { invoiceFilesJob, invoiceFilesRunner } from './issue/files-job.ts'
import { receivables } from './receivables.api.ts'
import { invoiceListExport } from './views/export-invoices.ts'

export const feature = defineFeature({
  api: { receivables },
  runners: ({ settings }) => ({
    [invoiceFilesJob]: invoiceFilesRunner(settings?.secretKey),
    [invoiceListExport.jobType]: listExportRunner(invoiceListExport),
  }),
})
