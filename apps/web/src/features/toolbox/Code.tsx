import type { ReactNode } from 'react'
import styles from './toolbox.module.css'

/** Text as it was sent, which scrolls within its frame. */
export function Code({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by keys
    <pre className={styles.raw} role="region" aria-label={label} tabIndex={0}>
      {children}
    </pre>
  )
}
