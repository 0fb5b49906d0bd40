/* oxlint-disable jsx-a11y/control-has-associated-label -- an empty cell is no control */
import { lazy, Suspense, useId, useMemo, useRef, type CSSProperties, type PointerEvent, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './DataTable.module.css'
import { DataTableHead } from './DataTableHead.tsx'
import { DataTableRow, SkeletonRow } from './DataTableRow.tsx'
import { Button } from './Button.tsx'
import { checkboxWidth, columnWidths, tableWidth, type Column, type Sort } from './table-column.ts'
import { useTableSelection, type TableSelection } from './table-selection.ts'
import { useMediaQuery } from './use-media-query.ts'
import { useDelayedPending } from './use-delayed-pending.ts'
import { useWord } from './WordsProvider.tsx'

export type { Column, Sort } from './table-column.ts'

export interface DataTableSelection<Row> extends TableSelection {
  /** The actions for the selected rows: buttons, shown in a bar at the bottom of the card. */
  actions: ReactNode
  /** The name of a row; its checkbox says "Select" and this name. */
  rowName: (row: Row) => string
  /** Rows of all pages, where all of them can be selected at once. */
  everything?: {
    /** The label of the button, such as "Select all 1,204". */
    label: string
    /** All rows of all pages are selected, those of `selected` or not. */
    isSelected: boolean
    count: number
    onSelect: () => void
  }
}

export interface DataTableProps<Row> {
  /** Accessible name of the table and its scrolling region. */
  label: string
  columns: Column<Row>[]
  /** Undefined while the first rows are on their way: skeleton rows stand in. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  sort?: Sort | null
  onSortChange?: (sort: Sort) => void
  selection?: DataTableSelection<Row>
  /**
   * Buttons at the end of each row, best one visible action and a `MoreMenu`. `label` names the column, "Actions" by
   * default; keep `cell` stable.
   */
  rowActions?: { label?: string; cell: (row: Row) => ReactNode; width?: number }
  /** Newer rows are on their way; the present ones stay, dimmed. */
  isRefreshing?: boolean
  /** Stands in the card when there are no rows: an `EmptyState`. */
  empty: ReactNode
  /** Stands in the card instead of everything: an `ErrorState`. */
  error?: ReactNode
  /** A `Pagination`; shown with rows only. */
  footer?: ReactNode
  /** It stands in a page with other content, at most 400 px high. Without it the card fills its flex parent. */
  isEmbedded?: boolean
  skeletonRows?: number
  /** Columns are as wide as what stands in them, and those that are flexible share the rest. Not for thousands of rows. */
  isFitting?: boolean
  /** In such a table, columns whose width was chosen, in pixels by their ids. Keep its identity between renders. */
  columnSizes?: Readonly<Record<string, number>>
  /** A column was drawn wider or narrower; without a width it is as wide as its content again. */
  onColumnResize?: (id: string, width: number | undefined) => void
  /**
   * On a narrow screen, what stands for a row: its name with the link, and what matters most. Without it, a table that has
   * no room says one column below the other, unless its rows can be selected.
   */
  card?: (row: Row) => ReactNode
}

const StackedRow = lazy(() => import('./StackedRow.tsx').then((module) => ({ default: module.StackedRow })))
const VirtualRows = lazy(() => import('./VirtualRows.tsx').then((module) => ({ default: module.VirtualRows })))

/** With more rows, or with more cells, only the rows in view exist; with more than can be stacked, they stay a table. */
const most = { rows: 200, cells: 1500, stacked: 1000 }

/** Below this a screen is narrow. */
const narrow = 768

/** The width of a page's gutters and a card's border beside a table. */
const besideTable = 34

/** Row actions that are wider stand below the text of a card: beside it they would leave it no room. */
const besideCard = 64

/**
 * The table of the product: a native table in a card, with sorting, selection over checkboxes (Shift for ranges), row
 * actions, skeleton, refresh, empty and error states. Of many rows only those in view exist.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowId,
  sort,
  onSortChange,
  selection,
  rowActions,
  isRefreshing = false,
  empty,
  error,
  footer,
  isEmbedded = false,
  skeletonRows = 8,
  isFitting = false,
  columnSizes,
  onColumnResize,
  card,
}: DataTableProps<Row>) {
  const region = useRef<HTMLDivElement>(null)
  const regionId = useId()
  const ids = useMemo(() => (rows ?? []).map(rowId), [rows, rowId])
  const { toggle, toggleAll } = useTableSelection(selection, ids)
  const isSkeletonVisible = useDelayedPending(!rows)
  const isDimmed = useDelayedPending(isRefreshing)
  const isVirtual = ids.length > most.rows || ids.length * columns.length > most.cells
  const actionsWidth = rowActions ? (rowActions.width ?? 56) : 0
  const count = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0)
  const minInlineSize = tableWidth(columns as Column<never>[], (selection ? checkboxWidth : 0) + actionsWidth)
  const hasFooter = columns.some(({ footer: sum }) => sum !== undefined)
  const needed = card || isFitting ? narrow : Math.min(narrow, minInlineSize + besideTable)
  const isNarrow = useMediaQuery(`(width < ${needed}px)`) && (card || !(selection || ids.length > most.stacked))
  const instead = error && !rows?.length ? error : rows?.length === 0 ? empty : null

  const drawRow = (index: number) => {
    const row = rows![index]!
    const id = ids[index]!
    return (
      <DataTableRow
        key={id}
        id={id}
        row={row}
        columns={columns}
        sizes={columnSizes}
        ariaRowIndex={isVirtual ? index + 2 : undefined}
        isSelected={selection && (selection.everything?.isSelected || selection.selected.has(id))}
        name={selection?.rowName(row)}
        onToggle={toggle}
        actions={rowActions?.cell}
      />
    )
  }

  if (isNarrow && !instead) {
    const skeleton = Array.from({ length: skeletonRows }, (_, index) => (
      <li key={index} className={styles.cardRow} aria-hidden>
        <span className={styles.bar} style={{ inlineSize: '60%', opacity: isSkeletonVisible ? 1 : 0 }} />
      </li>
    ))
    return (
      <div className={styles.card} aria-busy={!rows || isRefreshing}>
        {isDimmed && <div className={styles.refreshing} />}
        <ul aria-label={label} className={styles.cards} data-dimmed={isDimmed || undefined}>
          <Suspense fallback={skeleton}>
            {!rows && skeleton}
            {rows?.map((row, index) => (
              <li
                key={ids[index]}
                className={styles.cardRow}
                data-row={ids[index]}
                data-wide={actionsWidth > besideCard || undefined}
              >
                <div className={styles.cardText}>
                  {card ? card(row) : <StackedRow columns={columns as Column<unknown>[]} row={row} />}
                </div>
                {rowActions && <div className={styles.cardActions}>{rowActions.cell(row)}</div>}
              </li>
            ))}
            {rows && !card && hasFooter && (
              <li className={styles.cardRow}>
                <div className={styles.cardText}>
                  <StackedRow columns={columns as Column<unknown>[]} />
                </div>
              </li>
            )}
          </Suspense>
        </ul>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    )
  }

  return (
    <div className={styles.card} aria-busy={!rows || isRefreshing}>
      {isDimmed && <div className={styles.refreshing} />}
      {instead ? (
        <div className={styles.instead}>{instead}</div>
      ) : (
        <div
          ref={region}
          id={regionId}
          className={classNames(styles.region, isVirtual && styles.virtual)}
          style={{ '--actions': `${actionsWidth}px` } as CSSProperties}
          data-embedded={isEmbedded || undefined}
          role="region"
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
          tabIndex={0}
          onPointerOver={titleWhatIsCut}
        >
          <table
            className={styles.table}
            data-fitting={isFitting || undefined}
            style={isFitting ? undefined : { minInlineSize }}
            aria-label={label}
            aria-rowcount={isVirtual ? ids.length + 1 : undefined}
          >
            {!isFitting && (
              <colgroup>
                {selection && <col style={{ inlineSize: checkboxWidth }} />}
                {columnWidths(columns as Column<never>[], minInlineSize).map((inlineSize, index) => (
                  <col key={columns[index]!.id} style={{ inlineSize }} />
                ))}
                {rowActions && <col style={{ inlineSize: actionsWidth }} />}
              </colgroup>
            )}
            <DataTableHead
              columns={columns}
              sort={sort}
              onSortChange={onSortChange}
              selection={selection && { selected: selection.selected, ids, onToggleAll: toggleAll }}
              actions={rowActions}
              sizes={columnSizes}
              onResize={isFitting ? onColumnResize : undefined}
            />
            <tbody className={styles.body} data-dimmed={isDimmed || undefined}>
              {!rows &&
                Array.from({ length: skeletonRows }, (_, index) => (
                  <SkeletonRow
                    key={index}
                    index={index}
                    columns={columns}
                    hasCheckbox={Boolean(selection)}
                    hasActions={Boolean(rowActions)}
                    isVisible={isSkeletonVisible}
                  />
                ))}
              {rows && !isVirtual && ids.map((_, index) => drawRow(index))}
              {isVirtual && (
                <Suspense>
                  <VirtualRows region={region} ids={ids} columns={count} drawRow={drawRow} />
                </Suspense>
              )}
            </tbody>
            {rows && hasFooter && (
              <tfoot className={styles.foot}>
                <tr>
                  {selection && <td />}
                  {columns.map((column) => (
                    <td
                      key={column.id}
                      className={styles.cell}
                      data-align={column.align}
                      data-flexible={column.isFlexible}
                      data-minor={column.isMinor}
                    >
                      {column.footer}
                    </td>
                  ))}
                  {rowActions && <td />}
                </tr>
              </tfoot>
            )}
          </table>
        </div>
      )}
      {selection && <SelectionBar {...selection} />}
      {footer && !instead && <div className={styles.footer}>{footer}</div>}
    </div>
  )
}

function SelectionBar({ selected, onChange, actions, everything }: Omit<DataTableSelection<never>, 'rowName'>) {
  const count = useWord('selected')
  const clear = useWord('clearSelection')
  const chosen = everything?.isSelected ? everything.count : selected.size
  const isEmpty = chosen === 0
  return (
    <>
      <span role="status" className={styles.hidden}>
        {isEmpty ? '' : count(chosen)}
      </span>
      {!isEmpty && (
        <div className={styles.selection}>
          <span className={styles.count}>{count(chosen)}</span>
          {everything && !everything.isSelected && everything.count > chosen && (
            <Button variant="quiet" size="small" onPress={everything.onSelect}>
              {everything.label}
            </Button>
          )}
          <div className={styles.bulk}>{actions}</div>
          <Button variant="quiet" size="small" onPress={() => onChange(new Set())}>
            {clear}
          </Button>
        </div>
      )}
    </>
  )
}

/** One handler for all cells: a cell with cut-off text gets the whole text as its title. */
function titleWhatIsCut(event: PointerEvent<HTMLElement>) {
  const cell = (event.target as Element).closest<HTMLElement>('td, th')
  if (!cell || cell.title) return
  const parts = [cell, ...cell.querySelectorAll<HTMLElement>('*')]
  const cut = parts.some(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
  if (cut && cell.textContent) cell.title = cell.textContent
}
