import { expect, test } from 'vitest'
import { movedEnds } from './SplitDialog.tsx'

const slices = [4, 9, 14, 19].map((endIndex) => ({ endIndex }))

test.each([
  ['within its slice', 1, 7, [4, 7, 14, 19]],
  ['over the ends after it', 0, 15, [15, 16, 17, 19]],
  ['before the ends before it', 2, 3, [1, 2, 3, 19]],
] as const)('an end that is moved %s keeps every slice', (_, at, end, ends) => {
  expect(movedEnds(slices, at, end)).toEqual(ends)
})
