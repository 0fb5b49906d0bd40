import { describe, expect, it } from 'vitest'
import { daysOf, lastMonths, monthsOf } from './months.ts'
import { addressOf, periodOf, presetOf } from './period-of.ts'

const now = new Date('2026-11-24T10:00Z')

describe('a period', () => {
  it('three months up to the present one are shown where the address says nothing', () => {
    expect(periodOf({}, now)).toEqual({ from: '2026-09', to: '2026-11' })
    expect(presetOf({})).toBe('3')
    expect(addressOf('3')).toEqual({ months: undefined, from: undefined, to: undefined })
  })

  it('a number of months moves on with the present one, months with names stay', () => {
    expect(periodOf({ months: '12' }, now)).toEqual({ from: '2025-12', to: '2026-11' })
    expect(periodOf({ from: '2026-02', to: '2026-05' }, now)).toEqual({ from: '2026-02', to: '2026-05' })
    expect(presetOf({ from: '2026-02' })).toBe('other')
  })

  it('an address with its months in the wrong order is read in the right one', () => {
    expect(periodOf({ from: '2026-05', to: '2026-02' }, now)).toEqual({ from: '2026-02', to: '2026-05' })
  })

  it('the days of months begin on the first and end on the last of them, in leap years, too', () => {
    expect(daysOf({ from: '2027-12', to: '2028-02' })).toEqual({ startDate: '2027-12-01', endDate: '2028-02-29' })
    expect(monthsOf({ from: '2027-12', to: '2028-02' })).toEqual(['2027-12', '2028-01', '2028-02'])
    expect(lastMonths(12, '2026-11')).toEqual({ from: '2025-12', to: '2026-11' })
  })
})
