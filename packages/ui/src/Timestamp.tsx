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
export const Timestamp = (props: TimestampProps) => drawTime(props)

/** The same without a component of its own. */
export const drawTime = ({ value, title, children }: TimestampProps) => (
  <time dateTime={new Date(value).toISOString()} title={title}>
    {children}
  </time>
)
