import { expect, it } from 'vitest'
import { isAllowedAddress, isRange } from './allowed-addresses.ts'

it.each([
  [[], '203.0.113.9', true],
  [['192.0.2.0/24'], '192.0.2.255', true],
  [['192.0.2.0/24'], '192.0.3.0', false],
  [['192.0.2.7'], '192.0.2.7', true],
  [['192.0.2.7'], '192.0.2.8', false],
  [['192.0.2.0/24'], '::ffff:192.0.2.1', true],
  [['2001:db8::/32'], '2001:db8:1::1', true],
  [['2001:db8::/32'], '2001:db9::1', false],
  [['192.0.2.0/24', '2001:db8::/32'], '2001:db8::1', true],
  [['0.0.0.0/0'], '2001:db8::1', false],
  [['192.0.2.0/24'], 'unknown', false],
] as const)('%j allows %s: %s', (ranges, address, expected) => {
  expect(isAllowedAddress(ranges, address)).toBe(expected)
})

it.each([
  '',
  'example.com',
  '192.0.2.0/33',
  '192.0.2.0/-1',
  '192.0.2.0/',
  '192.0.2.0/24/8',
  '2001:db8::/129',
  '192.0.2',
])('%j is not a range of addresses', (text) => expect(isRange(text)).toBe(false))
