import type { DaysOff, WorkingDay } from '@dragoman/sdk/operations/availability'
import { formatDays, formatUtc } from '../i18n/format-days.ts'

export type Weekday = WorkingDay['day']

/** The weekdays, Monday first. */
export const weekdays = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const satisfies readonly Weekday[]

/** Any Monday. */
const monday = Date.UTC(2024, 0, 1)
const dayLength = 24 * 60 * 60 * 1000

/** A weekday in the language of the page. */
export const weekdayName = (day: Weekday, weekday: 'short' | 'long'): string =>
  formatUtc(monday + weekdays.indexOf(day) * dayLength, { weekday })

/** A time of the day, such as `09:00`, as the locale writes it. */
export const clockText = (clock: string): string =>
  formatUtc(Date.parse(`2024-01-01T${clock}:00Z`), { hour: 'numeric', minute: '2-digit' })

/** The times of a day that one chooses from, every half hour; a time in between is added. */
export function clocks(chosen: string): string[] {
  const halfHours = Array.from(
    { length: 48 },
    (_, at) => `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`,
  )
  return [...new Set([...halfHours, '23:59', chosen])].toSorted()
}

/** A working day with its hours: `Mon 09:00–17:00`. */
export const workingDayText = ({ day, from, to }: WorkingDay): string =>
  `${weekdayName(day, 'short')} ${clockText(from)}–${clockText(to)}`

/** Some days in a row: `Thu, Dec 24 – Sat, Jan 2`. */
export const daysText = ({ from, to }: Pick<DaysOff, 'from' | 'to'>): string => formatDays(from, to)
