import type { Subject } from '@dragoman/sdk/permissions'
import { roleOrder } from '@dragoman/sdk/roles'
import { expect, test } from 'vitest'
import { exceeded, isToldOf, seesTrial, seesUsage, trialDays } from './account-banners.ts'

const someone = (role: string): Subject => ({ authorities: [`ROLE_${role}`], permissions: [] })
const rolesThat = (may: (subject: Subject) => boolean) => roleOrder.filter((role) => may(someone(role)))

test('[banner.trial] account administrators and project managers are told of a trial', () => {
  expect(rolesThat(seesTrial)).toEqual(['SYSADMIN', 'ADMIN', 'ACCOUNT_ADMIN', 'PROJECT_MANAGER'])
})

test('[banner.usage] account administrators alone are told of the usage', () => {
  expect(rolesThat(seesUsage)).toEqual(['SYSADMIN', 'ADMIN', 'ACCOUNT_ADMIN'])
})

test.each([
  [31, undefined],
  [30, 30],
  [1, 1],
  [0, 0],
  [-1, undefined],
  [null, undefined],
  [undefined, undefined],
])('[banner.trial] with %s days left, the banner shows %s', (days, shown) => {
  expect(trialDays(days)).toBe(shown)
})

test.each([
  [
    { words: 11, currentLimit: 10 },
    { words: 11, currentLimit: 10 },
  ],
  [{ words: 10, currentLimit: 10 }, undefined],
  [
    { words: 1, currentLimit: 0 },
    { words: 1, currentLimit: 0 },
  ],
  [{ words: 11 }, undefined],
  [{ currentLimit: 10 }, undefined],
  [undefined, undefined],
])('[banner.usage] of %j the banner shows %j', (status, shown) => {
  expect(exceeded(status)).toEqual(shown)
})

test.each([
  [true, undefined, true],
  [true, 'another', true],
  [true, 'this', false],
  [false, undefined, false],
])('[banner.maintenance] in progress %s, dismissed %s: shows %s', (inProgress, dismissed, shown) => {
  expect(isToldOf({ uuid: 'this', beginDate: 1, endDate: 2, inProgress }, dismissed)).toBe(shown)
})

test('[banner.maintenance] without a notice there is no banner', () => {
  expect([isToldOf(null, undefined), isToldOf(undefined, undefined)]).toEqual([false, false])
})
