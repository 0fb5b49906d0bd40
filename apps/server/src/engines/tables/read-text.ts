import { parse } from 'csv-parse/sync'
import { decodeText } from '../formats/text.ts'
import type { RowCollector } from './table-rows.ts'

/** Characters of a line. */
const longestLine = 1_000_000

/** Reads a CSV file, whatever parts its cells. @throws FileRefused when it cannot be read */
export function readText(bytes: Uint8Array, rows: RowCollector): void {
  const { text } = decodeText(bytes, rows.fileName)
  const delimiter = delimiterOf(text)
  const spelled = (cell: string) => {
    // An export keeps spreadsheets from taking the text for a formula.
    if (/^'[=+\-@]/.test(cell)) return cell.slice(1)
    return delimiter !== ',' && /^-?\d+,\d+$/.test(cell) ? cell.replace(',', '.') : cell
  }
  const take = (record: readonly string[], { lines }: { lines: number }) => {
    const cells = new Map<number, string>()
    let isEmpty = true
    for (const [column, cell] of record.entries()) {
      if (cell === '') continue
      isEmpty = false
      if (rows.keeps(column)) cells.set(column, spelled(cell))
    }
    if (!isEmpty) rows.add(lines, cells)
    return null
  }
  try {
    parse(text, {
      delimiter,
      bom: true,
      trim: true,
      relax_column_count: true,
      max_record_size: longestLine,
      on_record: take,
    })
  } catch (error) {
    const { code, lines } = error as { code?: string; lines?: number }
    if (code === undefined) throw error
    if (code === 'CSV_MAX_RECORD_SIZE')
      rows.refuse('This line has more than a million characters, or a quote that isn’t closed. Correct it.', lines)
    rows.refuse('The quotes of this line don’t match. Export the table again.', lines)
  }
}

function delimiterOf(text: string): string {
  const firstLine = /^.*/.exec(text)?.[0] ?? ''
  const count = (delimiter: string) => firstLine.split(delimiter).length
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best))
}
