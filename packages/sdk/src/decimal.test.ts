import { describe, expect, it } from 'vitest'
import {
  add,
  compare,
  decimal,
  divide,
  multiply,
  roundHalfUp,
  subtract,
  sum,
  toNumber,
  toText,
  zero,
} from './decimal.ts'

describe('decimal', () => {
  it.each<[string | number | bigint, string]>([
    ['0', '0'],
    ['-12.50', '-12.50'],
    ['0.000001', '0.000001'],
    [0.1, '0.1'],
    [1e-7, '0.0000001'],
    [1.5e-7, '0.00000015'],
    [1e21, '1000000000000000000000'],
    [12n, '12'],
    ['9007199254740993.01', '9007199254740993.01'],
    ['-0.5', '-0.5'],
  ])('decimal reads %s', (value, text) => {
    expect(toText(decimal(value))).toBe(text)
  })
  it.each(['', '.5', '1.', '1,5', 'NaN', 'Infinity', ' 1', '1 ', '0x10', '--1'])('decimal refuses %j', (value) => {
    expect(() => decimal(value)).toThrow(RangeError)
  })
})

it.each([
  ['0.1', '0.2', '0.3', '-0.1', '0.02'],
  ['1.25', '-3', '-1.75', '4.25', '-3.75'],
  ['0', '0.00', '0.00', '0.00', '0.00'],
])('sum, difference and product of %s and %s are exact', (a, b, added, subtracted, multiplied) => {
  expect(toText(add(decimal(a), decimal(b)))).toBe(added)
  expect(toText(subtract(decimal(a), decimal(b)))).toBe(subtracted)
  expect(toText(multiply(decimal(a), decimal(b)))).toBe(multiplied)
})

it.each([
  ['1.005', 2, '1.01'],
  ['1.004999', 2, '1.00'],
  ['-1.005', 2, '-1.01'],
  ['-1.004', 2, '-1.00'],
  ['2.5', 0, '3'],
  ['-2.5', 0, '-3'],
  ['0.5', 0, '1'],
  ['1', 2, '1.00'],
  ['0.0049', 2, '0.00'],
])('%s is rounded half up to %i decimals', (value, scale, rounded) => {
  expect(toText(roundHalfUp(decimal(value), scale))).toBe(rounded)
})

it.each([
  ['1', '3', 6, '0.333333'],
  ['2', '3', 6, '0.666667'],
  ['-2', '3', 2, '-0.67'],
  ['1', '-8', 2, '-0.13'],
  ['1000', '250', 0, '4'],
  ['0.5', '0.25', 1, '2.0'],
  ['1', '1000', 6, '0.001000'],
])('%s divided by %s is rounded to %i decimals', (a, b, scale, quotient) => {
  expect(toText(divide(decimal(a), decimal(b), scale))).toBe(quotient)
})

it('division by zero is refused', () => {
  expect(() => divide(decimal('1'), zero, 2)).toThrow(RangeError)
})

it('numbers of different scales are compared and summed', () => {
  expect(compare(decimal('1.0'), decimal('1'))).toBe(0)
  expect(compare(decimal('-1.01'), decimal('-1'))).toBe(-1)
  expect(compare(decimal('0.1'), decimal('0.09'))).toBe(1)
  expect(toText(sum(['0.1', '0.20', '3'].map(decimal)))).toBe('3.30')
  expect(toText(sum([]))).toBe('0')
  expect(toNumber(decimal('-12.340'))).toBe(-12.34)
})
