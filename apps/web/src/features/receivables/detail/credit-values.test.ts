import type { InvoiceLine } from '@dragoman/sdk/operations/receivables'
import { expect, test } from 'vitest'
import { creditOf, leftOf, wrongLines } from './credit-values.ts'

const line = (uuid: string, net: number, creditedNet = 0) => ({ uuid, net, creditedNet }) as InvoiceLine
const lines = [line('de', 25.61), line('fr', 25.63, 5.53), line('es', 25.06)]

test('the rest of a line has no traces of binary fractions', () => {
  expect(leftOf(line('fr', 25.63, 5.53))).toBe(20.1)
})

test('a chosen line takes an amount above zero, up to what is left of it', () => {
  expect(wrongLines(lines, { de: 25.61, fr: 20.1 })).toEqual([])
  expect(wrongLines(lines, { de: 25.62, fr: 0, es: Number.NaN })).toEqual(['de', 'fr', 'es'])
})

test('a discount is credited in full or not at all', () => {
  const discount = line('discount', -20, -5)
  expect(wrongLines([discount], { discount: -15 })).toEqual([])
  for (const amount of [-14.99, -20, 0, 15, Number.NaN])
    expect(wrongLines([discount], { discount: amount })).toEqual(['discount'])
  expect(creditOf([discount], { discount: -15 }, 'Late').lines).toEqual([{ lineUuid: 'discount' }])
})

test('all that is left of a line is sent without an amount', () => {
  expect(creditOf(lines, { de: 25.61, fr: 10 }, ' Late ')).toEqual({
    lines: [{ lineUuid: 'de' }, { lineUuid: 'fr', amount: 10 }],
    reason: 'Late',
  })
})
