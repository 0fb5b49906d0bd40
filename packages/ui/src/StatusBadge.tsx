import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import styles from './StatusBadge.module.css'
import { statusLook, type Tone } from './status-tone.ts'

export interface BadgeProps {
  tone?: Tone
  /** Instead of the dot. */
  icon?: IconName
  isStruck?: boolean
  children: ReactNode
}

/** A word with a colored dot: the word carries the meaning, the color only helps. */
export function Badge({ tone = 'neutral', icon, isStruck, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone} data-struck={isStruck || undefined}>
      {icon ? <Icon name={icon} className={styles.icon} /> : <span className={styles.dot} />}
      <span className={styles.text}>{children}</span>
    </span>
  )
}

export interface StatusBadgeProps {
  /** The code, such as `PARTIALLY_PAID`; it decides the look. */
  status: string
  /** The word for it. */
  children: ReactNode
}

/** The badge of a status out of the product's vocabularies. */
export function StatusBadge({ status, children }: StatusBadgeProps) {
  const { tone, isStruck } = statusLook(status)
  return (
    <Badge tone={tone} isStruck={isStruck}>
      {children}
    </Badge>
  )
}

/** A number beside a word, such as how many are open. */
export function CountBadge({ children, tone = 'neutral' }: { children: ReactNode; tone?: Tone }) {
  return (
    <span className={styles.count} data-tone={tone}>
      {children}
    </span>
  )
}
