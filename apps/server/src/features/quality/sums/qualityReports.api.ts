import type { Handlers } from '../../../identity/context.ts'
import { listExportCalls } from '../../lists/list-export.ts'
import { showDashboard } from './dashboard.ts'
import { allColumns, findingExport } from './export-findings.ts'
import { requireOwn } from './period.ts'
import { listReports, showReport } from './reports.ts'

const exporting = listExportCalls(findingExport)
const formats = { csv: 'CSV', xlsx: 'XLSX', json: 'JSON' } as const

export const qualityReports = {
  getDashboard: (input) => showDashboard(input, input.query),

  list: (input) => listReports(input, input.query),

  get: (input) => showReport(input, input.path.qualityReportUuid, input.query),

  async startExport(input) {
    await requireOwn(input.db, input.session, input.body)
    const { columns = allColumns, ...wanted } = input.body
    return exporting.startExport({ ...input, body: { ...wanted, columns, format: formats[input.path.fileType] } })
  },

  getExportStatus: exporting.getExportStatus,
} satisfies Handlers<'qualityReports'>
