import { useEffect, useId, useRef, type ReactNode } from 'react'
import styles from './DataTable.module.css'
import { Icon } from './Icon.tsx'
import { ColumnHandle } from './ColumnHandle.tsx'
import { nextSort, sized, type Column, type Sort } from './table-column.ts'
import { pageState } from './table-selection.ts'
import { useWord } from './WordsProvider.tsx'

interface DataTableHeadProps<Row> {
  columns: Column<Row>[]
  sort?: Sort | null
  onSortChange?: (sort: Sort) => void
  selection?: { selected: ReadonlySet<string>; ids: readonly string[]; onToggleAll: () => void }
  actions?: { label?: string }
  sizes?: Readonly<Record<string, number>> | undefined
  onResize?: ((id: string, width: number | undefined) => void) | undefined
}

/** The header row: the checkbox for the whole page, and buttons where a column can be sorted. */
export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { columns, sort, selection, actions, sizes, onResize } = props
  const id = useId()
  return (
    <thead className={styles.head}>
      <tr>
        {selection && (
          <td className={styles.checkCell}>
            <SelectAll {...selection} />
          </td>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            className={styles.headCell}
            // The name is said with each cell: without the help.
            aria-labelledby={column.help && `${id}-${column.id}`}
            data-column={column.id}
            data-align={column.align}
            data-sticky={column.sticky}
            data-flexible={column.isFlexible}
            data-minor={column.isMinor}
            aria-sort={column.isSortable ? (sort?.column === column.id ? sort.direction : 'none') : undefined}
            {...sized(column.id, sizes)}
          >
            {column.help ? (
              <span className={styles.explained}>
                {headWords(column, props, `${id}-${column.id}`)}
                {column.help(column.header)}
              </span>
            ) : (
              headWords(column, props)
            )}
            {onResize && <ColumnHandle id={column.id} isSized={sizes?.[column.id] !== undefined} onResize={onResize} />}
          </th>
        ))}
        {actions && (
          <th scope="col" className={styles.headCell} data-sticky="end">
            <ActionsWord>{actions.label}</ActionsWord>
          </th>
        )}
      </tr>
    </thead>
  )
}

/** The words of a head, with an id where something beside them is named after them; a button where they sort. */
function headWords<Row>({ id, header, isSortable }: Column<Row>, props: DataTableHeadProps<Row>, wordsId?: string) {
  const { sort, onSortChange } = props
  if (!isSortable || !onSortChange) return wordsId ? <span id={wordsId}>{header}</span> : header
  return (
    <SortButton
      id={wordsId}
      direction={sort?.column === id ? sort.direction : null}
      onPress={() => onSortChange(nextSort(id, sort))}
    >
      {header}
    </SortButton>
  )
}

interface SortButtonProps {
  id: string | undefined
  direction: Sort['direction'] | null
  onPress: () => void
  children: ReactNode
}

function SortButton({ id, direction, onPress, children }: SortButtonProps) {
  const icon = direction === 'ascending' ? 'arrow-up' : direction === 'descending' ? 'arrow-down' : 'sort'
  return (
    <button type="button" className={styles.sort} data-active={direction !== null || undefined} onClick={onPress}>
      <span id={id} className={styles.sortText}>
        {children}
      </span>
      <Icon name={icon} />
    </button>
  )
}

function ActionsWord({ children }: { children?: string }) {
  return <span className={styles.hidden}>{useWord('actions', children)}</span>
}

function SelectAll({ selected, ids, onToggleAll }: NonNullable<DataTableHeadProps<never>['selection']>) {
  const label = useWord('selectAll')
  const input = useRef<HTMLInputElement>(null)
  const state = ids.length === 0 ? 'none' : pageState(selected, ids)
  useEffect(() => {
    input.current!.indeterminate = state === 'some'
  }, [state])
  return (
    <label className={styles.hit}>
      <input
        ref={input}
        type="checkbox"
        className={styles.checkbox}
        aria-label={label}
        checked={state === 'all'}
        disabled={ids.length === 0}
        onChange={onToggleAll}
      />
    </label>
  )
}
