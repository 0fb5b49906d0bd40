/* oxlint-disable jsx-a11y/control-has-associated-label -- an empty cell is no control */
import { memo, type ReactNode } from 'react'
import styles from './DataTable.module.css'
import { sized, type Column } from './table-column.ts'
import { useWord } from './WordsProvider.tsx'

interface DataTableRowProps<Row> {
  id: string
  row: Row
  columns: Column<Row>[]
  sizes?: Readonly<Record<string, number>> | undefined
  /** Position in the whole table, counted from 1 with the header, when not all rows exist. */
  ariaRowIndex?: number
  /** Undefined where rows cannot be chosen. */
  isSelected?: boolean
  /** The name of the row, if it can be selected. */
  name?: string
  onToggle: (id: string, isRange: boolean) => void
  actions?: (row: Row) => ReactNode
}

function Row<Row>({
  id,
  row,
  columns,
  sizes,
  ariaRowIndex,
  isSelected,
  name,
  onToggle,
  actions,
}: DataTableRowProps<Row>) {
  const select = useWord('select')
  const headerIndex = Math.max(
    0,
    columns.findIndex((column) => column.isRowHeader),
  )
  return (
    <tr className={styles.row} data-row={id} data-selected={isSelected || undefined} aria-rowindex={ariaRowIndex}>
      {name !== undefined && (
        <td className={styles.checkCell}>
          <label className={styles.hit}>
            <input
              type="checkbox"
              className={styles.checkbox}
              aria-label={select(name)}
              checked={isSelected ?? false}
              onChange={(event) => onToggle(id, (event.nativeEvent as MouseEvent).shiftKey === true)}
            />
          </label>
        </td>
      )}
      {columns.map((column, index) => {
        const isHeader = index === headerIndex
        const Cell = isHeader ? 'th' : 'td'
        return (
          <Cell
            key={column.id}
            scope={isHeader ? 'row' : undefined}
            className={styles.cell}
            data-align={column.align}
            data-sticky={column.sticky}
            data-flexible={column.isFlexible}
            data-minor={column.isMinor}
            {...sized(column.id, sizes)}
          >
            {(column.isContent ?? isHeader) ? (
              <div dir="auto" className={styles.content}>
                {column.cell(row)}
              </div>
            ) : (
              column.cell(row)
            )}
          </Cell>
        )
      })}
      {actions && (
        <td className={styles.actions} data-sticky="end">
          <div className={styles.actionsRow}>{actions(row)}</div>
        </td>
      )}
    </tr>
  )
}

/** A row; it renders again only when something of its own changes. */
export const DataTableRow = memo(Row) as typeof Row

interface SkeletonRowProps {
  index: number
  columns: readonly { id: string; align?: 'start' | 'end'; isFlexible?: boolean; isMinor?: boolean }[]
  hasCheckbox: boolean
  hasActions: boolean
  /** Until it is, the row takes its place without showing. */
  isVisible: boolean
}

const lengths = [72, 54, 63, 48, 80, 58]

/** A row of the final height with bars where text will be. */
export function SkeletonRow({ index, columns, hasCheckbox, hasActions, isVisible }: SkeletonRowProps) {
  return (
    <tr className={styles.row} data-skeleton={isVisible ? 'visible' : 'waiting'} aria-hidden>
      {hasCheckbox && <td className={styles.checkCell} />}
      {columns.map(({ id, align, isFlexible, isMinor }, column) => (
        <td key={id} className={styles.cell} data-align={align} data-flexible={isFlexible} data-minor={isMinor}>
          <span className={styles.bar} style={{ inlineSize: `${lengths[(index + column * 2) % lengths.length]}%` }} />
        </td>
      ))}
      {hasActions && <td className={styles.actions} />}
    </tr>
  )
}
