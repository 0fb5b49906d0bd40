import { Timestamp } from '@dragoman/ui/Timestamp'
import { formatDate, formatTimestamp } from '../i18n/format.ts'
import { formatFullTimestamp, formatRelative } from '../i18n/format-days.ts'

const formats = { date: formatDate, time: formatTimestamp, relative: formatRelative } as const

/** A moment in epoch milliseconds: day and time, the day alone, or how long ago; in full on hover, with the time zone. */
export function Moment({ value, as = 'time' }: { value: number; as?: keyof typeof formats }) {
  return (
    <Timestamp value={value} title={formatFullTimestamp(value)}>
      {formats[as](value)}
    </Timestamp>
  )
}
