import { expect, test } from 'vitest'
import { blockingBit, issueBits } from './segment-issue-bits.ts'

test.each([
  [[], 0],
  [[{ kind: 'missing', blocking: true }], 1 + blockingBit],
  [[{ kind: 'missing', blocking: false }], 1],
  [
    [
      { kind: 'extra', blocking: true },
      { kind: 'extra', blocking: true },
      { kind: 'length', blocking: false },
    ],
    2 + 32 + 64,
  ],
  [[{ kind: 'lineBreak', blocking: false }], 256],
  [[{ kind: 'a later one', blocking: true }], blockingBit],
])('the issues %j are the number %i', (issues, expected) => {
  expect(issueBits(issues)).toBe(expected)
})
