import type { ReactNode, Ref } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import styles from './Tabs.module.css'

/** A row of links that looks like tabs: each leads to a part of the page with an address of its own. */
export function TabLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={styles.list}>
      {children}
    </nav>
  )
}

export interface TabLinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style'> {
  children?: ReactNode
  /** This is the part that one sees. */
  isCurrent?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/** One of them. Made for a router's `createLink(TabLink)`. */
export function TabLink({ isCurrent, ...props }: TabLinkProps) {
  return (
    <AriaLink
      {...props}
      aria-current={isCurrent ? 'page' : undefined}
      className={styles.tab!}
      {...{ 'data-selected': isCurrent || undefined }}
    />
  )
}
