import type { ReactNode } from 'react'
import styles from './AccessPage.module.css'

/** A page around signing in: heading, what it is about, and what to do. */
export function AccessPage({ title, text, children }: { title: ReactNode; text?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.stack}>
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  )
}

/** Buttons below each other, as wide as the page. */
export const AccessButtons = ({ children }: { children: ReactNode }) => <div className={styles.buttons}>{children}</div>

/** Buttons beside each other; the last one stands apart where there are three. */
export const AccessRow = ({ children, end }: { children: ReactNode; end?: ReactNode }) => (
  <div className={styles.row}>
    {children}
    {end && <span className={styles.end}>{end}</span>}
  </div>
)
