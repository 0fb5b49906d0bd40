import type { ReactNode } from 'react'
import styles from './DescriptionList.module.css'

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

/** One property. `end` stands beside the value, such as a button that changes it. */
export function Property({ term, children, end }: { term: ReactNode; children: ReactNode; end?: ReactNode }) {
  return (
    <div className={styles.property}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>
        <span className={styles.content}>{children}</span>
        {end}
      </dd>
    </div>
  )
}
