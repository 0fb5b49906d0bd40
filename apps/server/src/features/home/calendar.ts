import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { invalid } from '../../kernel/refusals.ts'

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
  const monday = shift(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7))
  const [year, month] = today.split('-').map(Number) as [number, number]
  return {
    timezone,
    now,
    today,
    days: Array.from({ length: 10 }, (_, at) => shift(today, at)),
    weeks: Array.from({ length: 8 }, (_, at) => shift(monday, 7 * (at - 7))),
    months: Array.from({ length: 6 }, (_, at) => isoDay(Date.UTC(year, month - 6 + at, 1))),
  }
}

function dayIn(timezone: string, now: Date): string {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short' }).format(now)
  } catch {
    throw invalid('query.timezone', `${timezone} isn't a valid time zone. Use a name such as Europe/Berlin.`)
  }
}

const isoDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10)
const shift = (day: string, by: number): string => isoDay(Date.parse(`${day}T00:00:00Z`) + by * 24 * 60 * 60 * 1000)

/** The day, Monday, or first of the month of a moment in a time zone, as text. */
export const partOf = (unit: 'day' | 'week' | 'month', column: SQLWrapper, { timezone }: HomeCalendar): SQL<string> =>
  sql<string>`to_char(date_trunc(${sql.raw(`'${unit}'`)}, ${column} at time zone ${timezone}), 'YYYY-MM-DD')`

/** The moment at which a day begins in a time zone. */
export const startOf = (day: string, { timezone }: HomeCalendar): SQL =>
  sql`(${day}::date::timestamp at time zone ${timezone})`
