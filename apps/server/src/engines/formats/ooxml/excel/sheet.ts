import { childrenOf, readXml, textIn, type XmlElement } from '../../xml/read-xml.ts'
import type { OfficePackage } from '../package.ts'
import { type CellPlace, placeOf } from './cells.ts'

/** A cell that holds text of its own, not that of a formula. */
export type TextCell = CellPlace & {
  hidden: boolean
  /** The number of its shared string, with the place where the number is written; or its own string, or plain text. */
  content: { index: number; start: number; end: number } | { string: XmlElement } | { plain: XmlElement }
}

/** A table in a sheet: its header row, and the elements that repeat the texts of the header's cells. */
export type SheetTable = { part: string; row: number; firstColumn: number; columns: XmlElement[]; formulas: string[] }

/** One sheet, without the cells that hold no text. */
export type Sheet = {
  name: string
  part: string
  text: string
  root: XmlElement
  hidden: boolean
  cells: TextCell[]
  /** Formulas that name something: a sheet, or a column of a table. */
  formulas: string[]
  hasFormulas: boolean
  tables: SheetTable[]
}

const formulaElements: ReadonlySet<string> = new Set(['f', 'formula', 'formula1', 'formula2'])

const sheetsOf = new WeakMap<OfficePackage, Sheet[]>()

/** Reads the sheets of a workbook in their order. Of what may be a million cells only those with text are kept. */
export function readSheets(file: OfficePackage): Sheet[] {
  const known = sheetsOf.get(file)
  if (known) return known
  const sheets = readEach(file)
  sheetsOf.set(file, sheets)
  return sheets
}

function readEach(file: OfficePackage): Sheet[] {
  return sheetParts(file).map(({ part, name, hidden }) => readSheet(file, part, name, hidden))
}

/** The sheets of cells in a workbook, in their order. */
export function sheetParts(file: OfficePackage): Pick<Sheet, 'part' | 'name' | 'hidden'>[] {
  const { root } = file.part(file.main)
  const targets = new Map(file.relationships(file.main).map(({ id, type, target }) => [id, { type, target }]))
  return childrenOf(root, 'sheets').flatMap((list) =>
    childrenOf(list, 'sheet').flatMap((sheet) => {
      const id = [...sheet.attributes].find(([name]) => name.endsWith(':id'))?.[1] ?? ''
      const found = targets.get(id)
      if (found?.type !== 'worksheet' || !file.has(found.target)) return []
      const state = sheet.attributes.get('state') ?? 'visible'
      return [{ part: found.target, name: sheet.attributes.get('name') ?? '', hidden: state !== 'visible' }]
    }),
  )
}

function readSheet(file: OfficePackage, part: string, name: string, hidden: boolean): Sheet {
  const { text } = file.text(part)
  const cells: TextCell[] = []
  const formulas = new Set<string>()
  let hasFormulas = false
  const places = cellPlaces()
  /** Where the results of formulas stand that fill several cells. */
  const arrays: Range[] = []
  const hiddenColumns: { min: number; max: number }[] = []
  const { root } = file.reading(part, () =>
    readXml(text, file.fileName, (element, parents) => {
      if (element.local === 'col' && isTrue(element, 'hidden')) {
        hiddenColumns.push({ min: Number(element.attributes.get('min')), max: Number(element.attributes.get('max')) })
      }
      if (formulaElements.has(element.local)) {
        hasFormulas = true
        const formula = textIn(element)
        if (/[![]/.test(formula)) formulas.add(formula)
        const results = element.local === 'f' ? rangeOf(element.attributes.get('ref')) : undefined
        if (results && element.attributes.get('t') !== 'shared') arrays.push(results)
      }
      if (element.local === 'c') {
        const row = parents.at(-1)
        const cell = row && textCell(element, places.ofCell(element, row))
        const isResult = cell && 'plain' in cell.content && arrays.some((range) => isWithin(cell, range))
        if (cell && !isResult)
          cells.push({
            ...cell,
            hidden:
              hidden ||
              isTrue(row, 'hidden') ||
              hiddenColumns.some(({ min, max }) => min <= cell.column && cell.column <= max),
          })
        return 'drop'
      }
      if (element.local === 'row') places.endRow(element)
      return element.local === 'row' || element.local === 'col' ? 'drop' : 'keep'
    }),
  )
  for (const hyperlink of childrenOf(root, 'hyperlinks').flatMap((list) => childrenOf(list))) {
    const location = hyperlink.attributes.get('location')
    if (location) formulas.add(location)
  }
  return { name, part, text, root, hidden, cells, formulas: [...formulas], hasFormulas, tables: tablesOf(file, part) }
}

/** Rows and cells need not say where they stand: then they follow those before them. */
export function cellPlaces() {
  let current: XmlElement | undefined
  let place: CellPlace = { column: 0, row: 0 }
  const begin = (row: XmlElement): void => {
    current = row
    place = { column: 0, row: Number(row.attributes.get('r') ?? place.row + 1) }
  }
  return {
    ofCell(cell: XmlElement, row: XmlElement): CellPlace {
      if (row !== current) begin(row)
      place = placeOf(cell.attributes.get('r') ?? '') ?? { row: place.row, column: place.column + 1 }
      return place
    },
    /** Its number. */
    endRow(row: XmlElement): number {
      if (row !== current) begin(row)
      return place.row
    },
  }
}

function textCell(element: XmlElement, place: CellPlace): Omit<TextCell, 'hidden'> | undefined {
  const type = element.attributes.get('t')
  if (type === 's') {
    const value = childrenOf(element, 'v')[0]
    const index = value ? Number(textIn(value)) : Number.NaN
    if (!value || !Number.isInteger(index) || childrenOf(element, 'f').length > 0) return undefined
    return { ...place, content: { index, start: value.openEnd, end: value.closeStart } }
  }
  if (type === 'str') {
    const value = childrenOf(element, 'v')[0]
    if (!value || value.selfClosing || childrenOf(element, 'f').length > 0) return undefined
    return { ...place, content: { plain: value } }
  }
  const string = type === 'inlineStr' ? childrenOf(element, 'is')[0] : undefined
  return string && !string.selfClosing ? { ...place, content: { string } } : undefined
}

type Range = { from: CellPlace; to: CellPlace }

function rangeOf(reference: string | undefined): Range | undefined {
  const [from, to] = (reference ?? '').split(':').map(placeOf)
  return from && to && { from, to }
}

const isWithin = ({ row, column }: CellPlace, { from, to }: Range): boolean =>
  from.row <= row && row <= to.row && from.column <= column && column <= to.column

function tablesOf(file: OfficePackage, sheet: string): SheetTable[] {
  return file.relationships(sheet).flatMap(({ type, target }) => {
    if (type !== 'table' || !file.has(target)) return []
    const { root } = file.part(target)
    const first = placeOf((root.attributes.get('ref') ?? '').split(':')[0] ?? '')
    if (!first || root.attributes.get('headerRowCount') === '0') return []
    const columns = childrenOf(root, 'tableColumns').flatMap((list) => childrenOf(list, 'tableColumn'))
    const formulas = columns.flatMap((column) => childrenOf(column).map(textIn))
    return [{ part: target, row: first.row, firstColumn: first.column, columns, formulas }]
  })
}

/** Whether an attribute says yes. */
export function isTrue(element: XmlElement, name: string): boolean {
  const value = element.attributes.get(name)
  return value === '1' || value === 'true'
}
