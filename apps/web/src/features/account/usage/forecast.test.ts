import { expect, test } from 'vitest'
import { forecast, shareOfQuota } from './forecast.ts'

const november = { renewalDate: Date.UTC(2026, 11, 1) }
const at = (date: number, hour = 12) => Date.UTC(2026, 10, date, hour)
const days = [
  { day: '2026-11-02', words: 1000 },
  { day: '2026-11-10', words: 2000 },
]

test('totals add up day by day to today, and go on at the same pace', () => {
  const found = forecast({ ...november, days, words: 3000, currentLimit: 8000 }, at(15, 0) + 86_400_000)
  expect(found.dates).toHaveLength(30)
  expect(found.totals.slice(0, 3)).toEqual([0, 1000, 1000])
  expect(found.totals.slice(14)).toEqual([3000, 3000, ...Array.from({ length: 14 }, () => null)])
  expect([found.expected, found.daysLeft]).toEqual([6000, 14])
  expect(found.expectedTotals.slice(13, 17)).toEqual([null, null, 3000, 3400])
  expect(found.reachedOn).toBeUndefined()
})

test.each([
  [5_000, '2026-11-25'],
  [6_000, '2026-11-30'],
  [6_001, undefined],
  [3_000, undefined],
  [undefined, undefined],
])('a quota of %s words is reached on %s', (currentLimit, day) => {
  const usage = { ...november, days, words: 3000, ...(currentLimit !== undefined && { currentLimit }) }
  expect(forecast(usage, at(16, 0)).reachedOn).toBe(day)
})

test('a month without words, its first minute, and its last day have a forecast', () => {
  expect(forecast({ ...november, days: [], words: 0, currentLimit: 10 }, at(1, 0))).toMatchObject({ expected: 0 })
  expect(forecast({ ...november, days, words: 3000 }, at(30, 24))).toMatchObject({ expected: 3000, daysLeft: 0 })
})

test('the share of a quota counts words, and there is none without a quota', () => {
  expect(shareOfQuota({ ...november, days, words: 84, currentLimit: 100 })).toBe(0.84)
  expect(shareOfQuota({ ...november, days, words: 84 })).toBeUndefined()
  expect(shareOfQuota({ ...november, days, words: 84, currentLimit: 0 })).toBeUndefined()
})
