import { toBase64 } from '@dragoman/sdk/base64'
import { expect, test } from 'vitest'
import { contextOf, editorSearch } from './editor-context.ts'

const ids = 'T-0b0c7f0e-1111-4222-8333-444455556666,0b0c7f0e-1111-4222-8333-444455556667'

test.each([
  ['base64 of ids', toBase64(ids), ids],
  ['base64 of other characters', toBase64('später'), 'später'],
  ['ids as they are', ids, ids],
  ['bytes that are not text', btoa('\xff\xfe'), btoa('\xff\xfe')],
])('the context of an address is read from %s', (_, address, expected) => {
  expect(contextOf(address)).toBe(expected)
})

test('the address drops invalid values', () => {
  expect(editorSearch({ unit: 'a', filter: 'open', text: 'x', page: '2' })).toEqual({
    unit: 'a',
    filter: 'open',
    text: 'x',
  })
  expect(editorSearch({ filter: 'all' })).toEqual({})
})
