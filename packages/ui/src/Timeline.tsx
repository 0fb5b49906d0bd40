import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import type { Tone } from './status-tone.ts'
import styles from './Timeline.module.css'

/** Lists events, one below the other. */
export function Timeline({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {children}
    </ol>
  )
}

export interface TimelineItemProps {
  icon: IconName
  tone?: Tone
  /** A sentence: who did what. */
  children: ReactNode
  /** A `Timestamp`. */
  time: ReactNode
  /** More about it: a comment, a before and after. */
  detail?: ReactNode
}

/** One event of a Timeline. */
export function TimelineItem({ icon, tone = 'neutral', children, time, detail }: TimelineItemProps) {
  return (
    <li className={styles.item}>
      <span className={styles.mark} data-tone={tone}>
        <Icon name={icon} className={styles.icon} />
      </span>
      <div className={styles.words}>
        <div className={styles.line}>
          <span className={styles.sentence}>{children}</span>
          <span className={styles.time}>{time}</span>
        </div>
        {detail && <div className={styles.detail}>{detail}</div>}
      </div>
    </li>
  )
}
