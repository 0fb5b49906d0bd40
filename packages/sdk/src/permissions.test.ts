import { describe, expect, it } from 'vitest'
import { defaultPermissions, permissionTable } from './permission-table.ts'
import {
  can,
  hasPermission,
  hasRole,
  highestRole,
  isAccountAdmin,
  isAccountType,
  isAdmin,
  isClient,
  isManager,
  isNonAdminVendor,
  isSysAdmin,
  isVendor,
  mappedRoles,
  missingFor,
  outranks,
  rolesOf,
  type Requirement,
} from './permissions.ts'
import { roleOrder, type Role } from './roles.ts'

const subject = (roles: readonly string[], codes: Record<string, boolean> = {}) => ({
  authorities: roles.map((role) => `ROLE_${role}`),
  permissions: Object.entries(codes).map(([code, active]) => ({ code, active })),
  user: { accountType: 'BUSINESS' },
})

describe('roles', () => {
  it('[perm.prefix] roles are authorities without their prefix, and nothing else is a role', () => {
    expect(
      rolesOf({ authorities: ['ROLE_VENDOR', 'CLIENT', 'ROLE_', 'role_ADMIN', 'ROLE_OTHER'], permissions: [] }),
    ).toEqual(['VENDOR', 'OTHER'])
    expect(rolesOf(undefined)).toEqual([])
    expect(highestRole(subject(['VENDOR', 'ACCOUNT_ADMIN', 'CLIENT']))).toBe('ACCOUNT_ADMIN')
    expect(highestRole(null)).toBeUndefined()
  })

  it('[perm.prefix] the prefix is taken off once, and a role that the product does not know counts by its name alone', () => {
    const odd = { authorities: ['ROLE_ROLE_X', 'ROLE_ROLE_ADMIN', 'ROLE_CLIENT'], permissions: [] }
    expect(rolesOf(odd)).toEqual(['CLIENT', 'ROLE_X', 'ROLE_ADMIN'])
    expect([hasRole(odd, 'ROLE_X'), hasRole(odd, 'X'), hasRole(odd, 'ADMIN'), isAdmin(odd)]).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect([can(odd, ['ROLE_ROLE_X']), can(odd, ['ROLE_X']), can(odd, ['ROLE_ADMIN'])]).toEqual([true, false, false])
    expect([highestRole(odd), mappedRoles('ROLE_X')]).toEqual(['CLIENT', []])
    expect(outranks(subject(['ROLE_X']), subject([]))).toBe(false)
  })

  // isAdmin, isSysAdmin, isAccountAdmin, isManager, isClient, isVendor, isNonAdminVendor
  it.each<[Role[], string]>([
    [['SYSADMIN'], '1111110'],
    [['ADMIN'], '1011110'],
    [['ACCOUNT_ADMIN'], '0011000'],
    [['PROJECT_MANAGER'], '0001000'],
    [['CLIENT'], '0000100'],
    [['VENDOR'], '0000011'],
    [['VENDOR', 'ACCOUNT_ADMIN'], '0011010'],
    [['VENDOR', 'CLIENT'], '0000111'],
    [[], '0000000'],
  ])('[perm.derived] the roles %j count as %s', (roles, expected) => {
    const checks = [isAdmin, isSysAdmin, isAccountAdmin, isManager, isClient, isVendor, isNonAdminVendor]
    expect(checks.map((check) => Number(check(subject(roles)))).join('')).toBe(expected)
  })

  it('[perm.bypass] only admins count as every role', () => {
    for (const role of roleOrder) {
      expect(hasRole(subject(['ADMIN']), role)).toBe(true)
      expect(hasRole(subject(['SYSADMIN']), role)).toBe(true)
      expect(hasRole(subject(['ACCOUNT_ADMIN']), role)).toBe(role === 'ACCOUNT_ADMIN')
    }
  })

  it('roles rank one above the other, with CLIENT and VENDOR side by side', () => {
    const ranks = { SYSADMIN: 5, ADMIN: 4, ACCOUNT_ADMIN: 3, PROJECT_MANAGER: 2, CLIENT: 1, VENDOR: 1 }
    for (const a of roleOrder) {
      for (const b of roleOrder) expect(outranks(subject([a]), subject([b]))).toBe(ranks[a] > ranks[b])
      expect(outranks(undefined, subject([a]))).toBe(false)
    }
  })

  it('[perm.mapping] each role maps to the roles it may grant', () => {
    expect(mappedRoles('CLIENT')).toEqual(['CLIENT'])
    expect(mappedRoles('PROJECT_MANAGER')).toEqual(['PROJECT_MANAGER', 'VENDOR'])
    expect(mappedRoles('VENDOR')).toEqual([])
    expect(mappedRoles('ACCOUNT_ADMIN')).toEqual(['PROJECT_MANAGER', 'CLIENT', 'VENDOR'])
  })

  it.each(['PERSONAL', 'BUSINESS', 'ENTERPRISE'] as const)(
    '[account.tiers] users of a %s account count only as users of that account type',
    (accountType) => {
      const somebody = { ...subject(['ACCOUNT_ADMIN']), user: { accountType } }
      for (const type of ['PERSONAL', 'BUSINESS', 'ENTERPRISE'] as const) {
        expect(isAccountType(somebody, type)).toBe(type === accountType)
        expect(isAccountType({ ...somebody, authorities: ['ROLE_ADMIN'] }, type)).toBe(true)
      }
    },
  )

  it('[perm.bypass] users count for their own account type, and admins for all', () => {
    expect(isAccountType(subject(['VENDOR']), 'BUSINESS', 'ENTERPRISE')).toBe(true)
    expect(isAccountType(subject(['VENDOR']), 'ENTERPRISE')).toBe(false)
    expect(isAccountType(subject(['ADMIN']), 'ENTERPRISE')).toBe(true)
    expect(isAccountType(undefined, 'BUSINESS')).toBe(false)
  })
})

describe('can', () => {
  const requirements: [string, Requirement][] = [
    ['public', 'public'],
    ['any session', []],
    ['a permission', ['TASK_list']],
    ['one of two permissions', ['PROJECT_list', 'TASK_list']],
    ['a role', ['ROLE_VENDOR']],
    ['a role or a permission', ['ROLE_CLIENT', 'TASK_list']],
    ['system administrators alone', ['ROLE_SYSADMIN']],
  ]
  const subjects: [string, Parameters<typeof can>[0], string][] = [
    ['nobody', undefined, '1000000'],
    ['nobody (null)', null, '1000000'],
    ['somebody without anything', subject([]), '1100000'],
    ['a vendor without permissions', subject(['VENDOR']), '1100100'],
    ['somebody with the permission', subject([], { TASK_list: true }), '1111010'],
    ['somebody with the permission switched off', subject([], { TASK_list: false }), '1100000'],
    ['a client', subject(['CLIENT']), '1100010'],
    ['an account admin without permissions', subject(['ACCOUNT_ADMIN']), '1100000'],
    ['an admin', subject(['ADMIN']), '1111110'],
    ['a system admin', subject(['SYSADMIN']), '1111111'],
  ]
  it.each(subjects)('%s', (_, who, expected) => {
    expect(requirements.map(([, requirement]) => Number(can(who, requirement))).join('')).toBe(expected)
  })

  it("can refuses a requirement it doesn't understand", () => {
    expect(can(subject(['SYSADMIN']), undefined as unknown as Requirement)).toBe(false)
    expect(can(subject(['SYSADMIN']), 'TASK_list' as unknown as Requirement)).toBe(false)
    expect(can({ authorities: [], permissions: [{ code: 'TASK_list' }] }, ['TASK_list'])).toBe(false)
    expect(hasPermission({ authorities: [], permissions: [{ active: true }] }, 'TASK_list')).toBe(false)
  })

  it('missingFor names what would be enough', () => {
    expect(missingFor(subject([]), ['TASK_list', 'ROLE_CLIENT'])).toEqual(['TASK_list', 'ROLE_CLIENT'])
    expect(missingFor(subject(['CLIENT']), ['TASK_list', 'ROLE_CLIENT'])).toEqual([])
    expect(missingFor(undefined, 'public')).toEqual([])
  })
})

describe('the table of permissions', () => {
  it('the permission table has each code once', () => {
    const codes = permissionTable.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('account admins and above have every permission', () => {
    for (const role of ['SYSADMIN', 'ADMIN', 'ACCOUNT_ADMIN'] as const) {
      expect(defaultPermissions(role)).toHaveLength(permissionTable.length)
    }
  })

  it.each([
    [
      'CLIENT',
      'PROJECT_list PROJECT_create PROJECT_change_status PROJECT_upload PROJECT_download PROJECT_costs PROJECT_activity PROJECT_message ORGANIZATION_list ORG_UNIT_list SEARCH_global',
    ],
    [
      'VENDOR',
      'PROJECT_activity PROJECT_message TASK_list TASK_work EDITOR_open_editor SEARCH_global GLOSSARY_list QUALITY_review_list',
    ],
  ] as const)('a %s has the permissions they need', (role, expected) => {
    expect(
      defaultPermissions(role)
        .map(({ code }) => code)
        .join(' '),
    ).toBe(expected)
  })

  it('managers get no permissions for finance, payment details, prices, new organizations, and grants', () => {
    const kept = permissionTable.filter((row) => !defaultPermissions('PROJECT_MANAGER').includes(row))
    expect(kept.map(({ code }) => code)).toEqual([
      'ORGANIZATION_create',
      'ORG_UNIT_create',
      'USER_billing',
      'PERMISSION_GROUP_create',
      'PERMISSION_grant',
      'PRICE_LIST_save',
      'NET_RATE_save',
      'PAYABLES_get_payables',
      'PAYABLES_create',
      'PAYABLES_approve',
      'PAYABLES_cancel',
      'PAYABLES_pay',
      'RECEIVABLES_get_invoices',
      'RECEIVABLES_create',
      'RECEIVABLES_cancel',
      'RECEIVABLES_payment',
      'FINANCE_lock',
    ])
  })
})
