import readExcelFile from 'read-excel-file/node'
import writeExcelFile from 'write-excel-file/node'
import { FileRefused } from '../../kernel/file-refused.ts'
import { columnNumber } from './ooxml/excel/cells.ts'
import type { Kit, ReturnedKit, ReturnedSegment } from './xliff-kit.ts'
import { readZip } from './zip/read-zip.ts'

const columns = ['ID', 'Source', 'Target', 'State', 'Note'] as const
const textSheet = 'Translation'
const factSheet = 'Dragoman'

/** Characters of a cell, at most: the limit of the format. */
const cellLimit = 32_767

/** Bytes that a returned workbook may unpack to. */
const unpackedLimit = 128 * 1024 * 1024

/** Cells that a sheet may spread over: its reader makes all of them, however few are filled. */
const spreadLimit = 10_000_000

/** The reference of a cell, or the number of a row, in its tag: texts hold no `<`. */
const placeInTag = /<(?:\w+:)?(?:c|row)\s[^<>]*?\br\s*=\s*["']([A-Z]*)(\d+)["']/gi

/**
 * Writes a work unit as a workbook: a row for each segment, codes as they stand in segment text, and a second sheet
 * that says what it belongs to.
 * @throws FileRefused when a segment does not fit in a cell
 */
export async function writeXlsxKit(kit: Kit): Promise<Uint8Array> {
  for (const { id, source, target = '' } of kit.segments) {
    if (source.length <= cellLimit && target.length <= cellLimit) continue
    const reason = `The segment ${id} is longer than a cell can be (${cellLimit} characters). Export XLIFF instead.`
    throw new FileRefused({ file: kit.fileName, reason })
  }
  const bold = columns.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  const rows = kit.segments.map(({ id, source, target = '', confirmed, note, terms = [] }) => {
    const state = confirmed ? 'translated' : target === '' ? '' : 'draft'
    const notes = [...(note ? [note] : []), ...terms].join('\n').slice(0, cellLimit)
    return [id, source, target, state, notes].map((value) => ({ value, type: String, wrap: true }))
  })
  const facts = [
    ['project', kit.projectUuid],
    ['work-unit', kit.workUnitUuid],
    ['file', kit.fileName],
    ['source-language', kit.sourceLocale],
    ['target-language', kit.targetLocale],
  ].map((pair) => pair.map((value) => ({ value, type: String })))
  const sheets = [
    {
      sheet: textSheet,
      data: [bold, ...rows],
      columns: [{ width: 12 }, { width: 60 }, { width: 60 }, { width: 12 }, { width: 40 }],
      stickyRowsCount: 1,
    },
    { sheet: factSheet, data: facts, columns: [{ width: 18 }, { width: 40 }] },
  ]
  return new Uint8Array(await writeExcelFile(sheets).toBuffer())
}

/**
 * Reads a workbook that came back. A row counts as a draft while its state says so, and as translated once it has a
 * target.
 * @throws FileRefused with the row that is wrong
 */
export async function readXlsxKit(bytes: Uint8Array, fileName: string): Promise<ReturnedKit> {
  const refuse = (reason: string, line?: number): never => {
    throw new FileRefused({ file: fileName, reason, ...(line !== undefined && { line }) })
  }
  requireSmall(bytes, fileName)
  const sheets = await readExcelFile(Buffer.from(bytes), { trim: false }).catch(() =>
    refuse("Can't read this workbook. Upload the translated file you downloaded from the task."),
  )
  const rowsOf = (name: string) => sheets.find(({ sheet }) => sheet === name)?.data
  const rows = rowsOf(textSheet) ?? refuse(`There is no sheet ${textSheet} in this workbook. Download the task again.`)
  const facts = new Map((rowsOf(factSheet) ?? []).map(([name, value]) => [String(name), String(value)]))
  const fact = (name: string) =>
    facts.get(name) ?? refuse(`The sheet ${factSheet} doesn't name the ${name}. Download the task again.`)
  const header = (rows[0] ?? []).map(text)
  const at = (column: (typeof columns)[number]) => {
    const place = header.indexOf(column)
    return place >= 0 ? place : refuse(`The first row has no column ${column}. Download the task again.`, 1)
  }
  const places = { id: at('ID'), source: at('Source'), target: at('Target'), state: header.indexOf('State') }
  const ids = new Set<string>()
  const segments = rows.slice(1).flatMap((row, offset): ReturnedSegment[] => {
    const line = offset + 2
    const id = text(row[places.id]).trim()
    const source = text(row[places.source])
    if (id === '') return source === '' ? [] : refuse('The ID of this row is missing. Download the task again.', line)
    if (ids.has(id)) refuse(`The segment ${id} appears twice. Remove one of them.`, line)
    ids.add(id)
    const target = text(row[places.target])
    if (target.trim() === '') return [{ id, source, state: 'untranslated' }]
    const isDraft = text(row[places.state]).trim().toLowerCase() === 'draft'
    return [{ id, source, target, state: isDraft ? 'draft' : 'translated' }]
  })
  return {
    fileName,
    projectUuid: fact('project'),
    workUnitUuid: fact('work-unit'),
    sourceLocale: fact('source-language'),
    targetLocale: fact('target-language'),
    segments,
  }
}

/** Spreadsheets make numbers and dates of what looks like one. */
function text(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  // Line breaks of a cell are kept as the spreadsheet writes them.
  return String(value).replaceAll('\r\n', '\n').replaceAll('_x000D_', '')
}

function requireSmall(bytes: Uint8Array, fileName: string): void {
  const zip = readZip(bytes, fileName)
  let unpacked = 0
  for (const entry of zip.entries) {
    const part = zip.unpack(entry)
    unpacked += part.length
    if (unpacked <= unpackedLimit) requireDense(part, fileName)
  }
  if (unpacked <= unpackedLimit) return
  throw new FileRefused({
    file: fileName,
    reason: 'Unpacked, this workbook is larger than 128 MB. Export the task as XLIFF instead.',
  })
}

function requireDense(part: Uint8Array, fileName: string): void {
  let height = 0
  let width = 1
  for (const [, column = '', row] of new TextDecoder().decode(part).matchAll(placeInTag)) {
    height = Math.max(height, Number(row))
    width = Math.max(width, columnNumber(column))
  }
  if (height * width <= spreadLimit) return
  throw new FileRefused({
    file: fileName,
    reason: `A sheet spreads over ${height} rows and ${width} columns, which is more than ${spreadLimit} cells. Delete the cells that are far from the others.`,
  })
}
