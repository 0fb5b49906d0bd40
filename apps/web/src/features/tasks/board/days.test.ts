import { describe, expect, it } from 'vitest'
import { dayOf, onDay, shiftDay, shiftMonth, weekStart, weeksOf } from './days.ts'

describe('the weeks of a month', () => {
  it.each([
    ['2026-11', 1, '2026-10-26', '2026-12-06', 6],
    ['2026-11', 0, '2026-11-01', '2026-12-05', 5],
    ['2027-02', 1, '2027-02-01', '2027-02-28', 4],
    ['2026-12', 6, '2026-11-28', '2027-01-01', 5],
  ])('%s, from weekday %i on, are %s to %s', (month, start, first, last, count) => {
    const weeks = weeksOf(month, start)
    expect([weeks[0]![0], weeks.at(-1)!.at(-1), weeks.length]).toEqual([first, last, count])
  })

  it.each([
    ['en', 0],
    ['de', 1],
    ['ar', 6],
  ])('a week begins in %s with weekday %i', (locale, day) => {
    expect(weekStart(locale)).toBe(day)
  })
})

it('days and months go on over the ends of months and years', () => {
  expect([shiftDay('2026-12-31', 1), shiftMonth('2026-12', 1), shiftMonth('2026-01', -1)]).toEqual([
    '2027-01-01',
    '2027-01',
    '2025-12',
  ])
})

it('a moment keeps its time of the day on another day', () => {
  const moment = new Date(2026, 10, 24, 17, 30).getTime()
  const moved = onDay(moment, '2027-01-31')
  expect([dayOf(moved), new Date(moved).getHours(), new Date(moved).getMinutes()]).toEqual(['2027-01-31', 17, 30])
})
