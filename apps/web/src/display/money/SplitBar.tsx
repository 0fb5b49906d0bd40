import type { CSSProperties, ReactNode } from 'react'
import styles from './SplitBar.module.css'

export interface SplitPart {
  id: string
  label: ReactNode
  /** Its share of the bar. */
  size: number
  /** The amount in words. */
  amount: string
  /** A color of the theme, such as `--chart-1`. */
  color: `--${string}`
  tone?: 'warning' | 'danger' | undefined
}

/** One bar of parts, with a legend of their amounts. */
export function SplitBar({ parts }: { parts: readonly SplitPart[] }) {
  return (
    <>
      <div className={styles.bar} aria-hidden>
        {parts
          .filter(({ size }) => size > 0)
          .map(({ id, size, color }) => (
            <span key={id} style={{ ...colorOf(color), flexGrow: size }} />
          ))}
      </div>
      <ul className={styles.legend}>
        {parts.map(({ id, label, amount, color, tone }) => (
          <li key={id} style={colorOf(color)} data-tone={tone}>
            <span className={styles.swatch} aria-hidden />
            {label}
            <span className={styles.amount}>{amount}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

const colorOf = (color: string): CSSProperties => ({ '--part-color': `var(${color})` }) as CSSProperties
