import { expect, it } from 'vitest'
import { dayOf, isTimezone, shiftDays, startOfDay } from './zoned-days.ts'

const at = (text: string) => Date.parse(text)
const iso = (moment: number) => new Date(moment).toISOString().replace(':00.000Z', 'Z')

it.each([
  ['2027-01-15T07:59:59Z', 'America/Los_Angeles', '2027-01-14'],
  ['2027-01-15T08:00:00Z', 'America/Los_Angeles', '2027-01-15'],
  ['2027-01-14T18:14:59Z', 'Asia/Kathmandu', '2027-01-14'],
  ['2027-01-14T18:15:00Z', 'Asia/Kathmandu', '2027-01-15'],
  ['2027-01-14T11:00:00Z', 'Pacific/Apia', '2027-01-15'],
  ['2027-01-15T02:59:59Z', 'America/Sao_Paulo', '2027-01-14'],
  ['2027-01-15T00:00:00Z', 'UTC', '2027-01-15'],
  ['1969-12-31T23:59:59.500Z', 'UTC', '1969-12-31'],
])('%s is, in %s, %s', (moment, timezone, day) => {
  expect(dayOf(at(moment), timezone)).toBe(day)
})

it.each([
  ['2027-01-15', 'UTC', '2027-01-15T00:00Z'],
  ['2027-01-15', 'America/Los_Angeles', '2027-01-15T08:00Z'],
  ['2027-03-14', 'America/Los_Angeles', '2027-03-14T08:00Z'],
  ['2027-03-15', 'America/Los_Angeles', '2027-03-15T07:00Z'],
  ['2027-11-07', 'America/Los_Angeles', '2027-11-07T07:00Z'],
  ['2027-11-08', 'America/Los_Angeles', '2027-11-08T08:00Z'],
  ['2027-01-15', 'Asia/Kathmandu', '2027-01-14T18:15Z'],
  ['2027-01-15', 'Pacific/Apia', '2027-01-14T11:00Z'],
  // Samoa had no December 30 in 2011.
  ['2011-12-29', 'Pacific/Apia', '2011-12-29T10:00Z'],
  ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00Z'],
  ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00Z'],
  // In Brazil clocks were set forward at midnight, and back at midnight.
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00Z'],
  ['2018-11-05', 'America/Sao_Paulo', '2018-11-05T02:00Z'],
  ['2018-02-18', 'America/Sao_Paulo', '2018-02-18T03:00Z'],
  ['2018-02-17', 'America/Sao_Paulo', '2018-02-17T02:00Z'],
])('%s begins, in %s, at %s', (day, timezone, moment) => {
  expect(iso(startOfDay(day, timezone))).toBe(moment)
})

it.each([
  ['2027-03-26T16:00:00Z', 7, 'Europe/Berlin', '2027-04-02T15:00Z'],
  ['2027-10-29T15:00:00Z', 7, 'Europe/Berlin', '2027-11-05T16:00Z'],
  ['2027-04-02T15:00:00Z', -7, 'Europe/Berlin', '2027-03-26T16:00Z'],
  ['2027-03-08T01:30:00Z', 7, 'America/Los_Angeles', '2027-03-15T00:30Z'],
  // 02:30 is skipped on March 28: an hour later.
  ['2027-03-27T01:30:00Z', 1, 'Europe/Berlin', '2027-03-28T01:30Z'],
  // 02:30 is there twice on October 31: the first.
  ['2027-10-30T00:30:00Z', 1, 'Europe/Berlin', '2027-10-31T00:30Z'],
  ['2027-01-10T12:00:00Z', 30, 'Asia/Kathmandu', '2027-02-09T12:00Z'],
])('%s, %d days later in %s, is %s', (moment, days, timezone, later) => {
  expect(iso(shiftDays(at(moment), days, timezone))).toBe(later)
})

it('only names of time zones count as time zones', () => {
  expect(['Europe/Berlin', 'UTC', 'Asia/Calcutta'].filter((name) => !isTimezone(name))).toEqual([])
  expect(['Europe/Berln', '', 'x; y', '+02:00'].filter(isTimezone)).toEqual([])
})
