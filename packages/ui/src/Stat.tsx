import type { ReactNode } from 'react'
import type { HelpOn } from './HelpButton.tsx'
import { Icon, type IconName } from './Icon.tsx'
import { Skeleton } from './Skeleton.tsx'
import type { Tone } from './status-tone.ts'
import styles from './Stat.module.css'

export interface StatProps {
  label: ReactNode
  /** Draws the help on it, to stand beside it. */
  help?: HelpOn
  /** The figure, formatted. Undefined while it loads. */
  value: ReactNode | undefined
  /** The change since before: words and an icon, never color alone. */
  delta?: { icon: IconName; tone: Tone; text: ReactNode }
  /** The subject of the figure, such as the period. */
  meta?: ReactNode
  /** `small` where five or more stand in a row. */
  size?: 'regular' | 'small'
  /** A link that makes the whole tile one target, such as to the list that it counts. */
  link?: ReactNode
}

/** One figure of a dashboard. */
export function Stat({ label, help, value, delta, meta, size = 'regular', link }: StatProps) {
  return (
    <div className={styles.stat} data-size={size} aria-busy={value === undefined}>
      <div className={styles.label}>
        {link ?? label}
        {help && <span className={styles.help}>{help(label)}</span>}
      </div>
      <div className={styles.value}>{value === undefined ? <Skeleton height={24} /> : value}</div>
      {(delta || meta) && (
        <div className={styles.meta}>
          {delta && (
            <span className={styles.delta} data-tone={delta.tone}>
              <Icon name={delta.icon} className={styles.icon} />
              {delta.text}
            </span>
          )}
          {meta}
        </div>
      )}
    </div>
  )
}
