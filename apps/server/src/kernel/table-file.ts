import { stringify } from 'csv-stringify/sync'
import { Zip, ZipDeflate } from 'fflate'

/** The formats that a table can be written in. */
export const tableFormats = {
  CSV: { extension: 'csv', mediaType: 'text/csv' },
  XLSX: { extension: 'xlsx', mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  JSON: { extension: 'json', mediaType: 'application/json' },
} as const

export type TableFormat = keyof typeof tableFormats

export type Cell = string | number | Date | null

export interface TableColumn {
  /** Name of the field, the key in JSON. */
  field: string
  /** Heading in a sheet. */
  title: string
}

/** A table as a file, in pieces as its rows come, so that one of any length goes through. */
export function writeTable(
  format: TableFormat,
  columns: readonly TableColumn[],
  rows: AsyncIterable<readonly Cell[]>,
): AsyncIterable<Uint8Array> {
  if (format === 'XLSX') return writeSheet(columns, rows)
  return encoded(format === 'CSV' ? writeCsv(columns, rows) : writeJson(columns, rows))
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let waiting = ''
  for await (const text of texts) {
    waiting += text
    if (waiting.length < 65_536) continue
    yield encoder.encode(waiting)
    waiting = ''
  }
  yield encoder.encode(waiting)
}

const written = (cell: Cell) => (cell instanceof Date ? cell.toISOString() : cell)

/** With a byte-order mark, as spreadsheets expect it. Text that one would take for a formula gets an apostrophe. */
async function* writeCsv(columns: readonly TableColumn[], rows: AsyncIterable<readonly Cell[]>) {
  const line = (cells: readonly Cell[]) =>
    stringify([cells.map(written)], { record_delimiter: 'windows', quoted_match: /[\r\n]/, escape_formulas: true })
  yield `\uFEFF${line(columns.map(({ title }) => title))}`
  for await (const row of rows) yield line(row)
}

async function* writeJson(columns: readonly TableColumn[], rows: AsyncIterable<readonly Cell[]>) {
  let isFirst = true
  for await (const row of rows) {
    const object = Object.fromEntries(columns.map(({ field }, at) => [field, written(row[at] ?? null)]))
    yield `${isFirst ? '[\n' : ',\n'}${JSON.stringify(object)}`
    isFirst = false
  }
  yield isFirst ? '[]\n' : '\n]\n'
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaging = 'http://schemas.openxmlformats.org/package/2006'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The parts of a workbook around its one sheet: a bold first row, and times in UTC. */
const parts: Record<string, string> = {
  '[Content_Types].xml': `${xml}<Types xmlns="${packaging}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': `${xml}<Relationships xmlns="${packaging}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${packaging}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${xml}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}

/** A sheet holds no more rows, its first included. */
const mostRows = 1_048_576

/** A workbook of one sheet. Text is kept as text, so that nothing in it becomes a formula; numbers are numbers. */
async function* writeSheet(columns: readonly TableColumn[], rows: AsyncIterable<readonly Cell[]>) {
  const ready: Uint8Array[] = []
  let failure: Error | undefined
  const zip = new Zip((error, piece) => {
    if (error) failure = error
    else ready.push(piece)
  })
  const encoder = new TextEncoder()
  const taken = () => {
    if (failure) throw failure
    return ready.splice(0)
  }
  for (const [name, content] of Object.entries(parts)) {
    const part = new ZipDeflate(name, { level: 6 })
    zip.add(part)
    part.push(encoder.encode(content), true)
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 })
  zip.add(sheet)
  let waiting = `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>${sheetRow(
    1,
    columns.map(({ title }) => title),
    (title, place) => textCell(title, place, 1),
  )}`
  let count = 1
  for await (const row of rows) {
    if (count >= mostRows) break
    count += 1
    waiting += sheetRow(count, row, sheetCell)
    if (waiting.length < 65_536) continue
    sheet.push(encoder.encode(waiting))
    waiting = ''
    yield* taken()
  }
  sheet.push(encoder.encode(`${waiting}</sheetData></worksheet>`), true)
  zip.end()
  yield* taken()
}

/** A row whose cells say where they stand: some readers need it. */
const sheetRow = <One>(row: number, cells: readonly One[], draw: (cell: One, place: string) => string) =>
  `<row r="${row}">${cells.map((cell, at) => draw(cell, `${letters(at)}${row}`)).join('')}</row>`

/** A, B, …, Z, AA, … */
const letters = (at: number): string =>
  (at < 26 ? '' : letters(Math.floor(at / 26) - 1)) + String.fromCodePoint(65 + (at % 26))

function sheetCell(cell: Cell, place: string): string {
  if (cell === null || cell === '') return `<c r="${place}"/>`
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  // Days since the end of 1899, as sheets count them.
  if (cell instanceof Date) return `<c r="${place}" s="2"><v>${cell.getTime() / 86_400_000 + 25_569}</v></c>`
  return textCell(cell, place)
}

const mostCharacters = 32_767

function textCell(text: string, place: string, style = 0): string {
  const escaped = text
    .slice(0, mostCharacters)
    // oxlint-disable-next-line no-control-regex -- XML has no place for them
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
  return `<c r="${place}" t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escaped}</t></is></c>`
}
