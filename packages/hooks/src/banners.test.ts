import { expect, it } from 'vitest'
import { asksForUsage, trialDays, usageNumbers } from './banners.ts'

const subject = (role: string) => ({ authorities: [`ROLE_${role}`], permissions: [] })

it.each([
  [-1, undefined],
  [0, 0],
  [1, 1],
  [30, 30],
  [31, undefined],
  [undefined, undefined],
])('with %s days left the trial banner tells of %s', (remaining, shown) => {
  expect(trialDays(subject('PROJECT_MANAGER'), remaining)).toBe(shown)
  expect(trialDays(subject('ACCOUNT_ADMIN'), remaining)).toBe(shown)
  expect(trialDays(subject('CLIENT'), remaining)).toBeUndefined()
  expect(trialDays(subject('VENDOR'), remaining)).toBeUndefined()
  expect(trialDays(undefined, remaining)).toBeUndefined()
})

it.each([
  ['SYSADMIN', true],
  ['ADMIN', true],
  ['ACCOUNT_ADMIN', true],
  ['PROJECT_MANAGER', false],
  ['CLIENT', false],
  ['VENDOR', false],
])('usage is fetched for %s: %s', (role, asks) => {
  expect(asksForUsage(subject(role))).toBe(asks)
})

it.each([
  [
    { words: 12, currentLimit: 10 },
    { words: 12, limit: 10 },
  ],
  [{ words: 0, currentLimit: 10 }, undefined],
  [{ words: 12 }, undefined],
  [{ currentLimit: 10 }, undefined],
  [undefined, undefined],
])('%j makes the usage banner say %j', (usage, numbers) => {
  expect(usageNumbers(usage)).toEqual(numbers)
})
