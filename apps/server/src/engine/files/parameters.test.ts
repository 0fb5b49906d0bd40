import { expect, test } from 'vitest'
import { withinDeadline } from './parameters.ts'

test('an expression that never ends is stopped', () => {
  const slow = /^(a+)+$/gu
  expect(() => withinDeadline([slow], 'a.json', () => slow.test(`${'a'.repeat(40)}!`), 200)).toThrow('takes too long')
})

test('results and errors come through', () => {
  expect(withinDeadline([/a/], 'a', () => 7)).toBe(7)
  expect(withinDeadline([undefined], 'a', () => 7)).toBe(7)
  expect(() => withinDeadline([/a/], 'a', () => { throw new TypeError('mine') })).toThrow(TypeError)
})
