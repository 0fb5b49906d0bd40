import { makePdf } from '../../../engines/file-work/documents.ts'
import type { Handlers } from '../../../identity/context.ts'
import { download } from '../../../kernel/download.ts'
import { listExportCalls } from '../../lists/list-export.ts'
import { showDashboard } from './dashboard.ts'
import { allColumns, findingExport } from './export-findings.ts'
import { showOwn } from './own.ts'
import { requireOwn } from './period.ts'
import { listReportFindings } from './report-findings.ts'
import { reportSheet } from './report-sheet.ts'
import { listReports, showReport } from './reports.ts'
import { showSummary } from './summary.ts'
import { listTrends } from './trends.ts'

const exporting = listExportCalls(findingExport)
const formats = { csv: 'CSV', xlsx: 'XLSX', json: 'JSON', pdf: 'PDF' } as const

export const qualityReports = {
  getDashboard: (input) => showDashboard(input, input.query),

  listTrends: (input) => listTrends(input, input.query),

  getSummary: (input) => showSummary(input, input.query),

  getOwn: (input) => showOwn(input, input.query),

  list: (input) => listReports(input, input.query),

  get: (input) => showReport(input, input.path.qualityReportUuid, input.query),

  listFindings: (input) => listReportFindings(input, input.path.qualityReportUuid, input.query),

  async getFile(input) {
    const sheet = await reportSheet(input, input.path.qualityReportUuid, input.query)
    const { bytes } = await makePdf(sheet)
    return download(new Blob([new Uint8Array(bytes)]), `${sheet.number}.pdf`, 'application/pdf')
  },

  async startExport(input) {
    await requireOwn(input.db, input.session, input.body)
    const { columns = allColumns, ...wanted } = input.body
    return exporting.startExport({ ...input, body: { ...wanted, columns, format: formats[input.path.fileType] } })
  },

  getExportStatus: exporting.getExportStatus,
} satisfies Handlers<'qualityReports'>
