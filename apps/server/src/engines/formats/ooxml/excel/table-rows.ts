import { childrenOf, readXml, textIn, type XmlElement } from '../../xml/read-xml.ts'
import type { OfficePackage } from '../package.ts'
import { cellPlaces, isTrue, type Sheet } from './sheet.ts'

/** The content of a cell: what it shows, and the element that holds it where that is text. */
export type RowCell = {
  start: number
  end: number
  /** The number of its style. */
  style: string | undefined
  value: string
  string: { element: XmlElement; text: string } | undefined
  isFormula: boolean
}

/** A row with those of its cells that were asked for, by column, and where a cell of the target column would stand. */
export type TableRow = {
  row: number
  hidden: boolean
  cells: ReadonlyMap<number, RowCell>
  place: number
  prefix: string
}

/** The strings that cells refer to by number. */
export type SharedStrings = { text: string; items: readonly XmlElement[] } | undefined

/** Reads the header of a sheet and the rows below it; of their cells those in `columns`, which are counted from 1. */
export function readRows(
  file: OfficePackage,
  sheet: Sheet,
  strings: SharedStrings,
  { header, columns, target }: { header: number; columns: ReadonlySet<number>; target: number },
): { head: TableRow | undefined; rows: TableRow[] } {
  const rows: TableRow[] = []
  let head: TableRow | undefined
  const places = cellPlaces()
  let cells = new Map<number, RowCell>()
  let place: number | undefined
  file.reading(sheet.part, () =>
    readXml(sheet.text, file.fileName, (element, parents) => {
      const row = parents.at(-1)
      if (element.local === 'c' && row) {
        const { column } = places.ofCell(element, row)
        if (column < target) place = element.end
        if (columns.has(column)) cells.set(column, cellOf(element, sheet.text, strings))
        return 'drop'
      }
      if (element.local !== 'row') return 'keep'
      const number = places.endRow(element)
      if (number >= header && cells.size > 0) {
        const found = {
          row: number,
          hidden: isTrue(element, 'hidden'),
          cells,
          place: place ?? element.openEnd,
          prefix: element.prefix,
        }
        if (number === header) head = found
        else rows.push(found)
      }
      cells = new Map()
      place = undefined
      return 'drop'
    }),
  )
  return { head, rows }
}

function cellOf(element: XmlElement, text: string, strings: SharedStrings): RowCell {
  const facts = {
    start: element.start,
    end: element.end,
    style: element.attributes.get('s'),
    isFormula: childrenOf(element, 'f').length > 0,
  }
  const type = element.attributes.get('t')
  const value = childrenOf(element, 'v')[0]
  if (type === 's') {
    const item = value && strings?.items[Number(textIn(value))]
    return {
      ...facts,
      value: item ? shownIn(item) : '',
      string: item && strings ? { element: item, text: strings.text } : undefined,
    }
  }
  const own = type === 'inlineStr' ? childrenOf(element, 'is')[0] : undefined
  if (own) return { ...facts, value: shownIn(own), string: { element: own, text } }
  return {
    ...facts,
    value: value ? textIn(value) : '',
    string: type === 'str' && value ? { element: value, text } : undefined,
  }
}

/** The text of a string, without how it is read aloud. */
export const shownIn = (string: XmlElement): string =>
  string.children
    .flatMap((child) => {
      if (child.kind === 'text') return string.local === 'v' ? [child.text] : []
      if (child.local === 't') return [textIn(child)]
      return child.local === 'r' ? childrenOf(child, 't').map(textIn) : []
    })
    .join('')
