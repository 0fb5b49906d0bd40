import type { ReactNode } from 'react'
import styles from './AccessPage.module.css'

/** A form around signing in. It checks its fields itself when it is sent. */
export function AccessForm({
  label,
  onSubmit,
  children,
}: {
  label: string
  onSubmit: () => void
  children: ReactNode
}) {
  return (
    <form
      aria-label={label}
      noValidate
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
