import type { CSSProperties, ReactNode } from 'react'
import type { HelpOn } from './HelpButton.tsx'

/** One column of a DataTable. Keep the array's identity between renders: rows render again when it changes. */
export interface Column<Row> {
  /** Stable name, used for sorting and for the column chooser. */
  id: string
  header: ReactNode
  /** Draws the help on it, to stand beside it. */
  help?: HelpOn
  cell: (row: Row) => ReactNode
  /** Numbers stand at the end, in figures of equal width. */
  align?: 'start' | 'end'
  /** Pixels. Columns without one share what is left, each beyond its `minWidth`. */
  width?: number
  /** Pixels; default 160. */
  minWidth?: number
  /** In a table whose columns are as wide as their content: takes what is left, and is cut first. */
  isFlexible?: boolean
  /** In such a table, left out where the table has little room: others would be cut off. */
  isMinor?: boolean
  isSortable?: boolean
  /** The cell that names the row and holds its link. Default: the first column. */
  isRowHeader?: boolean
  /**
   * The cell holds text that people wrote: it takes its own direction and is cut at its own end, but stands where the
   * column stands. Default: true for the row header.
   */
  isContent?: boolean
  /** Keeps the column in view from 992 px on: the first at the start, the last at the end. */
  sticky?: 'start' | 'end'
  /** The footer of the column, such as a sum. */
  footer?: ReactNode
}

/** By what a table is sorted. */
export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}

export const checkboxWidth = 40
const defaultMinWidth = 160

/** The least width of the whole table, in pixels: below it the table scrolls sideways. */
export function tableWidth(columns: readonly Column<never>[], extra: number): number {
  return columns.reduce((sum, { width, minWidth }) => sum + (width ?? minWidth ?? defaultMinWidth), extra)
}

/**
 * The width of each column in CSS: what is left of the table goes in equal parts to the columns without a width, beyond
 * their least one. The container of the queries is the region that scrolls, `total` the least width of the table.
 */
export function columnWidths(columns: readonly Column<never>[], total: number): string[] {
  const flexible = columns.filter(({ width }) => width === undefined).length
  return columns.map(({ width, minWidth = defaultMinWidth }) =>
    width === undefined ? `calc(${minWidth}px + max(0px, 100cqi - ${total}px) / ${flexible})` : `${width}px`,
  )
}

/** The sort after a press on a column's header: first ascending, then turned around. */
export function nextSort(column: string, current: Sort | null | undefined): Sort {
  const isTurned = current?.column === column && current.direction === 'ascending'
  return { column, direction: isTurned ? 'descending' : 'ascending' }
}

/**
 * The style that makes a cell as wide as was chosen for its column; while that is drawn, the table has the width as a
 * property.
 */
export function sized(id: string, sizes: Readonly<Record<string, number>> | undefined) {
  const size = sizes?.[id]
  if (size === undefined) return undefined
  return { 'data-sized': true, style: { '--size': `var(${sizeProperty(id)}, ${size}px)` } as CSSProperties }
}

/** The property of the table while a column is drawn wider or narrower. */
export const sizeProperty = (id: string): string => `--size-${id}`

/** How narrow and wide a column can be drawn, in pixels. */
export const columnLimits = { least: 56, most: 800 } as const
