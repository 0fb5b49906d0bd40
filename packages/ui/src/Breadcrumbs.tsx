import { Fragment, type ReactNode } from 'react'
import styles from './Breadcrumbs.module.css'
import { DirectionalIcon } from './DirectionalIcon.tsx'
import { useWord } from './WordsProvider.tsx'

export interface BreadcrumbsProps {
  /** Accessible name of the path; the provider's by default. */
  label?: string
  /** Links from the top to the parent of this page; the page itself is the heading and does not repeat. */
  children: ReactNode[]
}

/** The way to this page, on one line; what is too long is cut with an ellipsis. */
export function Breadcrumbs({ label, children }: BreadcrumbsProps) {
  return (
    <nav aria-label={useWord('breadcrumbs', label)} className={styles.nav}>
      <ol className={styles.list}>
        {children.map((link, position) => (
          <Fragment key={position}>
            <li className={styles.step}>{link}</li>
            <li aria-hidden className={styles.separator}>
              <DirectionalIcon name="chevron-end" />
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}
