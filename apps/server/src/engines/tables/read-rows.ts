import { readSheet } from './read-sheet.ts'
import { readText } from './read-text.ts'
import { RowCollector, type TableLimits, type TableRow } from './table-rows.ts'

/**
 * Reads the rows of a CSV or XLSX file, its first one with the headings. Numbers are spelled with a decimal point; in a
 * CSV file that is parted by semicolons or tabs, a comma counts as one.
 * @throws FileRefused when it cannot be read, or is over a limit
 */
export function readRows(bytes: Uint8Array, limits: TableLimits): TableRow[] {
  const rows = new RowCollector(limits)
  const isSheet = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (isSheet) readSheet(bytes, rows)
  else readText(bytes, rows)
  return rows.finish()
}
