import { FileRefused } from '../../../../kernel/file-refused.ts'
import { type Catalog, type CatalogEntry, catalogFormat } from '../../catalog.ts'
import type { Edit } from '../../edits.ts'
import type { FileFormat } from '../../format.ts'
import { flag, foundOn, switchOf, textOf } from '../../parameters.ts'
import { wasRead } from '../../read-before.ts'
import {
  type ColumnNames,
  columnOptions,
  type Columns,
  findColumns,
  foundColumns,
  isLanguage,
} from '../../table/columns.ts'
import { childrenOf, type XmlElement } from '../../xml/read-xml.ts'
import type { OfficeReading } from '../office-reading.ts'
import { columnName, columnNumber } from './cells.ts'
import { cellText, commonFormat, formattedText, isFormatted } from './formatted-cell.ts'
import { readSheets, type Sheet, type TextCell } from './sheet.ts'
import { readRows, shownIn, type SharedStrings, type TableRow } from './table-rows.ts'

/** A sheet whose rows have a text and a place for its translation. Columns are counted from 0, as options count them. */
type Table = {
  sheet: Sheet
  header: readonly string[]
  columns: Columns
  source: number
  target: number
  /** The header row where it has to gain a cell for the target column. */
  head: TableRow | undefined
  rows: readonly TableRow[]
}

const byLetter: ColumnNames = {
  what: 'letter',
  isFirst: false,
  grows: true,
  nameOf: (index) => columnName(index + 1),
  indexOf: (name) => (/^[A-Za-z]{1,3}$/.test(name) ? columnNumber(name.toUpperCase()) - 1 : undefined),
}

/**
 * How a workbook of bilingual tables is read, `undefined` for one that is none: its sheets have columns for source and
 * target, by the options or by their headers, and most of its texts stand in them.
 * @throws FileRefused where the options ask for tables and none is found
 */
export function bilingualFormat(reading: OfficeReading, document: FileFormat): FileFormat | undefined {
  const { values, options } = reading
  const option = switchOf(values, 'bilingual')
  if (option === 'off') return undefined
  const isAsked = option === 'on' || Object.values(columnOptions).some((key) => textOf(values, key).trim() !== '')
  const strings = sharedStrings(reading)
  const tables = readSheets(reading.file).flatMap((sheet): Table[] => {
    if (sheet.hidden) return []
    const table = tableOf(sheet, reading, strings, isAsked)
    return table ? [table] : []
  })
  if (isAsked && tables.length === 0) {
    const reason =
      'No sheet has the columns of a bilingual table. Name them in the parser options "sourceColumns" and "targetColumn", or turn "bilingual" off.'
    throw new FileRefused({ file: options.fileName, reason })
  }
  if (!isAsked && !areTables(tables, reading)) return undefined
  return catalogFormat({
    ...document,
    read: () => catalogOf(tables, reading, strings, isAsked ? {} : foundOn('bilingual', true)),
  })
}

function sharedStrings({ file }: OfficeReading): SharedStrings {
  const found = file.relationships(file.main).find(({ type, target }) => type === 'sharedStrings' && file.has(target))
  if (!found) return undefined
  const { text, root } = file.part(found.target)
  return { text, items: childrenOf(root, 'si') }
}

/** Unless it is asked for, both columns are named, nothing but text stands in the place for translations. */
function tableOf(
  sheet: Sheet,
  { file, values, options }: OfficeReading,
  strings: SharedStrings,
  isAsked: boolean,
): Table | undefined {
  const [first] = sheet.cells
  if (!first) return undefined
  const header: string[] = []
  for (const cell of sheet.cells) {
    if (cell.row !== first.row) break
    header[cell.column - 1] = textOfCell(cell, strings)
  }
  const names = Array.from(header, (name) => name ?? '')
  const columns = columnsOf(names, { values, options }, isAsked)
  const [source, ...others] = columns?.sources ?? []
  if (!columns || source === undefined || others.length > 0) return undefined
  // A language without a column of its own gets a new one, beside those of other languages.
  const hasOthers = names.some((name, index) => index !== source && isLanguage(name))
  if (!isAsked && columns.target === undefined && !hasOthers) return undefined
  const target = columns.added === undefined ? (columns.target ?? source) : widthOf(sheet)
  const wanted = [source, target, columns.key, columns.context, columns.note, columns.maxLength]
  const { head, rows } = readRows(file, sheet, strings, {
    header: first.row,
    columns: new Set(wanted.flatMap((column) => (column === undefined ? [] : [column + 1]))),
    target: target + 1,
  })
  const isText =
    target === source ||
    rows.every(({ cells }) => {
      const cell = cells.get(target + 1)
      return !cell || (!cell.isFormula && (cell.string !== undefined || cell.value === ''))
    })
  const table = { sheet, header: names, columns, source, target, rows }
  return isAsked || isText ? { ...table, head: columns.added === undefined ? undefined : head } : undefined
}

/** Excel's last column is XFD. */
const mostColumns = 16_384

/** How many columns a sheet has, by its texts and by what it says itself. */
function widthOf({ root, text, cells }: Sheet): number {
  const [dimension] = childrenOf(root, 'dimension')
  const last = /([A-Z]{1,3})\d+$/.exec(dimension?.attributes.get('ref') ?? '')?.[1]
  const said = last ? columnNumber(last) : 0
  // Formats of whole rows reach to the last column: then only cells count that aren't empty.
  const isFull = said >= mostColumns
  let width = cells.reduce((widest, { column }) => Math.max(widest, column), isFull ? 0 : said)
  const filled = isFull ? text.matchAll(/\br="([A-Z]{1,3})\d+"[^<>/]{0,200}>/g) : []
  for (const [, column = ''] of filled) width = Math.max(width, columnNumber(column))
  return width
}

/** A column that the options name is not on every sheet. */
function columnsOf(
  header: readonly string[],
  { values, options }: Pick<OfficeReading, 'values' | 'options'>,
  isAsked: boolean,
): Columns | undefined {
  try {
    return findColumns(header, header.length, values, options, byLetter)
  } catch (error) {
    if (isAsked && error instanceof FileRefused) return undefined
    throw error
  }
}

/** Whether most texts of a workbook stand in tables, and no earlier version has read others of them. */
function areTables(tables: readonly Table[], { file, options }: OfficeReading): boolean {
  if (tables.length === 0) return false
  const isSource = new Set(
    tables.flatMap(({ sheet, rows, source }) => rows.map(({ row }) => `${sheet.name}!${columnName(source + 1)}${row}`)),
  )
  const isText = wasRead(options)
  let others = 0
  for (const sheet of readSheets(file)) {
    const isTable = tables.some((table) => table.sheet === sheet)
    for (const cell of sheet.cells) {
      const key = `${sheet.name}!${columnName(cell.column)}${cell.row}`
      if (!isSource.has(key) && isText(key)) return false
      if (!isTable && !cell.hidden) others += 1
    }
  }
  return isSource.size >= others
}

const textOfCell = ({ content }: TextCell, strings: SharedStrings): string => {
  if ('index' in content) {
    const item = strings?.items[content.index]
    return item ? shownIn(item) : ''
  }
  return shownIn('string' in content ? content.string : content.plain)
}

/** Separates the sheets of a workbook where they are edited as one text; XML has no such character. */
const separator = '\0'

/** The rows of all tables. What stands on other sheets is left out. */
function catalogOf(
  tables: readonly Table[],
  reading: OfficeReading,
  strings: SharedStrings,
  found: Catalog['found'],
): Catalog {
  const { file, values } = reading
  let offset = 0
  const offsets = new Map<Sheet, number>()
  const entries = readSheets(file).flatMap((sheet): CatalogEntry[] => {
    const table = tables.find((one) => one.sheet === sheet)
    if (!table) return sheet.cells.map((cell) => leftOutCell(sheet, cell, strings))
    const start = offset
    offsets.set(sheet, start)
    offset += sheet.text.length + separator.length
    return table.rows.flatMap((row) => entryOf(table, row, reading, start))
  })
  const parts = readSheets(file).filter((sheet) => tables.some((table) => table.sheet === sheet))
  const [first] = tables
  return {
    text: parts.map(({ text }) => text).join(separator),
    encode(edited) {
      const contents = edited.split(separator)
      const edits = parts.flatMap(({ part, text }, index): [string, Edit[]][] => {
        const content = contents[index] ?? text
        return content === text ? [] : [[part, [{ start: 0, end: text.length, text: content }]]]
      })
      return file.write(new Map(edits))
    },
    entries,
    finish: (edits) =>
      parts.flatMap((sheet) =>
        headerEdits(
          tables.find((one) => one.sheet === sheet)!,
          offsets.get(sheet)!,
          edits,
        ),
      ),
    found: { ...found, ...(first && foundColumns(first.columns, first.header, values, byLetter)) },
  }
}

/** The header of a new column, in a sheet that has got translations. */
function headerEdits({ sheet, columns, source, target, head }: Table, offset: number, edits: readonly Edit[]): Edit[] {
  const isTouched = edits.some(({ start }) => start >= offset && start <= offset + sheet.text.length)
  if (!head || columns.added === undefined || !isTouched) return []
  const [start, end] = placeIn(head, target)
  const text = cellXml(
    head,
    target,
    head.cells.get(source + 1)?.style,
    `<${nameIn(head, 't')}>${cellText(columns.added)}</${nameIn(head, 't')}>`,
  )
  return [{ start: start + offset, end: end + offset, text }]
}

/** The cell of a row in a column, or where it would stand. */
function placeIn({ cells, place }: TableRow, column: number): [number, number] {
  const cell = cells.get(column + 1)
  return cell ? [cell.start, cell.end] : [place, place]
}

const nameIn = ({ prefix }: TableRow, local: string): string => (prefix === '' ? local : `${prefix}:${local}`)

function cellXml(row: TableRow, column: number, style: string | undefined, content: string): string {
  const [c, is] = [nameIn(row, 'c'), nameIn(row, 'is')]
  const styled = style === undefined ? '' : ` s="${style}"`
  return `<${c} r="${columnName(column + 1)}${row.row}"${styled} t="inlineStr"><${is}>${content}</${is}></${c}>`
}

function leftOutCell(sheet: Sheet, cell: TextCell, strings: SharedStrings): CatalogEntry {
  const key = `${sheet.name}!${columnName(cell.column)}${cell.row}`
  return { key, source: textOfCell(cell, strings), leftOut: 'NOT_TRANSLATABLE', present: undefined, write: () => [] }
}

function entryOf(
  { sheet, columns, source, target }: Table,
  row: TableRow,
  { values }: OfficeReading,
  offset: number,
): CatalogEntry[] {
  const cell = row.cells.get(source + 1)
  if (!cell?.string || cell.value.trim() === '') return []
  const at = (column: number | undefined): string =>
    column === undefined ? '' : (row.cells.get(column + 1)?.value.trim() ?? '')
  const key = at(columns.key) || `${sheet.name}!${columnName(source + 1)}${row.row}`
  const context = at(columns.context) || at(columns.key)
  const limit = Number(at(columns.maxLength) || Number.NaN)
  const place = row.cells.get(target + 1)
  const isKept = (row.hidden && !flag(values, 'translateHidden')) || (target !== source && place?.isFormula === true)
  const style = columns.added === undefined ? place?.style : cell.style
  const write = (content: string): Edit[] => {
    const [start, end] = placeIn(row, target)
    return [{ start: start + offset, end: end + offset, text: cellXml(row, target, style, content) }]
  }
  const facts = {
    key,
    note: at(columns.note),
    ...(context !== '' && { context }),
    ...(Number.isInteger(limit) && limit > 0 && { maxLength: limit }),
    ...(isKept && { leftOut: 'NOT_TRANSLATABLE' as const }),
  }
  const held = target === source ? undefined : place?.string
  if (!isFormatted(cell.string.element) && !/_x[0-9A-Fa-f]{4}_/.test(cell.value)) {
    const present = target === source ? cell.value : place?.value
    return [
      {
        ...facts,
        source: cell.value,
        ...(held && present?.trim() && { target: { text: present, confirmed: false } }),
        present,
        write: (value) => {
          const t = nameIn(row, 't')
          return write(`<${t} xml:space="preserve">${cellText(value)}</${t}>`)
        },
      },
    ]
  }
  const xml = innerOf(cell.string)
  const base = commonFormat(xml)
  const { write: writeRuns, ...ownMarkup } = formattedText(row.prefix, base)
  return [
    {
      ...facts,
      source: xml,
      ...(held && place && place.value.trim() !== '' && { target: { text: innerOf(held), confirmed: false } }),
      ownMarkup,
      present: undefined,
      write: (value) => write(writeRuns(value)),
    },
  ]
}

/** The content of a string, as elements. */
function innerOf({ element, text }: { element: XmlElement; text: string }): string {
  const inner = text.slice(element.openEnd, element.closeStart)
  return element.local === 'v' ? `<t>${inner}</t>` : inner
}
