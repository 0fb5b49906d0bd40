import type { ReactNode } from 'react'

export interface TimestampProps {
  /** Epoch milliseconds. */
  value: number
  /** The moment in full, for the tooltip. */
  title?: string
  /** The moment as the page shows it: short or relative. */
  children: ReactNode
}

/** A moment in time that machines can read too. */
export function Timestamp({ value, title, children }: TimestampProps) {
  return (
    <time dateTime={new Date(value).toISOString()} title={title}>
      {children}
    </time>
  )
}
