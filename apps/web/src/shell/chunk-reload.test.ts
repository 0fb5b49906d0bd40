import { expect, test } from 'vitest'
import { mayReload } from './chunk-reload.ts'

test.each([
  [null, 5, true],
  [1_000, 60_999, false],
  [1_000, 61_000, true],
  [1_000, 1_000, false],
])('last reload at %s, now %s: %s', (last, now, expected) => {
  expect(mayReload(last, now)).toBe(expected)
})
