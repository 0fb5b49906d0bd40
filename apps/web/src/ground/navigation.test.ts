import { expect, test } from 'vitest'
import { activePath, navEntries, seenEntries } from './navigation.ts'

const listed = ['/', '/projects', '/projects/create', '/organizations', '/organizations/units', '/users', '/tm']

test.each([
  ['/', '/'],
  ['/users', '/users'],
  ['/users/3f2', '/users'],
  ['/projects/create', '/projects/create'],
  ['/projects/7', '/projects'],
  ['/organizations/units/9', '/organizations/units'],
  ['/organizations/9', '/organizations'],
  ['/search', '/'],
] as const)('the current link on %s is %s', (current, expected) => {
  expect(activePath(listed, current)).toBe(expected)
})

test('no link is current where none matches', () => {
  expect(activePath(['/users'], '/tasks')).toBeUndefined()
})

test('navigation entries come from routes in their order, and require what their route requires unless they say otherwise', () => {
  const place = { section: 'people', label: 'shell.nav.users', order: 2 } as const
  const entries = navEntries([
    { fullPath: '/users/', options: { staticData: { nav: place, requires: ['USER_list'] } } },
    { fullPath: '/users/$id', options: { staticData: { requires: ['USER_list'] } } },
    { fullPath: '/', options: { staticData: { nav: { ...place, order: 1 } } } },
    {
      fullPath: '/x',
      options: { staticData: { nav: { ...place, order: 3, requires: ['ROLE_CLIENT'] }, requires: ['USER_list'] } },
    },
    { fullPath: '/y', options: {} },
  ])
  expect(entries.map(({ path, requires }) => [path, requires])).toEqual([
    ['/', []],
    ['/users', ['USER_list']],
    ['/x', ['ROLE_CLIENT']],
  ])
})

test('an entry that opens in a tab of its own is for those who have none of the same name within the app', () => {
  const place = { section: 'tools', label: 'shell.nav.portal', order: 1 } as const
  const routes = [
    { fullPath: '/tools/portal', options: { staticData: { nav: place, requires: ['ROLE_ACCOUNT_ADMIN'] as const } } },
    {
      fullPath: '/portal',
      options: { staticData: { nav: { ...place, isApart: true, requires: ['ROLE_CLIENT'] as const } } },
    },
  ]
  const seen = (...roles: string[]) =>
    seenEntries(routes as never, { authorities: roles, permissions: [] }, '').map(({ path }) => path)
  expect(seen('ROLE_ACCOUNT_ADMIN', 'ROLE_CLIENT')).toEqual(['/tools/portal'])
  expect(seen('ROLE_CLIENT')).toEqual(['/portal'])
  expect(seen('ROLE_VENDOR')).toEqual([])
})

test.each([
  ['localhost:4400', true],
  ['app.devops.example.com', true],
  ['app.example.com', false],
  ['demo.example.com', false],
])('[shell.sidebarVisibility] an entry of some kinds of installations shows on %s: %s', (host, expected) => {
  const place = { section: 'tools', label: 'shell.nav.portal', order: 1, hosts: ['devops', 'localhost'] } as const
  const routes = [{ fullPath: '/tools/servicenow', options: { staticData: { nav: place } } }]
  expect(seenEntries(routes, { authorities: [], permissions: [] }, host)).toHaveLength(Number(expected))
})

test.each([
  ['PERSONAL', false],
  ['BUSINESS', true],
  ['ENTERPRISE', true],
])('[shell.sidebarVisibility] an entry that comes with some plans shows with %s: %s', (accountType, expected) => {
  const place = { section: 'integrations', label: 'shell.nav.integrations', order: 1 } as const
  const routes = [
    { fullPath: '/integrations', options: { staticData: { nav: place, feature: 'INTEGRATIONS' } } } as const,
  ]
  const subject = { authorities: [], permissions: [], user: { accountType } }
  expect(seenEntries(routes, subject, '')).toHaveLength(Number(expected))
})
