import type { HelpOn } from '@dragoman/ui/HelpButton'
import { Skeleton } from '@dragoman/ui/Skeleton'
import type { ReactNode } from 'react'
import { formatMoney } from '../../i18n/format-amounts.ts'
import styles from './AmountStrip.module.css'

/** A total and its parts beside each other: `StripPart` for each. */
export function AmountStrip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.strip} aria-label={label}>
      {children}
    </section>
  )
}

interface StripPartProps {
  name: string
  /** Draws the help on it, to stand beside it. */
  help?: HelpOn | undefined
  lines: number
  children: ReactNode
}

/** A part of the strip under its name. Without children it loads, in so many `lines`. */
export function StripPart({ name, help, lines, children }: StripPartProps) {
  return (
    <div className={styles.part}>
      <span className={styles.term}>
        {name}
        {help && <> {help(name)}</>}
      </span>
      {children || <Skeleton lines={lines} />}
    </div>
  )
}

export interface StripTotalProps {
  amount: number
  currency: string
  /** A word on the total. */
  text: string
  /** The amounts that are not in it. */
  missing: string | undefined
}

/** The total in a large figure, with a word on what it holds and what it leaves out. */
export function StripTotal({ amount, currency, text, missing }: StripTotalProps) {
  return (
    <>
      <span className={styles.figure}>{formatMoney(amount, currency)}</span>
      <span className={styles.term}>{text}</span>
      {missing && <span className={styles.missing}>{missing}</span>}
    </>
  )
}
