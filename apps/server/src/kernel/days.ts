import { startOfDay } from '@dragoman/sdk/zoned-days'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { invalid } from './refusals.ts'

/** The day of a moment in a time zone, YYYY-MM-DD; refuses a time zone that is unknown with 400. */
export function dayIn(timezone: string, moment: Date): string {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short' }).format(moment)
  } catch {
    throw invalid('query.timezone', `${timezone} isn't a valid time zone. Use a name such as Europe/Berlin.`)
  }
}

export const isoDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** The day so many days after another. */
export const shiftDay = (day: string, by: number): string =>
  isoDay(Date.parse(`${day}T00:00:00Z`) + by * 24 * 60 * 60 * 1000)

/** From the beginning of a day to the end of another one, in a time zone. */
export const daysAs = (
  { startDate, endDate }: { startDate: string; endDate: string },
  timezone: string,
): { start: Date; end: Date } => ({
  start: new Date(startOfDay(startDate, timezone)),
  end: new Date(startOfDay(shiftDay(endDate, 1), timezone)),
})

/** The day, Monday, or first of the month of a moment in a time zone, as text. */
export const partOf = (
  unit: 'day' | 'week' | 'month',
  column: SQLWrapper,
  { timezone }: { timezone: string },
): SQL<string> =>
  sql<string>`to_char(date_trunc(${sql.raw(`'${unit}'`)}, ${column} at time zone ${timezone}), 'YYYY-MM-DD')`

/** The moment at which a day begins in a time zone. */
export const startOf = (day: string, { timezone }: { timezone: string }): SQL =>
  sql`(${day}::date::timestamp at time zone ${timezone})`
