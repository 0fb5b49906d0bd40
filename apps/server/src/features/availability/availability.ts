import type { Availability, AvailabilityChange } from '@dragoman/sdk/operations/availability'
import { asc, eq } from 'drizzle-orm'
import { usualWeek } from '../../engines/scheduling/work-calendar.ts'
import type { UserRow } from '../../identity/find-user.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertRows } from '../../kernel/database/insert-rows.ts'
import { invalid } from '../../kernel/refusals.ts'
import { users } from '../../kernel/tables.ts'
import { versionOf } from '../../kernel/version.ts'
import { daysOff, workingWeeks } from './tables.ts'

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const

const dayLength = 24 * 60 * 60 * 1000
const longest = 366

/** The availability of a person, in the order in which it is shown. */
export type AvailabilityValues = Pick<Availability, 'wordsPerDay' | 'week' | 'daysOff'>

/** When a person works. */
export async function availabilityOf(db: Database, user: UserRow): Promise<AvailabilityValues> {
  const [hours = usualWeek] = await db.select().from(workingWeeks).where(eq(workingWeeks.userId, user.id))
  const off = await db.select().from(daysOff).where(eq(daysOff.userId, user.id)).orderBy(asc(daysOff.firstDay))
  return {
    ...(user.wordsPerDay !== null && { wordsPerDay: user.wordsPerDay }),
    week: weekdays.flatMap((day, at) => {
      const [from, to] = [hours.starts[at], hours.ends[at]]
      return typeof from === 'number' && typeof to === 'number' ? [{ day, from: clockOf(from), to: clockOf(to) }] : []
    }),
    daysOff: off.map(({ firstDay, lastDay, note }) => ({
      from: firstDay,
      to: lastDay,
      ...(note !== null && { note }),
    })),
  }
}

export const versionOfAvailability = ({ wordsPerDay, week, daysOff: off }: AvailabilityValues): string =>
  versionOf([
    wordsPerDay ?? null,
    week.map(({ day, from, to }) => [day, from, to]),
    off.map(({ from, to, note }) => [from, to, note ?? null]),
  ])

/**
 * Checks the requested availability, and keeps its order.
 * @throws ApiError 400 for weekdays that are named twice, hours and ranges that end before they begin, ranges of more
 * than 366 days, and ranges that overlap
 */
export function checkAvailability({ week, daysOff: off }: Pick<AvailabilityChange, 'week' | 'daysOff'>) {
  for (const [at, { day, from, to }] of week.entries()) {
    if (week.findIndex((other) => other.day === day) !== at)
      throw invalid(`body.week.${at}.day`, `${day} is there twice. Give each weekday once.`)
    if (to <= from) throw invalid(`body.week.${at}.to`, `Work on ${day} has to end after ${from}.`)
  }
  for (const [at, { from, to }] of off.entries()) {
    if (to < from) throw invalid(`body.daysOff.${at}.to`, `The last day can't be before the first, ${from}.`)
    if (Date.parse(to) - Date.parse(from) >= longest * dayLength)
      throw invalid(`body.daysOff.${at}.to`, `Days off can have up to ${longest} days. Add the rest separately.`)
    const other = off.find((each, place) => place < at && each.from <= to && from <= each.to)
    if (other)
      throw invalid(`body.daysOff.${at}.from`, `These days overlap with ${other.from} to ${other.to}. Combine the two.`)
  }
  return {
    week: week
      .map(({ day, from, to }) => ({ day, from, to }))
      .toSorted((a, b) => weekdays.indexOf(a.day) - weekdays.indexOf(b.day)),
    daysOff: off
      .map(({ from, to, note }) => ({ from, to, ...(note?.trim() && { note: note.trim() }) }))
      .toSorted((a, b) => (a.from < b.from ? -1 : 1)),
  }
}

/** Replaces what a held person has set. */
export async function writeAvailability(
  db: Database,
  { id }: UserRow,
  { wordsPerDay, week, daysOff: off }: AvailabilityValues,
): Promise<void> {
  const minutes = (name: 'from' | 'to') =>
    weekdays.map((day) => {
      const hours = week.find((each) => each.day === day)
      return hours ? minuteOf(hours[name]) : null
    })
  const hours = { starts: minutes('from'), ends: minutes('to') }
  await db
    .update(users)
    .set({ wordsPerDay: wordsPerDay ?? null })
    .where(eq(users.id, id))
  await db
    .insert(workingWeeks)
    .values({ userId: id, ...hours })
    .onConflictDoUpdate({ target: workingWeeks.userId, set: hours })
  await db.delete(daysOff).where(eq(daysOff.userId, id))
  await insertRows(
    db,
    daysOff,
    off.map(({ from, to, note }) => ({ userId: id, firstDay: from, lastDay: to, note: note ?? null })),
  )
}

const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

const minuteOf = (clock: string): number => 60 * Number(clock.slice(0, 2)) + Number(clock.slice(3))
