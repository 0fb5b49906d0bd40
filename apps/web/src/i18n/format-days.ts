import { capitalized, date, memoized } from './format.ts'

/** A day in a narrow cell: `Oct 3`; with the year where it is another one, with `withWeekday` as `Sat, Oct 3`. */
export function formatDay(
  timestamp: number,
  { timeZone, withWeekday = false, now = Date.now() }: { timeZone?: string; withWeekday?: boolean; now?: number } = {},
): string {
  const year = new Date(timestamp).getFullYear() === new Date(now).getFullYear() ? undefined : 'numeric'
  return date(timestamp, {
    month: 'short',
    day: 'numeric',
    year,
    weekday: withWeekday ? 'short' : undefined,
    timeZone,
  })
}

/** A time of the day with the zone that it is told in: `14:05 CET`. */
export const formatZonedClock = (timestamp: number, timeZone: string): string =>
  date(timestamp, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone })

/** A day beside today, to begin a text with: `Today`, `Tomorrow`. */
export function formatRelativeDay(days: number): string {
  const options = { numeric: 'auto' } as const
  const word = memoized('relative', options, (locale) => new Intl.RelativeTimeFormat(locale, options)).format(
    days,
    'day',
  )
  return capitalized(word)
}

/** A month such as `2026-11`: `November 2026`, or `Nov` where room is short. */
export const formatMonth = (month: string, length: 'long' | 'short'): string =>
  date(
    Date.parse(`${month}-15T00:00Z`),
    length === 'long' ? { month: 'long', year: 'numeric', timeZone: 'UTC' } : { month: 'short', timeZone: 'UTC' },
  )

const dayStyles = {
  /** `Tue` */
  weekday: { weekday: 'short' },
  /** `Nov 24` */
  day: { month: 'short', day: 'numeric' },
  /** `Tue, Nov 24` */
  weekdayAndDay: { weekday: 'short', month: 'short', day: 'numeric' },
  /** `Nov` */
  month: { month: 'short' },
  /** `Tuesday, November 24` */
  full: { weekday: 'long', month: 'long', day: 'numeric' },
  /** `November 2026` */
  fullMonth: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A day of the calendar (`2026-11-24`), which is the same in all time zones. */
export const formatCalendarDay = (day: string, style: keyof typeof dayStyles): string =>
  date(Date.parse(`${day}T00:00:00Z`), { ...dayStyles[style], timeZone: 'UTC' })

/** Days of the calendar from one to another, as the locale writes a range: `Dec 24 – 28`. */
export const formatDays = (from: string, to: string): string =>
  memoized('range', rangeStyle, (locale) => new Intl.DateTimeFormat(locale, rangeStyle)).formatRange(
    Date.parse(`${from}T00:00:00Z`),
    Date.parse(`${to}T00:00:00Z`),
  )

const rangeStyle = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const

/** Parts of a moment that is the same in all time zones, such as a weekday or an agreed hour. */
export const formatUtc = (moment: number, options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>): string =>
  date(moment, { ...options, timeZone: 'UTC' })

/** A day and a time in full, with the zone that it is told in. */
export const formatFullTimestamp = (timestamp: number, timeZone?: string): string =>
  date(timestamp, { dateStyle: 'full', timeStyle: 'long', timeZone })

const steps = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago, or in how long: `in 3 days`, `2 hours ago`. */
export function formatRelative(timestamp: number, now = Date.now()): string {
  const options = { numeric: 'auto' } as const
  const formatter = memoized('relative', options, (locale) => new Intl.RelativeTimeFormat(locale, options))
  const distance = timestamp - now
  const [unit, size] = steps.find(([, length]) => Math.abs(distance) >= length) ?? (['second', 1000] as const)
  return unit === 'second' ? formatter.format(0, 'second') : formatter.format(Math.trunc(distance / size), unit)
}
