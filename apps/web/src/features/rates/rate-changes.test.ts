import { expect, test } from 'vitest'
import { changesBetween } from './rate-changes.ts'

test('changed and added values keep their order, removed ones follow, and unchanged ones are left out', () => {
  const before = new Map([
    ['en > es', '$0.10'],
    ['en > de', '$0.12'],
    ['en > fr', '$0.11'],
  ])
  const after = new Map([
    ['en > es', '$0.10'],
    ['en > ja', '$0.20'],
    ['en > de', '$0.13'],
  ])
  expect(changesBetween(before, after)).toEqual([
    { label: 'en > ja', before: undefined, after: '$0.20' },
    { label: 'en > de', before: '$0.12', after: '$0.13' },
    { label: 'en > fr', before: '$0.11' },
  ])
})
