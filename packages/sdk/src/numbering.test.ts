import { expect, test } from 'vitest'
import { documentNumber, isNumberPattern } from './numbering.ts'

test.each([
  ['INV-{YYYY}-{NNNN}', 42, 'INV-2026-0042'],
  ['{YY}{MM}/{N}', 7, '2603/7'],
  ['{NNN}', 12345, '12345'],
])('%s numbers document %i as %s', (pattern, number, expected) => {
  expect(isNumberPattern(pattern)).toBe(true)
  expect(documentNumber(pattern, { number, day: '2026-03-09' })).toBe(expected)
})

test.each(['', 'INV', '{YYYY}', '{N}-{NN}', '{N} {DD}', '{N', '{NNNNNNNNNN}'])('%j numbers nothing', (pattern) => {
  expect(isNumberPattern(pattern)).toBe(false)
})
