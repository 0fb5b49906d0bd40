import { expect, test } from 'vitest'
import { less } from './less.ts'

test.each([
  [100.1, 33.4, 66.7],
  [0.3, 0.1, 0.2],
  [12.3456, 0, 12.3456],
  [1.1, 1.1, 0],
  [10, 12.5, -2.5],
])('%d less %d is %d', (amount, taken, left) => {
  expect(less(amount, taken)).toBe(left)
})
