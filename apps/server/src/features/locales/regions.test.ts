import { expect, it } from 'vitest'
import { timezones } from './regions.ts'

const sydney = (at: string) => timezones(new Date(at)).find(({ key }) => key === 'Australia/Sydney')?.value

it('time zone offsets are right on both sides of a clock change, in any order of requests', () => {
  expect(sydney('2026-10-03T15:59:59Z')).toBe('(GMT+10:00) Australia/Sydney')
  expect(sydney('2026-10-03T16:00:00Z')).toBe('(GMT+11:00) Australia/Sydney')
  expect(sydney('2026-10-03T15:59:59Z')).toBe('(GMT+10:00) Australia/Sydney')
  expect(timezones(new Date('2026-10-03T15:50:00Z'))[0]).toEqual({ key: 'UTC', value: '(GMT+00:00) UTC' })
})
