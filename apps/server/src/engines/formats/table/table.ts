import { type CatalogEntry, catalogFormat } from '../catalog.ts'
import { encodingParameter, foundEncoding, readText } from '../charsets.ts'
import { contentParameters } from '../content/content.ts'
import type { Edit } from '../edits.ts'
import type { FileFormat, FoundOptions, ParserParameter, ParseOptions } from '../format.ts'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { keyParameters } from '../key-parameters.ts'
import { onOneLine } from '../lines.ts'
import { type ParameterValues, switchChoices, switchOf, textOf } from '../parameters.ts'
import { sharedParameters } from '../shared-parameters.ts'
import { lineEndingOf, positionAt } from '../text.ts'
import { columnParameters } from './column-parameters.ts'
import { type Columns, findColumns, foundColumns, hasHeader } from './columns.ts'
import { type Cell, detectDelimiter, type Row, scanFixedWidths, scanTable, writeCell } from './scan-table.ts'

const ownParameters: readonly ParserParameter[] = [
  {
    key: 'header',
    title: 'Header row',
    description: 'The first row contains column names and isn’t translated: on, off, or auto (if it looks like names).',
    type: 'string',
    value: 'auto',
    choices: switchChoices,
  },
  ...columnParameters('Column number (from 1)'),
]

const delimiterParameter = (value: string): ParserParameter => ({
  key: 'delimiter',
  title: 'Delimiter',
  description: 'One character, tab, or auto to detect it from the first lines.',
  type: 'string',
  value,
})

const columnWidths: ParserParameter = {
  key: 'columnWidths',
  title: 'Column widths',
  description: 'Width of each column in characters, separated by commas. The last column runs to the end of the line.',
  type: 'string',
  value: '',
}

/** Tables of comma-separated values, or with columns of fixed width (filter `table_fwc`). */
export const csv: FileFormat = tableFormat('table_csv', 'CSV', 'csv', [delimiterParameter('auto'), columnWidths], {
  table_csv: { name: 'Comma-separated values', order: 0 },
  table_fwc: { name: 'Fixed-width columns', order: 1 },
})

/** Tables of tab-separated values. */
export const tsv: FileFormat = tableFormat('table_tsv', 'TSV', 'tsv', [delimiterParameter('tab')])

function tableFormat(
  name: string,
  label: string,
  extension: string,
  parameters: readonly ParserParameter[],
  filters?: FileFormat['filters'],
): FileFormat {
  return catalogFormat({
    name,
    label,
    extensions: [extension],
    applySourceSegmentation: false,
    parameters: [
      ...ownParameters,
      ...parameters,
      encodingParameter,
      ...sharedParameters,
      ...keyParameters,
      ...contentParameters,
    ],
    ...(filters && { filters }),
    read(bytes, options, values) {
      const decoded = readText(bytes, options.fileName, values)
      const { text, encode, unheld } = decoded
      const { rows, write, widths, found } =
        options.filter === 'table_fwc' ? readFixed(text, options, values) : readDelimited(text, options, values)
      const headerOption = switchOf(values, 'header')
      const sample = rows.slice(0, 100).map((row) => row.cells.map(({ value }) => value))
      const isHeader = headerOption === 'auto' ? hasHeader(sample, values, options) : headerOption === 'on'
      const header = isHeader ? sample[0] : undefined
      const width = rows.reduce((most, row) => Math.max(most, row.cells.length), 0)
      const columns = findColumns(header, width, values, options)
      const body = rows.map((row, index) => ({ row, number: index + 1 })).slice(header ? 1 : 0)
      const entries = body.flatMap(({ row, number }) => entriesOf(row, number, columns, { write, widths }))
      return {
        text,
        encode,
        unheld,
        entries,
        finish: (edits) =>
          columns.added === undefined ? [] : columnEdits(rows, columns.added, columns.target!, write, edits),
        found: {
          ...(headerOption === 'auto' && rows.length > 0 && { header: isHeader ? 'on' : 'off' }),
          ...foundColumns(columns, header, values),
          ...found,
          ...foundEncoding(values, decoded),
        },
      }
    },
  })
}

/** A new column besides its translations: its header, and an empty cell in each row that has none. */
function columnEdits(
  rows: readonly Row[],
  name: string,
  column: number,
  write: Table['write'],
  edits: readonly Edit[],
): Edit[] {
  const written = new Set(edits.map(({ start }) => start))
  const isBlank = ({ cells }: Row): boolean => cells.length === 1 && cells[0]?.value.trim() === ''
  return rows.flatMap((row, index) => {
    if (index === 0) return [write(row, column, name)]
    return isBlank(row) || written.has(row.end) ? [] : [write(row, column, '')]
  })
}

/** `write` gives the edit that puts a value into a column of a row. */
type Table = {
  rows: readonly Row[]
  write: (row: Row, column: number, value: string) => Edit
  widths?: readonly number[] | undefined
  found: FoundOptions
}

function readDelimited(text: string, { fileName }: ParseOptions, values: ParameterValues): Table {
  // The line by which Excel is told the delimiter.
  const told = /^sep=(.)(?:\r\n|\n|\r)/.exec(text)
  const option = textOf(values, 'delimiter')
  const delimiter = option === 'tab' ? '\t' : option === 'auto' ? (told?.[1] ?? detectDelimiter(text)) : option
  if ([...delimiter].length !== 1 || /["\r\n]/.test(delimiter)) {
    throw new FileRefused({
      file: fileName,
      reason: 'The parser option "delimiter" must be one character, tab, or auto.',
    })
  }
  const lineEnding = lineEndingOf(text)
  return {
    rows: scanTable(text, told ? told[0].length : 0, delimiter, fileName),
    found: option === 'auto' ? { delimiter: delimiter === '\t' ? 'tab' : delimiter } : {},
    write(row, index, value) {
      const cell = row.cells[index]
      const written = writeCell(value, delimiter, cell?.quoted === true, lineEnding)
      if (cell) return { start: cell.start, end: cell.end, text: written }
      return { start: row.end, end: row.end, text: delimiter.repeat(index - row.cells.length + 1) + written }
    },
  }
}

function readFixed(text: string, { fileName }: ParseOptions, values: ParameterValues): Table {
  const widths = textOf(values, 'columnWidths')
    .split(',')
    .map((width) => Number(width.trim() || Number.NaN))
  if (widths.length > 1000 || widths.some((width) => !Number.isInteger(width) || width < 1)) {
    const reason =
      'The parser option "columnWidths" must list the width of each column in characters, such as 10,40,40.'
    throw new FileRefused({ file: fileName, reason })
  }
  const write: Table['write'] = (row, index, value) => {
    const cell = row.cells[index]
    if (!cell) throw new Error(`no column ${index}`)
    const line = onOneLine(value).replace(/ +$/, '')
    const length = [...line].length
    const width = widths[index] ?? 0
    const isLast = index === widths.length - 1
    if (length > width && !isLast) {
      const reason = `The translation has ${length} characters, but its column only ${width}. Shorten it.`
      throw new FileRefused({ file: fileName, ...positionAt(text, cell.start), reason })
    }
    // The rest of the row must begin in its column.
    const missing = row.cells
      .slice(0, index)
      .reduce((total, before, at) => total + (widths[at] ?? 0) - [...before.value].length, 0)
    return {
      start: cell.start,
      end: cell.end,
      text: ' '.repeat(missing) + line + ' '.repeat(isLast ? 0 : width - length),
    }
  }
  return { rows: scanFixedWidths(text, widths), write, widths, found: {} }
}

function entriesOf(
  row: Row,
  number: number,
  columns: Columns,
  { write, widths }: Pick<Table, 'write' | 'widths'>,
): CatalogEntry[] {
  const at = (index: number | undefined): string => (index === undefined ? '' : (row.cells[index]?.value.trim() ?? ''))
  const rowKey = at(columns.key)
  const context = at(columns.context) || rowKey
  const note = at(columns.note)
  const limit = Number(at(columns.maxLength) || Number.NaN)
  return columns.sources.flatMap((source): CatalogEntry[] => {
    const cell: Cell | undefined = row.cells[source]
    if (!cell) return []
    const place = columns.target ?? source
    const width = widths && place < widths.length - 1 ? widths[place] : undefined
    const maxLength = Number.isInteger(limit) && limit > 0 ? limit : width
    const key =
      rowKey === '' ? `${number}/${source + 1}` : columns.sources.length > 1 ? `${rowKey}/${source + 1}` : rowKey
    const present = row.cells[place]?.value
    return [
      {
        key,
        note,
        ...(context === ''
          ? { place: { kind: 'PARAGRAPH', cell: { table: 1, row: number, column: source + 1 } } }
          : { context }),
        ...(maxLength !== undefined && { maxLength }),
        source: cell.value,
        ...(columns.target !== undefined && present?.trim() && { target: { text: present, confirmed: false } }),
        present,
        write: (value) => [write(row, place, value)],
      },
    ]
  })
}
