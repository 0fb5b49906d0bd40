import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { Icon, type IconName } from './Icon.tsx'

const icons = { 'first-use': 'inbox', 'no-match': 'search', 'no-permission': 'lock' } as const

export interface EmptyStateProps {
  /** Nothing yet (create one), no results (clear filters), or no access (says who can grant it). */
  kind: keyof typeof icons
  title: ReactNode
  /** One sentence, at most two lines. */
  children?: ReactNode
  /** One button or link. */
  action?: ReactNode
  icon?: IconName
  /** Level of the heading. Default 2. */
  headingLevel?: 2 | 3
}

/** A message in place of content. */
export function EmptyState({ kind, title, children, action, icon = icons[kind], headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.state}>
      <Icon name={icon} size={40} className={styles.icon} />
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
