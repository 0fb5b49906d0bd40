import { describe, expect, test } from 'vitest'
import { flag, formatSearch, listQuery, listSearch, oneOf, parseSearch, someOf, text, texts } from './list.ts'

const read = listSearch({
  name: text,
  status: someOf(['ACTIVE', 'DISABLED']),
  kind: oneOf(['a', 'b']),
  mine: flag,
  tags: texts,
})

test.each([
  ['', {}],
  ['?page=2&size=50&sort=name,desc', { page: 2, size: 50, sort: 'name,desc' }],
  ['?page=-1&size=x&sort=', {}],
  ['?name=Ana&status=DISABLED&status=ACTIVE&status=NOPE', { name: 'Ana', status: ['ACTIVE', 'DISABLED'] }],
  ['?status=ACTIVE', { status: ['ACTIVE'] }],
  ['?kind=c&mine=1', {}],
  ['?kind=b&mine=true&tags=x', { kind: 'b', mine: true, tags: ['x'] }],
  ['?unknown=1', {}],
])('the address %s reads as %o', (address, expected) => {
  expect(read(parseSearch(address))).toEqual(expected)
})

test("invalid values are named and undefined, so that a router doesn't fill in the raw ones", () => {
  expect(read({ status: 'NOPE', size: 'x', unknown: 1 })).toStrictEqual({ status: undefined, size: undefined })
})

describe('formatSearch', () => {
  test.each([
    [{}, ''],
    [{ page: 0, name: '', status: [] }, '?page=0'],
    [{ redirect: '/users?page=1', sort: 'name,asc' }, '?redirect=/users%3Fpage%3D1&sort=name,asc'],
    [{ status: ['A', 'B'] }, '?status=A&status=B'],
  ])('the values %o are written as %s', (values, expected) => {
    expect(formatSearch(values)).toBe(expected)
  })

  test('a search that formatSearch writes can be read back', () => {
    const values = { name: 'a & b=c', status: ['ACTIVE', 'DISABLED'], page: 3 }
    expect(read(parseSearch(formatSearch(values)))).toEqual(values)
  })
})

test('a list asks for 25 rows unless the address says otherwise', () => {
  expect(listQuery({ page: 1 })).toEqual({ page: 1, size: 25 })
  expect(listQuery({ size: 50 })).toEqual({ size: 50 })
  expect(listQuery({ size: undefined })).toEqual({ size: 25 })
})
