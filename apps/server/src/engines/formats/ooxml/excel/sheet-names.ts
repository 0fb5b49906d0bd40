import { attributeEdit, childrenOf, textIn } from '../../xml/read-xml.ts'
import type { Block } from '../blocks.ts'
import type { PartBlocks } from '../office-format.ts'
import type { OfficeReading } from '../office-reading.ts'
import { uniqueName } from './along.ts'
import type { Workbook } from './workbook.ts'

/** Longest name that a sheet may have. */
const maxName = 31
// Bounded, since what is searched may be long and hold none: two names of the greatest length, their quotes doubled.
const quotedName = /'((?:[^']|''){1,130})'!/g
const bareName = /[\p{L}\p{N}_.:]{1,130}$/u

/**
 * The names of sheets as texts. Those that formulas, names, links or charts use are left out: formulas are not changed,
 * and would no longer find their sheet.
 */
export function sheetNameBlocks({ file }: OfficeReading, workbook: Workbook): PartBlocks {
  const { name, text, root } = file.part(file.main)
  const used = usedNames([
    ...workbook.sheets.flatMap((sheet) => sheet.formulas),
    ...childrenOf(root, 'definedNames').flatMap((list) => childrenOf(list).map(textIn)),
    ...file.partsOfType(/drawingml\.chart\+xml$/).map((chart) => textIn(file.part(chart).root)),
    ...file
      .partsOfType(/pivotCacheDefinition\+xml$/)
      .map((cache) => `${/sheet="([^"]*)"/.exec(file.part(cache).text)?.[1] ?? ''}!`),
  ])
  const sheets = childrenOf(root, 'sheets').flatMap((list) => childrenOf(list, 'sheet'))
  const taken = new Set(sheets.map((sheet) => (sheet.attributes.get('name') ?? '').toLowerCase()))
  const blocks = sheets.flatMap((sheet, index): Block[] => {
    const value = sheet.attributes.get('name') ?? ''
    if (used.has(value.toLowerCase())) return []
    const edit = (target: string) => [attributeEdit(sheet, text, 'name', uniqueName(allowedName(target), taken))]
    return [{ type: 'value', key: `sheet-name-${index + 1}`, value, edit, isCopy: false, maxLength: maxName }]
  })
  return { name, text, blocks }
}

function usedNames(formulas: readonly string[]): Set<string> {
  const used = new Set<string>()
  const add = (names: string): void => {
    for (const name of names.split(':')) used.add(name.toLowerCase())
  }
  for (const formula of formulas) {
    for (const [, name = ''] of formula.matchAll(quotedName)) add(name.replaceAll("''", "'"))
    for (const before of formula.split('!').slice(0, -1)) add(bareName.exec(before.slice(-130))?.[0] ?? '')
  }
  return used
}

/** The name without what sheets cannot be called. Room is left for a number that makes it unique. */
function allowedName(target: string): string {
  return (
    target
      .replace(/[[\]:*?/\\\r\n]/g, ' ')
      .replace(/^'+|'+$/g, '')
      .slice(0, maxName - 3)
      .trim() || 'Sheet'
  )
}
