import type { Row, Table } from '../paper/paper.ts'
import { type Box, colors, leadingOf, page, type Sheet, type Structure } from './sheet.ts'

const head = { size: 8, weight: 600 as const, color: colors.soft, leading: 12 }
const cell = { size: 9, leading: 13 }
const detail = { size: 7.5, color: colors.soft, leading: 11 }
const gap = 14
const padding = 5.5

type Column = Box & { align: 'start' | 'figure' }

/** Rows below their headings, which come again on each page. A row stays on one page if it fits on one. */
export async function drawTable(sheet: Sheet, table: Table, giveWay: () => Promise<void>): Promise<void> {
  const columns = columnsOf(sheet, table)
  const element = sheet.group(sheet.root, 'Table')
  drawHead(sheet, element, table, columns)
  for (const row of table.rows) {
    const lines = linesOf(sheet, row, columns)
    const height = heightOf(lines)
    const roomOfPage = page.height - page.bottom - page.top - 40
    if (!sheet.hasRoom(Math.min(height, roomOfPage)) && height <= roomOfPage) {
      sheet.addPage()
      drawHead(sheet, element, table, columns)
    }
    drawRow(sheet, element, { table, columns, lines })
    await giveWay()
  }
  element.end()
}

/** Columns of figures are as wide as what stands in them, and the first one takes the rest. */
function columnsOf(sheet: Sheet, { columns, rows }: Table): Column[] {
  const widths = columns.slice(1).map(({ title }, at) => {
    const texts = new Set(rows.map(({ cells }) => cells[at + 1] ?? ''))
    const widest = Math.max(0, ...[...texts].map((text) => sheet.textWidth(text, cell)))
    return Math.min(Math.max(widest, sheet.textWidth(title, head)) + 1, 130)
  })
  const first = sheet.width - widths.reduce((all, width) => all + width + gap, 0)
  let start = 0
  return [first, ...widths].map((width, at) => {
    const column = { ...cell, start, width, align: columns[at]!.align }
    start += width + gap
    return column
  })
}

function drawHead(sheet: Sheet, parent: Structure, { columns: titles }: Table, columns: readonly Column[]): void {
  const row = sheet.group(parent, 'TR')
  let height = 0
  for (const [at, column] of columns.entries()) {
    const box = { ...column, ...head }
    const lines = sheet.lines(titles[at]!.title, box)
    sheet.mark(row, 'TH', titles[at]!.title, () => sheet.draw(lines, sheet.y, box), { scope: 'Column' })
    height = Math.max(height, lines.length * head.leading)
  }
  row.end()
  sheet.y += height + 5
  sheet.rule(sheet.y, { start: 0, width: sheet.width }, 0.8, colors.ink)
}

/** A row, broken into lines. */
interface RowLines {
  cells: string[][]
  detail: string[]
}

function linesOf(sheet: Sheet, { cells, detail: text }: Row, columns: readonly Column[]): RowLines {
  return {
    cells: columns.map((column, at) => sheet.lines(cells[at] ?? '', column)),
    detail: text === undefined ? [] : sheet.lines(text, { ...columns[0]!, ...detail }),
  }
}

const heightOf = ({ cells, detail: small }: RowLines): number =>
  Math.max(
    cells[0]!.length * cell.leading + small.length * detail.leading,
    ...cells.map((lines) => lines.length * cell.leading),
  ) +
  2 * padding

/** Draws a row, and goes on on the next page where it is longer than one. */
function drawRow(
  sheet: Sheet,
  parent: Structure,
  { table, columns, lines }: { table: Table; columns: readonly Column[]; lines: RowLines },
): void {
  const row = sheet.group(parent, 'TR')
  sheet.y += padding
  let left = lines
  while (true) {
    const room = page.height - page.bottom - padding - sheet.y
    const [now, later] = split(left, room)
    const top = sheet.y
    for (const [at, column] of columns.entries()) {
      const shown = now.cells[at]!
      sheet.mark(row, 'TD', [...shown, ...(at === 0 ? now.detail : [])].join(' '), () => {
        const height = sheet.draw(shown, top, column)
        if (at === 0) sheet.draw(now.detail, top + height, { ...column, ...detail })
      })
    }
    sheet.y += heightOf(now) - padding
    if (!later) break
    sheet.addPage()
    drawHead(sheet, parent, table, columns)
    sheet.y += padding
    left = later
  }
  row.end()
  sheet.rule(sheet.y, { start: 0, width: sheet.width }, 0.5, colors.line)
}

/** Splits a row at a height: the lines that fit, and the rest. */
function split(lines: RowLines, room: number): [RowLines, RowLines | undefined] {
  if (heightOf(lines) - 2 * padding <= room) return [lines, undefined]
  const fitting = Math.max(1, Math.floor(room / cell.leading))
  const first = lines.cells[0]!.length
  const small = Math.max(0, Math.floor((room - first * cell.leading) / leadingOf({ ...detail, start: 0, width: 0 })))
  return [
    { cells: lines.cells.map((cellLines) => cellLines.slice(0, fitting)), detail: lines.detail.slice(0, small) },
    { cells: lines.cells.map((cellLines) => cellLines.slice(fitting)), detail: lines.detail.slice(small) },
  ]
}
