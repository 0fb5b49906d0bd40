import { expect, it } from 'vitest'
import { isFiltered, listQuery, listSearch, listState, sortOf, withFilter, withoutFilters, withSort } from './list.ts'

const shape = { statuses: 'many', name: 'one' } as const

it.each([
  [{}, { page: 0, size: 20, filters: {} }],
  [
    { page: '2', size: '50', sort: 'name,desc' },
    { page: 2, size: 50, sort: 'name,desc', filters: {} },
  ],
  [{ page: 3 }, { page: 3, size: 20, filters: {} }],
  [
    { statuses: 'DRAFT', name: ['a', 'b'] },
    { page: 0, size: 20, filters: { statuses: ['DRAFT'], name: 'a' } },
  ],
  [{ statuses: ['DRAFT', 'PENDING'] }, { page: 0, size: 20, filters: { statuses: ['DRAFT', 'PENDING'] } }],
  [{ name: 7 }, { page: 0, size: 20, filters: { name: '7' } }],
  [
    { page: -1, size: 0 },
    { page: 0, size: 20, filters: {} },
  ],
  [
    { page: '1.5', size: '501' },
    { page: 0, size: 20, filters: {} },
  ],
  [
    { page: 'x', size: {}, sort: '', name: '', statuses: [] },
    { page: 0, size: 20, filters: {} },
  ],
  [
    { other: 'x', name: null },
    { page: 0, size: 20, filters: {} },
  ],
])('reads %j', (search, expected) => {
  expect(listState(search, shape)).toEqual(expected)
})

it('comes back from the address as it went there', () => {
  const state = { page: 2, size: 50, sort: 'name,asc', filters: { statuses: ['DRAFT'], name: 'x' } }
  expect(listState(listSearch<typeof shape>(state), shape)).toEqual(state)
  expect(listSearch(listState({}, shape))).toEqual({})
})

it('makes the query of a list', () => {
  expect(listQuery(listState({ page: 1, name: 'x', statuses: ['DRAFT'] }, shape))).toEqual({
    page: 1,
    size: 20,
    name: 'x',
    statuses: ['DRAFT'],
  })
})

it('goes back to the first page with a filter', () => {
  const state = listState({ page: 4, name: 'x' }, shape)
  expect(withFilter(state, 'statuses', ['DRAFT'])).toMatchObject({
    page: 0,
    filters: { name: 'x', statuses: ['DRAFT'] },
  })
  expect(withFilter(state, 'name', '')).toMatchObject({ page: 0, filters: {} })
  expect(withFilter(state, 'statuses', []).filters).toEqual({ name: 'x' })
  expect(isFiltered(state)).toBe(true)
  expect(isFiltered(withoutFilters(state))).toBe(false)
})

it('orders up, down, and not at all', () => {
  const up = withSort(listState({ page: 3 }, shape), 'name')
  expect([up.page, sortOf(up)]).toEqual([0, { column: 'name', direction: 'asc' }])
  const down = withSort(up, 'name')
  expect(sortOf(down)).toEqual({ column: 'name', direction: 'desc' })
  expect(sortOf(withSort(down, 'name'))).toBeUndefined()
  expect(withSort(down, 'dueDate').sort).toBe('dueDate,asc')
})
