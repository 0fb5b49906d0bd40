import { Timestamp } from '@dragoman/ui/Timestamp'
import { formatDay, formatUtc } from '../../i18n/format-days.ts'

/** A day of a document, which is the same in all time zones. */
export function DocumentDay({ value }: { value: number }) {
  return (
    <Timestamp value={value} title={formatUtc(value, { dateStyle: 'full' })}>
      {formatDay(value, { timeZone: 'UTC' })}
    </Timestamp>
  )
}
