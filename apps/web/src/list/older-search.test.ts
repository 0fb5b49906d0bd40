import { expect, it } from 'vitest'
import { withOlderFilters } from './older-search.ts'

const fields = { roles: 'role', status: 'status', sourceLocales: 'source' }

it.each([
  [{}, {}],
  [{ name: 'Ana' }, { q: 'Ana' }],
  [
    { name: 'Ana', roles: ['VENDOR', 'PROJECT_MANAGER'] },
    { q: 'Ana', filter: 'role:vendor,project-manager' },
  ],
  [{ roles: 'VENDOR', status: ['ACTIVE'] }, { filter: 'role:vendor status:active' }],
  [{ sourceLocales: ['pt_BR'] }, { filter: 'source:pt_br' }],
  [{ roles: 'a b' }, {}],
])('the filters of the older link %o are the address %o', (raw, expected) => {
  expect(withOlderFilters({}, raw, fields)).toEqual(expected)
})

it('filters in an address take precedence over filters of older links', () => {
  const search = { q: 'Ben', filter: 'status:active' }
  expect(withOlderFilters(search, { name: 'Ana', roles: 'VENDOR' }, fields)).toEqual(search)
})
