import type { ReactNode } from 'react'
import styles from './DescriptionList.module.css'
import type { HelpOn } from './HelpButton.tsx'

/** The properties of a thing. `stacked` has names above values, `beside` has them in two columns. */
export function DescriptionList({
  children,
  layout = 'stacked',
}: {
  children: ReactNode
  layout?: 'stacked' | 'beside'
}) {
  return (
    <dl className={styles.list} data-layout={layout}>
      {children}
    </dl>
  )
}

interface PropertyProps {
  term: ReactNode
  /** Draws the help on it, to stand beside it. */
  help?: HelpOn
  children: ReactNode
  /** Stands beside the value, such as a button that changes it. */
  end?: ReactNode
}

/** One property. */
export function Property({ term, help, children, end }: PropertyProps) {
  return (
    <div className={styles.property}>
      <dt className={styles.term}>
        {term}
        {help && <> {help(term)}</>}
      </dt>
      <dd className={styles.value}>
        <span className={styles.content}>{children}</span>
        {end}
      </dd>
    </div>
  )
}
