import { FileRefused } from '../../kernel/file-refused.ts'
import type { NotTaken } from '../exchange/not-taken.ts'
import { readRows } from './read-rows.ts'
import type { TableLimits } from './table-rows.ts'
import { unreadOf } from './unread-columns.ts'

/** A line of a table: what stands below each of the wanted headings. Empty cells are ''. */
export interface TableLine<Column extends string> {
  /** Counted from 1, headings included. */
  line: number
  cells: Record<Column, string>
}

/** The lines of a table, and what of its file isn't part of them. */
export interface ReadLines<Column extends string> {
  lines: TableLine<Column>[]
  unread: NotTaken[]
}

export interface WantedTable<Column extends string> {
  /** Each column and its heading; case does not matter, nor do further columns. */
  headings: Readonly<Record<Column, string>>
  /** Columns without which the file is not the wanted table. */
  required: readonly Column[]
  /** Lines, the headings not included. */
  mostLines: number
}

/**
 * Reads the lines of a table below its headings.
 * @throws FileRefused when it cannot be read, lacks a heading, or is over a limit
 */
export function readLines(
  bytes: Uint8Array,
  { headings, required, ...limits }: WantedTable<string> & TableLimits,
): ReadLines<string> {
  const [head, ...body] = readRows(bytes, limits)
  const titles = [...(head?.cells ?? [])]
  const found = new Map(titles.toReversed().map(([column, heading]) => [folded(heading), column]))
  const places = Object.entries(headings).map(([column, heading]) => [column, found.get(folded(heading))] as const)
  for (const [column, place] of places) {
    if (place !== undefined || !required.includes(column)) continue
    const reason = `The first line has no column “${headings[column]}”. Export the table again.`
    throw new FileRefused({ file: limits.fileName, line: 1, reason })
  }
  const lines = body.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      places.map(([column, place]) => [column, (place !== undefined && cells.get(place)) || '']),
    ),
  }))
  const read = new Set(places.map(([, place]) => place))
  const unread = head ? unreadOf(head, body, (column) => read.has(column)) : []
  return { lines, unread }
}

const folded = (heading: string) => heading.trim().toLowerCase()
