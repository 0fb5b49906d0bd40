import type { LogfileFileItem } from '@dragoman/sdk/operations/logfiles'
import { stringify } from 'csv-stringify/sync'
import type { LogfileRow } from './find-logfile.ts'

/** A row of an exported analysis, by column. */
export type ExportRow = Record<(typeof columns)[number], string | number>

const columns = [
  'file',
  'sourceLocale',
  'targetLocale',
  'workflow',
  'match',
  'segments',
  'words',
  'characters',
  'netRateFactor',
  'netSegments',
  'netWords',
  'netCharacters',
] as const

/** A row for each file, target locale and band, in the order of the files. */
export const exportRows = (logfile: Pick<LogfileRow, 'workflow'>, items: readonly LogfileFileItem[]): ExportRow[] =>
  items.flatMap(({ fileName, sourceLocale, targetLocale, analysisTotals }) =>
    analysisTotals.map((totals) => ({
      file: fileName,
      sourceLocale,
      targetLocale,
      workflow: logfile.workflow,
      match: totals.matchLabel,
      segments: totals.totalSegments,
      words: totals.totalWords,
      characters: totals.totalChars,
      netRateFactor: totals.netRateFactor,
      netSegments: totals.netSegments,
      netWords: totals.netWords,
      netCharacters: totals.netChars,
    })),
  )

/**
 * CSV in UTF-8 with a byte-order mark, as spreadsheets expect it. Text that a spreadsheet would take for a formula (a
 * file may be called `=1+1.json`) gets an apostrophe in front.
 */
export function writeCsv(rows: readonly ExportRow[]): Blob {
  const text = stringify([...rows], { header: true, columns: [...columns], bom: true, escape_formulas: true })
  return new Blob([text], { type: 'text/csv' })
}

/** A workbook with one sheet; numbers are numbers. */
export async function writeXlsx(rows: readonly ExportRow[]): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const header = columns.map((value) => ({ value, fontWeight: 'bold' as const }))
  const lines = rows.map((row) =>
    columns.map((column) => {
      const value = row[column]
      return typeof value === 'number' ? { value, type: Number } : { value, type: String }
    }),
  )
  const file = await writeXlsxFile([header, ...lines], { sheet: 'Analysis', stickyRowsCount: 1 }).toBuffer()
  return new Blob([new Uint8Array(file)], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
}
