import type { OfficePackage } from '../formats/ooxml/package.ts'
import { childrenOf, type XmlElement } from '../formats/xml/read-xml.ts'

/** How a workbook shows the number of a cell with a style: as it is, or as a date. */
export type NumberText = (value: number, style: string | undefined) => string

/** Reads the number formats of a workbook. */
export function numberTexts(file: OfficePackage): NumberText {
  const dates = dateStyles(file)
  const properties = childrenOf(file.part(file.main).root, 'workbookPr')[0]
  // Days from 1900, or from 1904 as old Macs counted, to 1970.
  const epoch = ['1', 'true'].includes(properties?.attributes.get('date1904') ?? '') ? 24_107 : 25_569
  return (value, style) => {
    const date =
      style !== undefined && dates.has(style) ? new Date(Math.round((value - epoch) * 86_400_000)) : undefined
    return date && !Number.isNaN(date.getTime()) ? date.toISOString() : decimalText(value)
  }
}

/** Without an exponent, up to 20 decimals. Sheets keep 15 digits; the bits beyond them are noise. */
function decimalText(number: number): string {
  const value = Number(number.toPrecision(15))
  return Math.abs(value) >= 1e-6 || value === 0 ? String(value) : value.toFixed(20).replace(/0+$/, '')
}

/** The numbers of the styles that show dates. */
function dateStyles(file: OfficePackage): ReadonlySet<string> {
  const found = file.relationships(file.main).find(({ type, target }) => type === 'styles' && file.has(target))
  if (!found) return new Set()
  const { root } = file.part(found.target)
  const own = new Map(
    inside(root, 'numFmts').map(({ attributes }) => [attributes.get('numFmtId'), attributes.get('formatCode') ?? '']),
  )
  const dates = new Set<string>()
  for (const [index, { attributes }] of inside(root, 'cellXfs').entries()) {
    const format = attributes.get('numFmtId')
    const code = own.get(format)
    if (code === undefined ? isBuiltInDate(Number(format)) : isDateCode(code)) dates.add(String(index))
  }
  return dates
}

const inside = (root: XmlElement, list: string) => childrenOf(root, list).flatMap((one) => childrenOf(one))

/** Formats that workbooks need not spell out; those above 22 are for languages of Asia and for lengths of time. */
const isBuiltInDate = (format: number) =>
  [
    [14, 22],
    [27, 36],
    [45, 47],
    [50, 58],
    [71, 81],
  ].some(([from = 0, to = 0]) => from <= format && format <= to)

/** Whether letters for years to seconds are left without quoted and escaped text, colors, and conditions. */
const isDateCode = (code: string) =>
  /[ymdhs]/i.test(code.replace(/"[^"]*"?|[\\_*].|\[(?!(?:h+|m+|s+)\])[^\]]*\]?/gi, ''))
