import { FileRefused } from '../../../../kernel/file-refused.ts'

/** A column or row, from 1. */
export type CellPlace = { column: number; row: number }

/** The place of a reference such as `AB12`; `undefined` for what is none. */
export function placeOf(reference: string): CellPlace | undefined {
  const match = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference)
  return match ? { column: columnNumber(match[1] ?? ''), row: Number(match[2]) } : undefined
}

/** The letters of a column. */
export function columnName(column: number): string {
  let name = ''
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name
  return name
}

/** The number of a column by its letters. */
export function columnNumber(name: string): number {
  let column = 0
  for (const letter of name) column = column * 26 + letter.charCodeAt(0) - 64
  return column
}

/**
 * Reads an option that names columns, such as `A, C:E`; all columns if it is empty.
 * @throws FileRefused naming the option
 */
export function columnFilter(option: string, fileName: string): (column: number) => boolean {
  const ranges = option
    .split(',')
    .map((piece) => piece.trim().toUpperCase())
    .filter((piece) => piece !== '')
    .map((piece) => {
      const match = /^([A-Z]{1,3})(?:\s*[:-]\s*([A-Z]{1,3}))?$/.exec(piece)
      if (!match) {
        const reason = `The parser option "columns" has "${piece.slice(0, 50)}". Write columns by their letters, such as A, C:E.`
        throw new FileRefused({ file: fileName, reason })
      }
      const from = columnNumber(match[1] ?? '')
      return { from, to: match[2] === undefined ? from : columnNumber(match[2]) }
    })
  return (column) => ranges.length === 0 || ranges.some(({ from, to }) => from <= column && column <= to)
}
