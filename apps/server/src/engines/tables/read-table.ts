import { parse } from 'csv-parse/sync'
import readExcelFile from 'read-excel-file/node'
import { FileRefused } from '../../kernel/file-refused.ts'
import { decodeText } from '../formats/text.ts'
import { readZip } from '../formats/zip/read-zip.ts'

/** A line of a table: what stands below each of the wanted headings. Empty cells are ''. */
export interface TableLine<Column extends string> {
  /** Counted from 1, headings included. */
  line: number
  cells: Record<Column, string>
}

export interface WantedTable<Column extends string> {
  /** Each column and its heading; case does not matter, nor do further columns. */
  headings: Readonly<Record<Column, string>>
  /** Columns without which the file is not the wanted table. */
  required: readonly Column[]
  /** Lines, the headings not included. */
  mostLines: number
}

const largestFile = 2_000_000
const largestSheet = 32 * 1024 * 1024

/**
 * Reads an uploaded CSV or XLSX file, up to 2 MB. Numbers are spelled with a decimal point; in a CSV file that is
 * parted by semicolons or tabs, a comma counts as one.
 * @throws FileRefused when it cannot be read, lacks a heading, or has too many lines
 */
export async function readTable<Column extends string>(
  file: File,
  { headings, required, mostLines }: WantedTable<Column>,
): Promise<TableLine<Column>[]> {
  const refuse = refusing(file.name)
  const [head, ...body] = await readRows(file, largestFile)
  const columns = Object.keys(headings) as Column[]
  const found = (head?.cells ?? []).map(folded)
  const places = new Map(columns.map((column) => [column, found.indexOf(folded(headings[column]))]))
  for (const column of required) {
    if (places.get(column) === -1)
      refuse(`The first line has no column “${headings[column]}”. Export the table again.`, 1)
  }
  if (body.length > mostLines)
    refuse(`This table has ${body.length} lines. The limit is ${mostLines}. Split it and import the parts.`)
  return body.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(columns.map((column) => [column, cells[places.get(column)!] ?? ''])) as Record<
      Column,
      string
    >,
  }))
}

/** A line of a table that is not empty. */
export interface TableRow {
  /** Counted from 1. */
  line: number
  cells: string[]
}

/**
 * Reads all lines of an uploaded CSV or XLSX file, its first included, as `readTable` does.
 * @param largest in bytes
 * @throws FileRefused when it cannot be read
 */
export async function readRows(file: File, largest: number): Promise<TableRow[]> {
  const refuse = refusing(file.name)
  const megabytes = largest / 1_000_000
  if (file.size > largest) refuse(`This file is larger than ${megabytes} MB. Split it and import the parts.`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isSheet = bytes[0] === 0x50 && bytes[1] === 0x4b
  return isSheet ? sheetRows(bytes, file.name, refuse) : textRows(bytes, file.name, refuse)
}

const refusing =
  (file: string): Refuse =>
  (reason, line) => {
    throw new FileRefused({ file, reason, ...(line !== undefined && { line }) })
  }

type Refuse = (reason: string, line?: number) => never

const folded = (heading: string) => heading.trim().toLowerCase()
const isFilled = ({ cells }: TableRow) => cells.some((cell) => cell !== '')

function textRows(bytes: Uint8Array, name: string, refuse: Refuse): TableRow[] {
  const { text } = decodeText(bytes, name)
  const firstLine = /^.*/.exec(text)?.[0] ?? ''
  const count = (delimiter: string) => firstLine.split(delimiter).length
  const delimiter = [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best))
  const spelled = (cell: string) => {
    // An export keeps spreadsheets from taking the text for a formula.
    if (/^'[=+\-@]/.test(cell)) return cell.slice(1)
    return delimiter !== ',' && /^-?\d+,\d+$/.test(cell) ? cell.replace(',', '.') : cell
  }
  try {
    const records = parse(text, {
      delimiter,
      bom: true,
      trim: true,
      relax_column_count: true,
      info: true,
    }) as unknown as {
      record: string[]
      info: { lines: number }
    }[]
    return records.map(({ record, info }) => ({ line: info.lines, cells: record.map(spelled) })).filter(isFilled)
  } catch (error) {
    const { lines } = error as { lines?: number }
    return refuse('The quotes of this line don’t match. Export the table again.', lines)
  }
}

async function sheetRows(bytes: Uint8Array, name: string, refuse: Refuse): Promise<TableRow[]> {
  const zip = readZip(bytes, name)
  const unpacked = zip.entries.reduce((sum, entry) => sum + zip.unpack(entry).length, 0)
  if (unpacked > largestSheet) refuse('Unpacked, this workbook is larger than 32 MB. Export CSV instead.')
  const sheets = await readExcelFile(Buffer.from(bytes), { trim: true }).catch(() =>
    refuse('Can’t read this workbook. Save it as XLSX or CSV and try again.'),
  )
  return (sheets[0]?.data ?? []).map((cells, at) => ({ line: at + 1, cells: cells.map(cellText) })).filter(isFilled)
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  // Sheets keep 15 digits; the bits beyond them are noise.
  if (typeof cell === 'number') return decimalText(Number(cell.toPrecision(15)))
  return cell instanceof Date ? cell.toISOString() : String(cell).trim()
}

/** Without an exponent, up to 20 decimals. */
const decimalText = (value: number) =>
  Math.abs(value) >= 1e-6 || value === 0 ? String(value) : value.toFixed(20).replace(/0+$/, '')
