import type { ReactNode } from 'react'
import styles from './SkipLink.module.css'

/** The first stop of the keyboard: leads past the navigation. `target` is the id of the main element. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a
      href={`#${target}`}
      className={styles.skip}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(target)?.focus()
      }}
    >
      {children}
    </a>
  )
}
