import { describe, expect, it } from 'vitest'
import { lastRun, nextRun, type Schedule } from './schedule-days.ts'

const of = (periodicity: Schedule['periodicity'], dayOfMonth: number | null = null): Schedule => ({
  periodicity,
  dayOfMonth,
})
const last = (schedule: Schedule, day: string) => Object.values(lastRun(schedule, day)).join(' ')

describe('payables by schedule', () => {
  it.each([
    ['WEEKLY', null, '2026-11-29', '2026-11-23 2026-11-16 2026-11-22'],
    ['WEEKLY', null, '2026-11-30', '2026-11-30 2026-11-23 2026-11-29'],
    ['BIWEEKLY', null, '2026-11-29', '2026-11-16 2026-11-02 2026-11-15'],
    ['BIWEEKLY', null, '2026-11-30', '2026-11-30 2026-11-16 2026-11-29'],
    ['MONTHLY', null, '2026-11-29', '2026-11-01 2026-10-01 2026-10-31'],
    ['MONTHLY', 5, '2026-03-04', '2026-02-05 2026-01-05 2026-02-04'],
    ['MONTHLY', 5, '2026-03-05', '2026-03-05 2026-02-05 2026-03-04'],
    ['MONTHLY', 28, '2026-01-10', '2025-12-28 2025-11-28 2025-12-27'],
    ['QUARTERLY', null, '2026-11-29', '2026-10-01 2026-07-01 2026-09-30'],
    ['QUARTERLY', 15, '2026-10-14', '2026-07-15 2026-04-15 2026-07-14'],
    ['QUARTERLY', 15, '2026-10-15', '2026-10-15 2026-07-15 2026-10-14'],
    ['QUARTERLY', 15, '2026-01-03', '2025-10-15 2025-07-15 2025-10-14'],
  ] as const)('%s, day %s, were created last before %s for these days: %s', (periodicity, dayOfMonth, day, run) => {
    expect(last(of(periodicity, dayOfMonth), day)).toBe(run)
  })

  it('follow each other without a gap or a day in two of them, over five years', () => {
    for (const schedule of [of('WEEKLY'), of('BIWEEKLY'), of('MONTHLY', 28), of('QUARTERLY', 15)]) {
      let run = lastRun(schedule, '2024-06-30')
      while (run.day < '2029-06-30') {
        const next = nextRun(schedule, run.day)
        expect([next.startDay, lastRun(schedule, next.day)]).toEqual([run.day, next])
        run = next
      }
    }
  })
})
