import type { Column } from '@dragoman/ui/DataTable'
import type { ReactNode } from 'react'

/** A column of a list, which its users can choose, move and size. */
export interface ListColumn<Row> extends Omit<Column<Row>, 'header' | 'footer'> {
  header: string
  /** It names the row, and is always there. */
  isLocked?: boolean
  /** It is there once it is chosen. */
  isExtra?: boolean
  /** Its fields in an exported file; its id and header if left out. */
  exported?: readonly { field: string; title: string }[]
  /** The sum of all pages, shown under it. */
  total?: ReactNode
}

/** A column as it was chosen: its place is that in the list. */
export interface ChosenColumn {
  id: string
  /** Pixels; undefined for as wide as its content. */
  width?: number
}

const widths = { least: 56, most: 800 }

/** Reads the columns of an address, `reference,status:180,words`; undefined where it has none. */
export function readColumns(text: string | undefined): ChosenColumn[] | undefined {
  const chosen = text?.split(',').flatMap((part) => {
    const [, id, width] = /^([A-Za-z]{1,40}|cf\.[\p{L}\p{N}_-]{1,60})(?::(\d{2,4}))?$/u.exec(part) ?? []
    if (!id) return []
    return [width ? { id, width: limited(Number(width)) } : { id }]
  })
  return chosen?.length ? chosen : undefined
}

const limited = (width: number) => Math.min(widths.most, Math.max(widths.least, width))

/** The columns as an address has them; undefined for those that are there anyway. */
export function writeColumns<Row>(
  chosen: readonly ChosenColumn[],
  all: readonly ListColumn<Row>[],
): string | undefined {
  const write = (columns: readonly ChosenColumn[]) =>
    columns.map(({ id, width }) => (width === undefined ? id : `${id}:${limited(Math.round(width))}`)).join(',')
  const text = write(chosen)
  return text === write(usual(all)) ? undefined : text
}

const usual = <Row>(all: readonly ListColumn<Row>[]): ChosenColumn[] =>
  all.filter(({ isExtra }) => !isExtra).map(({ id }) => ({ id }))

/** The columns of an address with another width of one; without a width it is as wide as its content. */
export function withWidth<Row>(
  all: readonly ListColumn<Row>[],
  text: string | undefined,
  id: string,
  width: number | undefined,
): string | undefined {
  const present = readColumns(text)
  const chosen = shownColumns(all, text).map((column) => ({
    id: column.id,
    width: column.id === id ? width : present?.find((each) => each.id === column.id)?.width,
  }))
  return writeColumns(
    chosen.map((column) => (column.width === undefined ? { id: column.id } : column)) as ChosenColumn[],
    all,
  )
}

/** The chosen widths by column; undefined where there are none. */
export function columnSizes(text: string | undefined): Readonly<Record<string, number>> | undefined {
  const sizes = readColumns(text)?.flatMap(({ id, width }) => (width === undefined ? [] : [[id, width] as const]))
  return sizes?.length ? Object.fromEntries(sizes) : undefined
}

/**
 * The columns that are shown: those chosen in their order, with the locked ones first; else the usual ones, of which minor
 * ones are left out where there is little room.
 */
export function shownColumns<Row>(
  all: readonly ListColumn<Row>[],
  text: string | undefined,
): (ListColumn<Row> & { width?: number })[] {
  const chosen = readColumns(text) ?? usual(all)
  const locked = all.filter(({ id, isLocked }) => isLocked && !chosen.some((each) => each.id === id))
  return [
    ...locked,
    ...chosen.flatMap(({ id, width }, index) => {
      const found = all.find((each) => each.id === id)
      const column = found?.isMinor && text !== undefined ? { ...found, isMinor: false } : found
      const isFirst = chosen.findIndex((each) => each.id === id) === index
      return column && isFirst ? [width === undefined ? column : { ...column, width }] : []
    }),
  ]
}
