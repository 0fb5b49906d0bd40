import type { ReactNode } from 'react'
import styles from './RowList.module.css'

export interface RowListProps {
  /** Accessible name, where no heading right above says what it lists. */
  label?: string
  /** `RowListItem`s. */
  children: ReactNode
}

/** A short list of things with a word about each, where a table would be too much. */
export function RowList({ label, children }: RowListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}

export interface RowListItemProps {
  children: ReactNode
  /** The word about it; `strong` where it is what the row is about. */
  end?: ReactNode
  /** Further details, one a line. */
  below?: ReactNode
}

/** One row of a `RowList`. */
export function RowListItem({ children, end, below }: RowListItemProps) {
  return (
    <li className={styles.row}>
      {children}
      {end && <span className={styles.end}>{end}</span>}
      {below && <div className={styles.below}>{below}</div>}
    </li>
  )
}
