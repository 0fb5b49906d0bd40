import type { LeftOutText } from '../../format.ts'
import { flag, textOf } from '../../parameters.ts'
import { childrenOf, escapeXml, textIn, type XmlElement } from '../../xml/read-xml.ts'
import type { Place, PlacePart } from '../../place.ts'
import type { Block, RichBlock, TextBlock } from '../blocks.ts'
import type { PartBlocks } from '../office-format.ts'
import type { OfficeReading } from '../office-reading.ts'
import { columnFilter, columnName } from './cells.ts'
import { richString } from './rich-string.ts'
import { messageBlocks } from './sheet-messages.ts'
import { readSheets, type Sheet, type SheetTable, type TextCell } from './sheet.ts'
import { shownIn } from './table-rows.ts'

/** A shared string that translated cells use; `apart` when other cells use it too, which keep it as it is. */
export type SharedString = {
  block: RichBlock
  apart: readonly { sheet: Sheet; start: number; end: number }[] | undefined
}

/** The cells of a workbook: what is translated in them, and where each cell's text stands. */
export type Workbook = {
  sheets: readonly Sheet[]
  parts: PartBlocks[]
  /** The strings part, with its root; a workbook may have none. */
  strings: { name: string; text: string; root: XmlElement } | undefined
  shared: readonly SharedString[]
  /** The text that stands in the header cell of a table's column. */
  headerOf: (sheet: Sheet, table: SheetTable, column: number) => TextBlock | undefined
  /** The texts of cells that stay as they are. */
  leftOut: () => LeftOutText[]
}

/** Reads the cells of a workbook. One string is one text, in however many cells it stands. */
export function readWorkbook(reading: OfficeReading): Workbook {
  const { file, values, options, tokenize } = reading
  const sheets = readSheets(file)
  const strings = file.relationships(file.main).find(({ type, target }) => type === 'sharedStrings' && file.has(target))
  const part = strings && file.part(strings.target)
  const items = part ? childrenOf(part.root, 'si') : []
  const isChosen = columnFilter(textOf(values, 'columns'), options.fileName)
  const isFixed = fixedHeaders(sheets, items)
  const included = (sheet: Sheet, cell: TextCell): boolean =>
    isChosen(cell.column) && (!cell.hidden || flag(values, 'translateHidden')) && !isFixed(sheet, cell)
  const excluded = new Set<number>()
  const users = new Map<number, { sheet: Sheet; start: number; end: number }[]>()
  for (const sheet of sheets) {
    for (const cell of sheet.cells) {
      if (!('index' in cell.content)) continue
      const { index, start, end } = cell.content
      if (!included(sheet, cell)) excluded.add(index)
      else if (users.has(index)) users.get(index)?.push({ sheet, start, end })
      else users.set(index, [{ sheet, start, end }])
    }
  }
  const shared = new Map<number, SharedString>()
  const own = new Map<TextCell, TextBlock>()
  const seen = new Set<string>()
  const parts = sheets.flatMap((sheet, number): PartBlocks[] => {
    const shownAs: PlacePart = { kind: 'SHEET', name: sheet.name }
    const fromStrings: Block[] = []
    const inline: Block[] = []
    for (const cell of sheet.cells) {
      if (!included(sheet, cell)) continue
      const key = `${sheet.name}!${columnName(cell.column)}${cell.row}`
      const at = { table: number + 1, row: cell.row, column: cell.column }
      const place: Place = { kind: 'PARAGRAPH', cell: at }
      if (!('index' in cell.content)) {
        const value = textIn(elementOf(cell.content))
        const isCopy = seen.has(value)
        const block =
          'string' in cell.content
            ? richString(cell.content.string, { key, place, isCopy }, tokenize)
            : plainText(cell.content.plain, { key, place, isCopy })
        seen.add(value)
        own.set(cell, block)
        inline.push(block)
        continue
      }
      const { index } = cell.content
      const item = items[index]
      if (!item || item.selfClosing || !part || shared.has(index)) continue
      const made = sharedString(item, { key, place, isCopy: false }, part, excluded.has(index), tokenize)
      shared.set(index, { block: made, apart: excluded.has(index) ? (users.get(index) ?? []) : undefined })
      fromStrings.push(made)
    }
    const messages =
      !sheet.hidden || flag(values, 'translateHidden')
        ? messageBlocks(sheet, flag(values, 'translateAlternativeText'))
        : []
    return [
      ...(part ? [{ name: part.name, text: part.text, blocks: fromStrings, part: shownAs }] : []),
      { name: sheet.part, text: sheet.text, blocks: [...inline, ...messages], part: shownAs },
    ]
  })
  const headerOf = (sheet: Sheet, table: SheetTable, column: number): TextBlock | undefined => {
    const cell = sheet.cells.find((one) => one.row === table.row && one.column === table.firstColumn + column)
    if (!cell || !included(sheet, cell)) return undefined
    return 'index' in cell.content ? shared.get(cell.content.index)?.block : own.get(cell)
  }
  const leftOut = (): LeftOutText[] =>
    sheets.flatMap((sheet) =>
      sheet.cells.flatMap((cell): LeftOutText[] => {
        if (included(sheet, cell)) return []
        const item = 'index' in cell.content ? items[cell.content.index] : elementOf(cell.content)
        const key = `${sheet.name}!${columnName(cell.column)}${cell.row}`
        const reason = isFixed(sheet, cell) ? 'REFERENCE' : 'SKIPPED_KEY'
        return [{ key, text: item ? shownIn(item) : '', reason }]
      }),
    )
  return { sheets, parts, strings: part, shared: [...shared.values()], headerOf, leftOut }
}

const elementOf = (content: Exclude<TextCell['content'], { index: number }>): XmlElement =>
  'string' in content ? content.string : content.plain

/** Text that some programs write as if it were the result of a formula. */
function plainText(element: XmlElement, facts: Pick<TextBlock, 'key' | 'place' | 'isCopy'>): TextBlock {
  const edit = (target: string) => [{ start: element.openEnd, end: element.closeStart, text: escapeXml(target) }]
  return { ...facts, type: 'value', value: textIn(element), edit }
}

/** A string that other cells keep is written once more, behind all the others. */
function sharedString(
  item: XmlElement,
  facts: Pick<RichBlock, 'key' | 'place' | 'isCopy'>,
  part: { root: XmlElement; text: string },
  isApart: boolean,
  tokenize: OfficeReading['tokenize'],
): RichBlock {
  const block = richString(item, facts, tokenize)
  if (!isApart) return block
  const at = part.root.closeStart
  const open = part.text.slice(item.start, item.openEnd)
  const close = part.text.slice(item.closeStart, item.end)
  return { ...block, start: at, end: at, wrap: (content) => open + content + close }
}

/** Header cells of tables that formulas name must keep their text: a formula is not changed. */
function fixedHeaders(
  sheets: readonly Sheet[],
  items: readonly XmlElement[],
): (sheet: Sheet, cell: TextCell) => boolean {
  const formulas = sheets
    .flatMap((sheet) => [...sheet.formulas, ...sheet.tables.flatMap((table) => table.formulas)])
    .filter((formula) => formula.includes('['))
    .map((formula) => formula.replaceAll("'", ''))
  return (sheet, cell) => {
    if (formulas.length === 0) return false
    const isHeader = sheet.tables.some(
      (table) =>
        cell.row === table.row &&
        cell.column >= table.firstColumn &&
        cell.column < table.firstColumn + table.columns.length,
    )
    if (!isHeader) return false
    const item = 'index' in cell.content ? items[cell.content.index] : elementOf(cell.content)
    const text = item ? textIn(item).replaceAll("'", '') : ''
    return formulas.some((formula) => formula.includes(text))
  }
}
