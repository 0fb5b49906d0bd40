import { expect, test } from 'vitest'
import { proposeDueDates, type PlannedStep } from './due-dates.ts'
import { usualCalendar } from './work-calendar.ts'

const hour = 60 * 60 * 1000
const start = Date.UTC(2026, 0, 5, 9)
const translation = (words: number): PlannedStep => ({ workflow: 'TRANSLATION', words })
const review = (words: number): PlannedStep => ({ workflow: 'REVIEW', words })

const cases: [string, PlannedStep[], number, number[]][] = [
  ['a single step is due with the project', [translation(10_000)], 100, [100]],
  ['a short text leaves the translation nearly all of the time', [translation(10), review(10)], 100, [96, 100]],
  ['a long review takes its time from the end', [translation(8000), review(8000)], 240, [216, 240]],
  ['each step before the last gets its own date', [translation(10), review(10), review(10)], 100, [92, 96, 100]],
  ['a tight project is shared out by size', [translation(2500), review(8000)], 24, [12, 24]],
  ['a project that is already late leaves no time', [translation(10), review(10)], -5, [-5, -5]],
  ['a project that is due now leaves no time', [translation(10), review(10)], 0, [0, 0]],
  ['nothing to do has no dates', [], 100, []],
]

test.each(cases)('%s', (_, steps, hours, expected) => {
  const dates = proposeDueDates(steps, { start, end: start + hours * hour })
  expect(dates.map((date) => (date - start) / hour)).toEqual(expected)
})

test('steps are due before the days off of their linguists, and work skips these', () => {
  const calendar = { ...usualCalendar, isSet: true, daysOff: [{ from: '2026-01-14', to: '2026-01-15' }] }
  const iso = (steps: PlannedStep[], end: number) =>
    proposeDueDates(steps, { start, end }).map((date) => new Date(date).toISOString().slice(0, 16))
  const end = Date.UTC(2026, 0, 15, 12)
  const away = { ...review(8000), calendar }
  expect(iso([translation(10), away], end)).toEqual(['2026-01-12T17:00', '2026-01-13T17:00'])
  // Twice the words a day take half of the time.
  expect(iso([translation(10), { ...review(8000), calendar: { ...calendar, wordsPerDay: 5000 } }], end)).toEqual([
    '2026-01-13T05:00',
    '2026-01-13T17:00',
  ])
  // Where there is no time to skip days, the dates are those of the plain calendar.
  const soon = start + 24 * hour
  expect(iso([translation(2500), { ...away }], soon)).toEqual(iso([translation(2500), review(8000)], soon))
})

test('dates never run backwards, begin after the start, and end with the project', () => {
  for (const words of [0, 1, 500, 20_000, 1_000_000]) {
    for (const hours of [1, 7, 25, 400]) {
      const end = start + hours * hour + 1234
      const dates = proposeDueDates([translation(words), review(words), review(1)], { start, end })
      expect(dates).toEqual(dates.toSorted((a, b) => a - b))
      expect(dates[0]).toBeGreaterThanOrEqual(start)
      expect(dates.at(-1)).toBe(end)
    }
  }
})
