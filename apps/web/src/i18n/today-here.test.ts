import { afterEach, expect, test, vi } from 'vitest'
import { todayHere } from './today-here.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each([
  ['UTC', '2026-11-28T23:30:00Z', '2026-11-28'],
  ['Asia/Tokyo', '2026-11-28T23:30:00Z', '2026-11-29'],
  ['America/Los_Angeles', '2026-11-29T05:30:00Z', '2026-11-28'],
])('in %s it is, at %s, %s', (zone, moment, day) => {
  vi.stubEnv('TZ', zone)
  expect(new Date(todayHere(Date.parse(moment))).toISOString()).toBe(`${day}T00:00:00.000Z`)
})
