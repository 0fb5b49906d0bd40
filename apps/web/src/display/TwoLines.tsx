import type { ReactNode } from 'react'
import styles from './TwoLines.module.css'

/** A cell on a narrow screen that stands for two columns: the second below the first, in small. */
export function TwoLines({ children, below }: { children: ReactNode; below: ReactNode }) {
  return (
    <span className={styles.lines}>
      <span>{children}</span>
      <span className={styles.below}>{below}</span>
    </span>
  )
}
