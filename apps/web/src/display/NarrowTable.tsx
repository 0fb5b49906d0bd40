import { useMediaQuery } from '@dragoman/ui/use-media-query'
import type { ReactNode } from 'react'
import styles from './NarrowTable.module.css'

interface EditTableProps {
  /** Accessible name. */
  label: string
  /** Sets `--narrow-columns`, the grid of a row on a narrow screen, and where they differ `--cell-padding`, `--cell-align`, `--narrow-align`. */
  className: string | undefined
  children: ReactNode
}

/** A table whose cells are fields. */
export function EditTable({ label, className, children }: EditTableProps) {
  return (
    <table className={`${styles.table} ${className}`} aria-label={label}>
      {children}
    </table>
  )
}

/** A cell on a narrow screen that stands for two columns: the second below the first, in small. */
export function TwoLines({ children, below }: { children: ReactNode; below: ReactNode }) {
  return (
    <span className={styles.lines}>
      <span>{children}</span>
      <span className={styles.below}>{below}</span>
    </span>
  )
}

/** Whether there is room for the main columns of a table alone. */
export const useNarrow = (): boolean => useMediaQuery('(width < 768px)')
