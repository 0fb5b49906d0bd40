import { expect, it } from 'vitest'
import { addressOf, isChanged, savedPart } from './list-views.ts'

const search = {
  sort: 'dueDate,asc',
  filter: 'status:draft tag:"a b"',
  columns: 'reference,status',
  page: 3,
  view: 'x',
}

it('a view keeps the address without its page, and leads back to it', () => {
  const saved = savedPart(search)
  const { page: _page, ...kept } = search
  expect(addressOf({ uuid: 'x', search: saved })).toEqual(kept)
  expect(isChanged(search, { search: saved })).toBe(false)
})

it.each([{ sort: 'dueDate,desc' }, { filter: undefined }, { density: 'regular' as const }])(
  'an address with %o differs from its view',
  (change) => {
    expect(isChanged({ ...search, ...change }, { search: savedPart(search) })).toBe(true)
  },
)
