import { columnName } from '../formats/ooxml/excel/cells.ts'
import { NotTakenTally, type NotTaken } from '../exchange/not-taken.ts'
import type { TableRow } from './table-rows.ts'

/** The columns and sheets of a file that are not read, with how many cells of them say something. */
export function unreadOf(head: TableRow, body: readonly TableRow[], isRead: (column: number) => boolean): NotTaken[] {
  const counts = new Map<number, number>()
  for (const { cells } of body) {
    for (const column of cells.keys()) if (!isRead(column)) counts.set(column, (counts.get(column) ?? 0) + 1)
  }
  const tally = new NotTakenTally()
  for (const [column, count] of [...counts].sort(([a], [b]) => a - b))
    tally.note('COLUMN', (head.cells.get(column) ?? '').trim(), { count })
  for (const [column, count] of head.unread?.columns ?? []) tally.note('COLUMN', columnName(column + 1), { count })
  for (const sheet of head.unread?.sheets ?? []) tally.note('SHEET', sheet)
  return tally.list()
}
