import { expect, it } from 'vitest'
import { monthsUpTo } from './months.ts'

it.each([
  ['2026-11-15T12:00:00Z', 3, 'UTC', ['2026-09', '2026-10', '2026-11']],
  ['2026-01-31T23:30:00Z', 2, 'UTC', ['2025-12', '2026-01']],
  ['2026-01-31T23:30:00Z', 2, 'Europe/Berlin', ['2026-01', '2026-02']],
  ['2026-12-31T23:30:00Z', 1, 'Asia/Tokyo', ['2027-01']],
  ['2027-01-01T01:00:00Z', 2, 'America/New_York', ['2026-11', '2026-12']],
])('the months up to %s: %s in %s', (now, count, timezone, expected) => {
  expect(monthsUpTo(new Date(now), count, timezone)).toEqual(expected)
})
