import { expect, test } from 'vitest'
import { dayText, usualPeriod } from './run-period.ts'

test.each([
  ['2026-11-28T23:30:00Z', '2026-10-01', '2026-10-31', '2026-12-28'],
  ['2027-01-01T00:00:00Z', '2026-12-01', '2026-12-31', '2027-01-31'],
  ['2028-03-31T12:00:00Z', '2028-02-01', '2028-02-29', '2028-04-30'],
])('a run on %s is for the month before, due in 30 days', (now, start, end, due) => {
  const period = usualPeriod(Date.parse(now))
  expect([period.start, period.end, period.due].map(dayText)).toEqual([start, end, due])
})
