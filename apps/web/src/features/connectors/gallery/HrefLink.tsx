import type { ReactNode } from 'react'
import { Link } from '../../../ground/links.ts'
import styles from '../connectors.module.css'

/** A link to an address that is made at run time; as `isWhole` it answers in the whole card around it. */
export function HrefLink({ href, isWhole, children }: { href: string; isWhole?: boolean; children: ReactNode }) {
  const link = (
    <Link to={href as '/connectors'} variant="plain">
      {children}
    </Link>
  )
  return isWhole ? <span className={styles.whole}>{link}</span> : link
}
