import { expect, test } from 'vitest'
import type { Subject } from './permissions.ts'
import { accountTypes, planFeatures, planIncludes, tiers, tiersWith } from './tiers.ts'

const someone = (accountType: string, role = 'ACCOUNT_ADMIN'): Subject => ({
  authorities: [`ROLE_${role}`],
  permissions: [],
  user: { accountType },
})

test.each([
  ['PERSONAL', []],
  ['BUSINESS', ['PERMISSION_GROUPS', 'BRANDING', 'INTEGRATIONS']],
  ['ENTERPRISE', ['PERMISSION_GROUPS', 'BRANDING', 'INTEGRATIONS', 'SINGLE_SIGN_ON']],
])('[account.tiers] %s accounts can use exactly %j', (accountType, expected) => {
  expect(planFeatures.filter((feature) => planIncludes(someone(accountType), feature))).toEqual(expected)
})

test('[perm.bypass] admins can use the features of every tier, whatever their account', () => {
  for (const role of ['ADMIN', 'SYSADMIN'])
    expect(planFeatures.filter((feature) => !planIncludes(someone('PERSONAL', role), feature))).toEqual([])
})

test('a caller without a session can use no feature', () => {
  expect(planFeatures.filter((feature) => planIncludes(undefined, feature))).toEqual([])
})

test('a larger tier includes at least what a smaller one does', () => {
  const atLeast = (more: number | null, less: number | null) => more === null || (less !== null && more >= less)
  for (const [at, type] of accountTypes.entries()) {
    const smaller = tiers[accountTypes[Math.max(0, at - 1)]!]
    expect(atLeast(tiers[type].wordsPerMonth, smaller.wordsPerMonth)).toBe(true)
    expect(atLeast(tiers[type].people, smaller.people)).toBe(true)
    expect(smaller.features.filter((feature) => !tiersWith(feature).includes(type))).toEqual([])
  }
})
