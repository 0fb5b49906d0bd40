import { directionOf } from '@dragoman/sdk/direction'
import { stripCodes } from '@dragoman/sdk/segment-text'
import type { Edit } from '../../edits.ts'
import { flag } from '../../parameters.ts'
import { attributeEdit, childrenOf, type XmlElement } from '../../xml/read-xml.ts'
import type { TextBlock } from '../blocks.ts'
import type { OfficeReading } from '../office-reading.ts'
import { isTrue, type Sheet } from './sheet.ts'
import type { Workbook } from './workbook.ts'

type Translated = (block: TextBlock) => string | undefined
type Add = (part: string, edits: readonly Edit[]) => void

/** Stand before the settings of calculation in a workbook: the order is fixed. */
const beforeCalculation = ['definedNames', 'externalReferences', 'functionGroups', 'sheets']
/** Stand before the views of a sheet. */
const beforeViews = ['dimension', 'sheetPr']

/** The other changes that come with translated cells, by part. */
export function alongCells(reading: OfficeReading, workbook: Workbook, translated: Translated): Map<string, Edit[]> {
  const edits = new Map<string, Edit[]>()
  const add: Add = (part, list) => {
    const known = edits.get(part)
    if (known) known.push(...list)
    else edits.set(part, [...list])
  }
  repointCells(workbook, translated, add)
  renameHeaders(reading, workbook, translated, add)
  const isRightToLeft = flag(reading.values, 'setDirection') && directionOf(reading.options.targetLocale) === 'rtl'
  if (isRightToLeft) for (const sheet of workbook.sheets) add(sheet.part, directionEdits(sheet))
  if (workbook.sheets.some((sheet) => sheet.hasFormulas)) calculateAnew(reading, add)
  return edits
}

/** Cells whose string other cells keep get the number of its translation. */
function repointCells({ strings, shared }: Workbook, translated: Translated, add: Add): void {
  if (!strings) return
  const count = childrenOf(strings.root, 'si').length
  const apart = shared.filter((one) => one.apart && translated(one.block) !== undefined)
  apart.forEach(({ apart: cells }, at) => {
    for (const { sheet, start, end } of cells ?? []) add(sheet.part, [{ start, end, text: String(count + at) }])
  })
  if (apart.length === 0 || !strings.root.attributes.has('uniqueCount')) return
  add(strings.name, [attributeEdit(strings.root, strings.text, 'uniqueCount', String(count + apart.length))])
}

/** A table repeats the texts of its header; where they differ the workbook counts as damaged. */
function renameHeaders({ file }: OfficeReading, workbook: Workbook, translated: Translated, add: Add): void {
  for (const sheet of workbook.sheets) {
    for (const table of sheet.tables) {
      const { text } = file.part(table.part)
      const names = new Set<string>()
      table.columns.forEach((column, index) => {
        const block = workbook.headerOf(sheet, table, index)
        const found = block && translated(block)
        const name = uniqueName(found === undefined ? (column.attributes.get('name') ?? '') : stripCodes(found), names)
        if (found !== undefined)
          add(table.part, [attributeEdit(column, text, 'name', name.replace(/\r?\n/g, '_x000a_'))])
      })
    }
  }
}

/** A name that is not among `taken`, to which it is added. */
export function uniqueName(wanted: string, taken: Set<string>): string {
  let name = wanted
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${wanted} ${number}`
  taken.add(name.toLowerCase())
  return name
}

function directionEdits({ root, text }: Sheet): Edit[] {
  const views = childrenOf(root, 'sheetViews')[0]
  if (views) {
    return childrenOf(views, 'sheetView')
      .filter((view) => !isTrue(view, 'rightToLeft'))
      .map((view) => attributeEdit(view, text, 'rightToLeft', '1'))
  }
  const name = (local: string): string => nameOf(root, local)
  const written = `<${name('sheetViews')}><${name('sheetView')} rightToLeft="1" workbookViewId="0"/></${name('sheetViews')}>`
  return [insertionAfter(root, beforeViews, written)]
}

/** Results of formulas were calculated from the source: they are calculated again when the file is opened. */
function calculateAnew({ file }: OfficeReading, add: Add): void {
  const { name, root, text } = file.part(file.main)
  const settings = childrenOf(root, 'calcPr')[0]
  if (settings && isTrue(settings, 'fullCalcOnLoad')) return
  const edit = settings
    ? attributeEdit(settings, text, 'fullCalcOnLoad', '1')
    : insertionAfter(root, beforeCalculation, `<${nameOf(root, 'calcPr')} fullCalcOnLoad="1"/>`)
  add(name, [edit])
}

function insertionAfter(root: XmlElement, names: readonly string[], written: string): Edit {
  const found = names.map((name) => childrenOf(root, name)[0]).find((element) => element !== undefined)
  const at = found?.end ?? root.openEnd
  return { start: at, end: at, text: written }
}

function nameOf(element: XmlElement, local: string): string {
  return element.prefix === '' ? local : `${element.prefix}:${local}`
}
