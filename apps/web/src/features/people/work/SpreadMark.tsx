import type { CSSProperties } from 'react'
import styles from './SpreadMark.module.css'

interface SpreadMarkProps {
  value: number
  spread: { lowest: number; median: number; highest: number }
  /** The same in words. */
  label: string
}

/** Where a value stands among others: a line from the lowest to the highest, a tick at the median, a dot at the value. */
export function SpreadMark({ value, spread: { lowest, median, highest }, label }: SpreadMarkProps) {
  const place = (each: number): CSSProperties => ({
    insetInlineStart: `${highest > lowest ? (100 * (Math.min(Math.max(each, lowest), highest) - lowest)) / (highest - lowest) : 50}%`,
  })
  return (
    <span className={styles.spread}>
      <span className={styles.line} aria-hidden>
        <span className={styles.tick} style={place(median)} />
        <span className={styles.dot} style={place(value)} />
      </span>
      {label}
    </span>
  )
}
