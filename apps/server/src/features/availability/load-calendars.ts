import { eq, sql, type SQLWrapper } from 'drizzle-orm'
import {
  usualCalendar,
  usualWeek,
  usualWordsPerDay,
  type DayRange,
  type WorkCalendar,
} from '../../engines/scheduling/work-calendar.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { users } from '../../kernel/tables.ts'
import { daysOff, workingWeeks } from './tables.ts'

/** The columns that a query of `users` selects to know when they work; it joins `workingWeeks`. */
export const calendarColumns = {
  timezone: users.timezone,
  wordsPerDay: users.wordsPerDay,
  starts: workingWeeks.starts,
  ends: workingWeeks.ends,
  ranges: sql<
    DayRange[]
  >`coalesce((select json_agg(json_build_object('from', ${daysOff.firstDay}, 'to', ${daysOff.lastDay}) order by ${daysOff.firstDay})
    from ${daysOff} where ${daysOff.userId} = ${users.id}), '[]'::json)`,
}

interface CalendarRow {
  timezone: string | null
  wordsPerDay: number | null
  starts: (number | null)[] | null
  ends: (number | null)[] | null
  ranges: DayRange[]
}

/** When someone works, by what is known of them. */
export const calendarOf = ({ timezone, wordsPerDay, starts, ends, ranges }: CalendarRow): WorkCalendar => ({
  timezone: timezone ?? usualCalendar.timezone,
  wordsPerDay: wordsPerDay ?? usualWordsPerDay,
  starts: starts ?? usualWeek.starts,
  ends: ends ?? usualWeek.ends,
  daysOff: ranges,
  isSet: starts !== null || ranges.length > 0,
})

/** When people work, with one query; the usual calendar for anyone else. */
export async function loadCalendars(
  db: Database,
  userIds: readonly string[],
): Promise<(userId: string) => WorkCalendar> {
  const ids = [...new Set(userIds)]
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: users.id, ...calendarColumns })
          .from(users)
          .leftJoin(workingWeeks, eq(workingWeeks.userId, users.id))
          .where(isOneOf(users.id, ids))
  const found = new Map(rows.map((row) => [row.id, calendarOf(row)]))
  return (id) => found.get(id) ?? usualCalendar
}

/** How many full days people work in the seven days from one on: the same as `shareOfDay`, summed by the database. */
export function fullDaysOfWeek(userId: SQLWrapper, firstDay: string) {
  const week = (values: readonly (number | null)[]) => sql.param(`{${values.map((value) => value ?? 'null').join()}}`)
  const hours = (column: SQLWrapper, usual: readonly (number | null)[]) =>
    sql`coalesce((select ${column} from ${workingWeeks} where ${workingWeeks.userId} = ${userId}), ${week(usual)}::int[])`
  return sql<number>`(
    select coalesce(sum(minutes) filter (where not exists (
        select 1 from ${daysOff} where ${daysOff.userId} = ${userId} and day between ${daysOff.firstDay} and ${daysOff.lastDay}
      )), 0)::float8 / max(minutes)
    from (select hours.starts, hours.ends from (select ${hours(workingWeeks.starts, usualWeek.starts)} as starts,
        ${hours(workingWeeks.ends, usualWeek.ends)} as ends) as hours) as hours,
      lateral (select day::date as day, coalesce(ends[extract(isodow from day)::int] - starts[extract(isodow from day)::int], 0) as minutes
        from generate_series(${firstDay}::date, ${firstDay}::date + 6, interval '1 day') as day) as days)`
}
