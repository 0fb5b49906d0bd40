import { expect, test } from 'vitest'
import { emptyInvoice, inputOf, type ChosenTaxes } from './invoice-values.ts'

const chosen = { unit: 'unit', projects: ['one', 'two'] }

test('fields that are not touched are left to the server', () => {
  expect(inputOf(emptyInvoice, chosen)).toEqual({
    organizationalUnit: { uuid: 'unit' },
    projects: [{ uuid: 'one' }, { uuid: 'two' }],
  })
})

test('chosen taxes are sent together, VAT first', () => {
  const taxesOf = (taxes: ChosenTaxes) => inputOf({ ...emptyInvoice, taxes }, chosen).taxes?.map(({ id }) => id)
  expect(taxesOf({ vat: 'exempt', withheld: ['iss'] })).toEqual(['exempt', 'iss'])
  expect(taxesOf({ vat: undefined, withheld: [] })).toEqual([])
})

test('installments are sent only while they are wanted, the first amount only if they are unequal', () => {
  const typed = { ...emptyInvoice, installments: 3, first: 500 }
  expect(inputOf(typed, chosen).numInstallments).toBeUndefined()
  const equal = inputOf({ ...typed, isInInstallments: true }, chosen)
  expect([equal.numInstallments, equal.equally, equal.firstInstallmentValue]).toEqual([3, true, undefined])
  const unequal = inputOf({ ...typed, isInInstallments: true, isEqual: false }, chosen)
  expect([unequal.equally, unequal.firstInstallmentValue]).toEqual([false, 500])
})

test('lines that are not complete yet are not sent', () => {
  const lines = [
    { key: 1, description: ' Rush fee ', quantity: 1, unitPrice: 50 },
    { key: 2, description: 'Layout', quantity: Number.NaN, unitPrice: 10 },
  ]
  expect(inputOf({ ...emptyInvoice, lines }, chosen).lines).toEqual([
    { description: 'Rush fee', quantity: 1, unitPrice: 50 },
  ])
})
