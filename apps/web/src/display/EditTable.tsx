import type { ReactNode } from 'react'
import styles from './EditTable.module.css'

export interface EditTableProps {
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
