import { defineFeature } from '../../identity/feature.ts'
import { invoices } from './tables.ts'
import { invoiceBankPurpose } from './issue/rows-of-draft.ts'
import { listExportRunner } from '../lists/list-export.ts'
import { invoiceFilesJob, invoiceFilesRunner } from './issue/files-job.ts'
import { invoiceMailJob, invoiceMailRunner } from './mails/mail-job.ts'
import { startReminders } from './mails/start-reminders.ts'
import { receivables } from './receivables.api.ts'
import { invoiceListExport } from './views/export-invoices.ts'

export const feature = defineFeature({
  api: { receivables },
  sealed: [{ column: invoices.bankNumber, purpose: invoiceBankPurpose }],
  runners: ({ settings }) => ({
    [invoiceFilesJob]: invoiceFilesRunner(settings?.secretKey),
    [invoiceMailJob]: invoiceMailRunner,
    [invoiceListExport.jobType]: listExportRunner(invoiceListExport),
  }),
  daily: ({ db, now }) => startReminders(db, now),
})
