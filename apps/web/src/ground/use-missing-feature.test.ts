import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { plansWithout } from './use-missing-feature.ts'

const subject = (role: string, accountType: string) => ({
  authorities: [`ROLE_${role}`],
  permissions: [],
  user: { accountType },
})

test('a feature that a plan lacks is named with the plans that include it, and is there for admins', () => {
  i18n.load('en', { 'enum.accountType.BUSINESS': ['Business'], 'enum.accountType.ENTERPRISE': ['Enterprise'] })
  i18n.activate('en')
  expect(plansWithout(subject('ACCOUNT_ADMIN', 'PERSONAL'), 'PERMISSION_GROUPS')).toBe('Business and Enterprise')
  expect(plansWithout(subject('ACCOUNT_ADMIN', 'BUSINESS'), 'SINGLE_SIGN_ON')).toBe('Enterprise')
  expect(plansWithout(subject('ACCOUNT_ADMIN', 'BUSINESS'), 'PERMISSION_GROUPS')).toBeUndefined()
  expect(plansWithout(subject('ADMIN', 'PERSONAL'), 'PERMISSION_GROUPS')).toBeUndefined()
})
