import type { ReactNode } from 'react'
import styles from './Kbd.module.css'

/** A key of the keyboard, as in a shortcut hint. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={styles.kbd}>{children}</kbd>
}

/** A row of keys with what they do, for the map of shortcuts: `keys` are pressed one after the other. */
export function KeyHint({ keys, children }: { keys: string[]; children: ReactNode }) {
  return (
    <span className={styles.hint}>
      <span>{children}</span>
      <span className={styles.keys}>
        {keys.map((key, position) => (
          <Kbd key={position}>{key}</Kbd>
        ))}
      </span>
    </span>
  )
}
