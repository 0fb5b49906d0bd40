import { expect, test } from 'vitest'
import { mayReload } from './chunk-reload.ts'

test.each([
  [null, 5, true],
  [1_000, 60_999, false],
  [1_000, 61_000, true],
  [1_000, 1_000, false],
])('with the last reload at %s and the time %s, reloading is allowed: %s', (last, now, expected) => {
  expect(mayReload(last, now)).toBe(expected)
})
