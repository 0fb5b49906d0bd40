import { expect, test } from 'vitest'
import { blockingBit, isStrongIssue, issueBits, issueKinds } from './segment-issue-bits.ts'

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
  [
    [
      { kind: 'number', blocking: false },
      { kind: 'control', blocking: true },
    ],
    512 + 1_048_576 + 64,
  ],
  [[{ kind: 'a later one', blocking: true }], blockingBit],
])('the issues %j are the number %i', (issues, expected) => {
  expect(issueBits(issues)).toBe(expected)
})

test.each([
  [0, []],
  [blockingBit, []],
  [1 + 64 + 512, ['missing', 'number']],
  [1_048_576 + 256, ['lineBreak', 'control']],
])('the number %i has the kinds %j', (sum, kinds) => {
  expect(issueKinds(sum)).toEqual(kinds)
})

test.each([
  [{ kind: 'number', rule: 'changed' }, true],
  [{ kind: 'alphanumeric', rule: 'missing' }, true],
  [{ kind: 'number', rule: 'decimalMark' }, false],
  [{ kind: 'space', rule: 'doubleSpace' }, false],
  [{ kind: 'missing' }, false],
])('the issue %j is strong: %s', (issue, isStrong) => {
  expect(isStrongIssue(issue)).toBe(isStrong)
})
