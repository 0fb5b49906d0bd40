import { expect, test } from 'vitest'
import { periodId, shiftMonth } from './periods.ts'

test('months are counted over the turn of a year, both ways', () => {
  expect(shiftMonth('2026-11', 2)).toBe('2027-01')
  expect(shiftMonth('2026-03', -5)).toBe('2025-10')
})

test('a period is known by its length up to the present month, by its year, or by its own months', () => {
  expect(periodId('2026-11', { startMonth: '2026-06', endMonth: '2026-11' })).toBe('6')
  expect(periodId('2026-11', { startMonth: '2025-01', endMonth: '2025-12' })).toBe('year-2025')
  expect(periodId('2026-11', { startMonth: '2026-10', endMonth: '2026-10' })).toBe('2026-10 2026-10')
})
