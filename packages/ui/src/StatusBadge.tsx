import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { drawIcon, type IconName } from './Icon.tsx'
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
export const Badge = (props: BadgeProps) => drawBadge(props)

function drawBadge({ tone = 'neutral', icon, isStruck, children }: BadgeProps) {
  return (
    <span
      className={classNames(styles.badge, !icon && styles.dotted)}
      data-tone={tone}
      data-struck={isStruck || undefined}
    >
      {icon && drawIcon({ name: icon, className: styles.icon })}
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
export const StatusBadge = (props: StatusBadgeProps) => drawStatusBadge(props)

/** The same without a component of its own. */
export const drawStatusBadge = ({ status, children }: StatusBadgeProps) =>
  drawBadge({ ...statusLook(status), children })

/** A number beside a word, such as how many are open. */
export function CountBadge({ children, tone = 'neutral' }: { children: ReactNode; tone?: Tone }) {
  return (
    <span className={styles.count} data-tone={tone}>
      {children}
    </span>
  )
}
