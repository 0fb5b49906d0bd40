import { expect, it } from 'vitest'
import { projectSearch } from './project-search.ts'

const uuid = '88313cf8-e2d7-4b5c-bc3a-33f572f4aa27'

it('the address keeps what a list of projects shows', () => {
  const search = {
    q: 'guide',
    filter: 'status:draft,pending due:>=2026-11-01',
    columns: 'reference,status',
    density: 'regular',
    orgUnitUuid: uuid,
    page: 2,
    sort: 'dueDate,desc',
  }
  expect(projectSearch(search)).toEqual(search)
})

it.each([{ orgUnitUuid: 'x' }, { projectManagerUuid: `${uuid}0` }, { density: 'huge' }, { unknown: 'x' }])(
  'the address drops the invalid value of %o',
  (search) => {
    expect(projectSearch(search)).toEqual({})
  },
)

it('the states of an older link become a condition', () => {
  expect(projectSearch({ status: ['PENDING', 'DRAFT', 'LOST'] })).toEqual({ filter: 'status:draft,pending' })
  expect(projectSearch({ status: 'PENDING', filter: 'tag:a' })).toEqual({ filter: 'tag:a' })
})
