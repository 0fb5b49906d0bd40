/** The words a day of a linguist for whom nothing else is set. */
export const usualWordsPerDay = 2500

/** Days off, `2026-12-24`; the last one included. */
export interface DayRange {
  from: string
  to: string
}

/** When someone works. */
export interface WorkCalendar {
  /** IANA name of the zone that days and hours are in. */
  timezone: string
  /** Words that they translate on a full day, the longest of the week. */
  wordsPerDay: number
  /** Minute of the day at which work begins, Monday first; null on days without work. */
  starts: readonly (number | null)[]
  /** The same for its end. */
  ends: readonly (number | null)[]
  daysOff: readonly DayRange[]
  /** Whether they have set a week or days off. */
  isSet: boolean
}

/** Monday to Friday, nine to five: the week of those who have set none. */
export const usualWeek = {
  starts: [540, 540, 540, 540, 540, null, null],
  ends: [1020, 1020, 1020, 1020, 1020, null, null],
} as const

/** The calendar of those who have set nothing. */
export const usualCalendar: WorkCalendar = {
  timezone: 'UTC',
  wordsPerDay: usualWordsPerDay,
  ...usualWeek,
  daysOff: [],
  isSet: false,
}

const dayLength = 24 * 60 * 60 * 1000

/** Place of a day in the week, 0 for Monday. */
const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

const minutesOf = ({ starts, ends }: WorkCalendar, weekday: number): number =>
  Math.max(0, (ends[weekday] ?? 0) - (starts[weekday] ?? 0))

/** The days off that a day belongs to. */
export const daysOffAt = ({ daysOff }: WorkCalendar, day: string): DayRange | undefined =>
  daysOff.find(({ from, to }) => from <= day && day <= to)

/** How much of a full day's work a day has, from 0 to 1. */
export function shareOfDay(calendar: WorkCalendar, day: string): number {
  const minutes = minutesOf(calendar, weekdayOf(day))
  if (minutes === 0 || daysOffAt(calendar, day)) return 0
  return minutes / Math.max(...calendar.starts.map((_, weekday) => minutesOf(calendar, weekday)))
}

/** Words that can be translated on a day. */
export const capacityOf = (calendar: WorkCalendar, day: string): number =>
  Math.round(calendar.wordsPerDay * shareOfDay(calendar, day))

/** All days from one to another, both included; the first alone where the second is not after it. */
export function daysBetween(from: string, to: string): string[] {
  const start = Date.parse(`${from}T00:00:00Z`)
  const count = Math.max(0, Math.round((Date.parse(`${to}T00:00:00Z`) - start) / dayLength))
  return Array.from({ length: count + 1 }, (_, at) => new Date(start + at * dayLength).toISOString().slice(0, 10))
}

/**
 * The latest time of work that is not after a moment: the moment itself on a day of work, else the end of work on the
 * last one before. The moment stays where half a year before it has no day of work. Epoch milliseconds.
 */
export function lastWorkingTime(calendar: WorkCalendar, moment: number): number {
  const { timezone, ends } = calendar
  const day = dayAt(timezone, moment)
  for (let back = 0; back < 183; back += 1) {
    const earlier = new Date(Date.parse(`${day}T00:00:00Z`) - back * dayLength).toISOString().slice(0, 10)
    if (shareOfDay(calendar, earlier) === 0) continue
    return back === 0 ? moment : momentAt(timezone, earlier, ends[weekdayOf(earlier)] ?? 0)
  }
  return moment
}

/**
 * When work that takes a time has to begin to be done by a moment: days without work in between take none of it. Epoch
 * milliseconds.
 */
export function workBack(calendar: WorkCalendar, by: number, time: number): number {
  let skipped = 0
  for (let round = 0; round < 183; round += 1) {
    const from = by - time - skipped * dayLength
    const days = daysBetween(dayAt(calendar.timezone, from), dayAt(calendar.timezone, by))
    const free = days.filter((day) => shareOfDay(calendar, day) === 0).length
    if (free === skipped) return from
    skipped = free
  }
  return by - time
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    formats.set(timeZone, format)
  }
  return format
}

/** The day of a moment in a time zone. */
export const dayAt = (timezone: string, moment: number): string => formatIn(timezone).format(moment).slice(0, 10)

/** The moment of a minute of a day in a time zone. */
function momentAt(timezone: string, day: string, minute: number): number {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minute * 60_000
  const offset = (moment: number) => Date.parse(`${formatIn(timezone).format(moment).replace(' ', 'T')}Z`) - moment
  // The offset of the guess may differ from that of the answer where clocks change between the two.
  return wanted - offset(wanted - offset(wanted))
}
