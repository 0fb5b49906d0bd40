import type { ReactNode } from 'react'
import styles from './AddRow.module.css'

/** Fields to add something by, with the button beside them. */
export function AddRow({ children, button }: { children: ReactNode; button: ReactNode }) {
  return (
    <div className={styles.row}>
      <div className={styles.fields}>{children}</div>
      {button}
    </div>
  )
}
