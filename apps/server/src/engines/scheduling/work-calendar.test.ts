import { describe, expect, test } from 'vitest'
import {
  capacityOf,
  daysBetween,
  lastWorkingTime,
  shareOfDay,
  usualCalendar,
  workBack,
  type WorkCalendar,
} from './work-calendar.ts'

/** Monday to Wednesday in Berlin, a short Wednesday, and a week off from 2026-03-30. */
const calendar: WorkCalendar = {
  timezone: 'Europe/Berlin',
  wordsPerDay: 2000,
  starts: [540, 540, 540, null, null, null, null],
  ends: [1020, 1020, 780, null, null, null, null],
  daysOff: [{ from: '2026-03-30', to: '2026-04-03' }],
  isSet: true,
}

describe('a calendar', () => {
  test.each([
    ['a full day', '2026-03-23', 1, 2000],
    ['a short day counts for its share', '2026-03-25', 0.5, 1000],
    ['a weekday without work', '2026-03-26', 0, 0],
    ['the first day off', '2026-03-30', 0, 0],
    ['a day off in the middle', '2026-04-01', 0, 0],
    ['the day after the days off', '2026-04-06', 1, 2000],
  ])('%s (%s)', (_, day, share, words) => {
    expect([shareOfDay(calendar, day), capacityOf(calendar, day)]).toEqual([share, words])
  })

  test('the usual week has five full days', () => {
    const week = daysBetween('2026-03-23', '2026-03-29').map((day) => capacityOf(usualCalendar, day))
    expect(week).toEqual([2500, 2500, 2500, 2500, 2500, 0, 0])
  })

  test.each([
    ['stays on a day of work', '2026-03-24T20:00:00Z', '2026-03-24T20:00:00Z'],
    ['moves to the end of work on the last one', '2026-03-28T10:00:00Z', '2026-03-25T12:00:00Z'],
    ['skips days off, across the change of clocks', '2026-04-02T10:00:00Z', '2026-03-25T12:00:00Z'],
    ['knows the day in its zone', '2026-04-05T22:30:00Z', '2026-04-05T22:30:00Z'],
  ])('a moment %s', (_, moment, expected) => {
    expect(new Date(lastWorkingTime(calendar, Date.parse(moment))).toISOString()).toBe(expected.replace('Z', '.000Z'))
  })

  test('a person without working hours keeps the given moment', () => {
    const never = { ...calendar, starts: Array(7).fill(null), ends: Array(7).fill(null) }
    expect(lastWorkingTime(never, 1e12)).toBe(1e12)
  })

  test('work that is interrupted begins earlier by the days in between', () => {
    const due = Date.parse('2026-04-07T10:00:00Z')
    expect(new Date(workBack(calendar, due, 3 * 24 * 60 * 60 * 1000)).toISOString().slice(0, 10)).toBe('2026-03-24')
  })
})
