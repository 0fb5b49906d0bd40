import { expect, it } from 'vitest'
import { projectSearch } from './project-search.ts'

const uuid = '88313cf8-e2d7-4b5c-bc3a-33f572f4aa27'

it('the address keeps valid filters of the project list', () => {
  const filters = { q: 'guide', status: ['DRAFT', 'PENDING'], orgUnitUuid: uuid, startDueDate: '2026-11-01' }
  const search = { ...filters, page: 2, sort: 'dueDate,desc' }
  expect(projectSearch(search)).toEqual(search)
})

it.each([
  { status: 'LOST' },
  { orgUnitUuid: 'x' },
  { projectManagerUuid: `${uuid}0` },
  { startDueDate: '2026-13-01' },
  { endDueDate: '1.2.2026' },
  { startCreateDate: '20261101' },
  { unknown: 'x' },
])('the address drops the invalid value of %o', (search) => {
  expect(projectSearch(search)).toEqual({})
})
