import type { ReactNode } from 'react'
import { drawAnchor, type AnchorProps } from './Anchor.tsx'
import { CountBadge } from './StatusBadge.tsx'
import styles from './Tabs.module.css'
import { shownTab } from './shown-tab.ts'

/** A row of links that looks like tabs: each leads to a part of the page with an address of its own. */
export function TabLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav ref={shownTab} aria-label={label} className={styles.list}>
      {children}
    </nav>
  )
}

export interface TabLinkProps extends Omit<AnchorProps, 'children' | 'className' | 'style'> {
  children?: ReactNode
  /** A number after the word. */
  count?: ReactNode
  /** This is the part that one sees. */
  isCurrent?: boolean
}

/** One of them. Made for a router's `createLink(TabLink)`. */
export function TabLink({ isCurrent, count, children, ...props }: TabLinkProps) {
  return drawAnchor({
    ...props,
    'aria-current': isCurrent ? 'page' : undefined,
    className: styles.tab,
    'data-selected': isCurrent || undefined,
    children: (
      <>
        {children}
        {count !== undefined && <CountBadge>{count}</CountBadge>}
      </>
    ),
  })
}
