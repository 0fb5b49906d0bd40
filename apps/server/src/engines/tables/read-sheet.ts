import { columnName } from '../formats/ooxml/excel/cells.ts'
import { cellPlaces, sheetParts } from '../formats/ooxml/excel/sheet.ts'
import { shownIn } from '../formats/ooxml/excel/table-rows.ts'
import { OfficePackage } from '../formats/ooxml/package.ts'
import { childrenOf, readXml, textIn, type XmlElement } from '../formats/xml/read-xml.ts'
import { readZip } from '../formats/zip/read-zip.ts'
import { numberTexts } from './sheet-numbers.ts'
import type { RowCollector } from './table-rows.ts'

/** Bytes that a workbook may unpack to. */
const largestWorkbook = 32 * 1024 * 1024
const lastRow = 1_048_576

/**
 * Reads the first sheet of a workbook, of which only what is kept lies in memory: a cell far to the right, or below a
 * million empty rows, costs no more than any other.
 * @throws FileRefused when it cannot be read
 */
export function readSheet(bytes: Uint8Array, rows: RowCollector): void {
  const { fileName } = rows
  const unpacked = readZip(bytes, fileName).entries.reduce((sum, entry) => sum + entry.unpacked, 0)
  if (unpacked > largestWorkbook) rows.refuse('Unpacked, this workbook is larger than 32 MB. Export CSV instead.')
  const file = new OfficePackage(bytes, fileName, 'xlsx')
  const [sheet, ...others] = sheetParts(file)
  if (!sheet) return rows.refuse('This workbook has no sheet with cells. Save it as XLSX or CSV and try again.')
  rows.leaveOutSheets(others.filter(({ part }) => hasCells(file.bytes(part))).map(({ name }) => name))
  const textOf = cellTexts(file)
  const { text } = file.text(sheet.part)
  try {
    file.reading(sheet.part, () => readCells(text, textOf, rows))
  } catch (error) {
    // A problem of the whole table isn't blamed on the part where it shows.
    throw rows.refusal ?? error
  }
}

/** Without reading the cells: a sheet that is not wanted costs little. */
const hasCells = (sheet: Uint8Array) => /<(?:\w+:)?(?:v|is)[\s>]/.test(Buffer.from(sheet).toString('latin1'))

function readCells(sheet: string, textOf: CellText, rows: RowCollector): void {
  const places = cellPlaces()
  let cells = new Map<number, string>()
  let isEmpty = true
  readXml(sheet, rows.fileName, (element, parents) => {
    const parent = parents.at(-1)
    if (element.local === 'c' && parent?.local === 'row') {
      const { column, row } = places.ofCell(element, parent)
      const text = textOf(element) ?? rows.refuse(`The cell ${columnName(column)}${row} is damaged. Correct it.`)
      if (text !== '') isEmpty = false
      if (text !== '' && rows.keeps(column - 1)) cells.set(column - 1, text)
      return 'drop'
    }
    if (element.local !== 'row') return 'keep'
    const line = places.endRow(element)
    if (!(line >= 1 && line <= lastRow))
      rows.refuse('A row of this workbook has no valid number. Save it as XLSX or CSV and try again.')
    if (!isEmpty) rows.add(line, cells)
    cells = new Map()
    isEmpty = true
    return 'drop'
  })
}

/** The texts that cells refer to by their number. */
function sharedStrings(file: OfficePackage): string[] {
  const found = file.relationships(file.main).find(({ type, target }) => type === 'sharedStrings' && file.has(target))
  const strings: string[] = []
  if (!found) return strings
  const { text } = file.text(found.target)
  file.reading(found.target, () =>
    readXml(text, file.fileName, (element) => {
      if (element.local !== 'si') return 'keep'
      strings.push(plain(shownIn(element)))
      return 'drop'
    }),
  )
  return strings
}

/** The text that a cell shows, `''` for an error; `undefined` for a cell that contradicts itself. */
type CellText = (cell: XmlElement) => string | undefined

function cellTexts(file: OfficePackage): CellText {
  const strings = sharedStrings(file)
  const numberText = numberTexts(file)
  return (cell) => {
    const type = cell.attributes.get('t') ?? 'n'
    if (type === 'inlineStr') return childrenOf(cell, 'is').map(shownIn).map(plain).join('')
    const value = childrenOf(cell, 'v').map(textIn).join('')
    if (value === '' || type === 'e') return ''
    if (type === 's') return strings[Number(value)]
    if (type === 'b') return value === '1' ? 'true' : 'false'
    if (type === 'str' || type === 'd') return plain(value)
    const number = Number(value)
    return Number.isFinite(number) ? numberText(number, cell.attributes.get('s')) : undefined
  }
}

/** Characters that XML cannot hold are written by their number. */
const plain = (text: string): string =>
  text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))).trim()
