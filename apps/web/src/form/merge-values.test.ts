import { expect, it } from 'vitest'
import { clashesOf, mergeValues } from './merge-values.ts'

const base = { name: 'Anna', city: 'Berlin', tags: ['a'] }

it.each([
  ['keeps what only they changed', base, { ...base, city: 'Bonn' }, { ...base, city: 'Bonn' }, []],
  ['keeps what only I changed', { ...base, name: 'Ann' }, base, { ...base, name: 'Ann' }, []],
  [
    'keeps both where the fields differ',
    { ...base, tags: ['b'] },
    { ...base, city: 'Bonn' },
    { ...base, city: 'Bonn', tags: ['b'] },
    [],
  ],
  [
    'prefers mine in the same field, and names it',
    { ...base, name: 'Ann' },
    { ...base, name: 'Anne' },
    { ...base, name: 'Ann' },
    [{ field: 'name', mine: 'Ann', theirs: 'Anne' }],
  ],
  [
    'sees no clash in the same change',
    { ...base, name: 'Ann' },
    { ...base, name: 'Ann' },
    { ...base, name: 'Ann' },
    [],
  ],
])('a merge %s', (_, mine, theirs, merged, clashes) => {
  expect(mergeValues(base, mine, theirs)).toEqual(merged)
  expect(clashesOf(base, mine, theirs)).toEqual(clashes)
})
