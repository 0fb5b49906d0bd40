import { expect, test } from 'vitest'
import { secondsShown } from './reading-speed.ts'

test.each([
  ['00:00:01,000 --> 00:00:03,500', 2.5],
  ['Whispers.\n01:02:03.250 --> 01:02:04.000', 0.75],
  ['00:59.000 --> 01:01.000', 2],
  ['00:00:03,000 --> 00:00:03,000', undefined],
  ['See page 3 --> 4', undefined],
  [undefined, undefined],
])('a note with %j shows its subtitle for so many seconds', (note, expected) => {
  expect(secondsShown(note)).toBe(expected)
})
