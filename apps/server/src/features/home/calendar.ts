import { dayIn, isoDay, shiftDay } from '../../kernel/days.ts'

/** Days, weeks, and months as people in a time zone count them. Days are YYYY-MM-DD. */
export interface HomeCalendar {
  timezone: string
  now: Date
  today: string
  /** Today and the days after it. */
  days: readonly string[]
  /** Mondays, up to that of this week. */
  weeks: readonly string[]
  /** First days of months, up to this one. */
  months: readonly string[]
}

/** Refuses a time zone that is unknown with 400. */
export function homeCalendar(timezone = 'UTC', now = new Date()): HomeCalendar {
  const today = dayIn(timezone, now)
  const monday = shiftDay(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7))
  const [year, month] = today.split('-').map(Number) as [number, number]
  return {
    timezone,
    now,
    today,
    days: Array.from({ length: 10 }, (_, at) => shiftDay(today, at)),
    weeks: Array.from({ length: 8 }, (_, at) => shiftDay(monday, 7 * (at - 7))),
    months: Array.from({ length: 6 }, (_, at) => isoDay(Date.UTC(year, month - 6 + at, 1))),
  }
}
