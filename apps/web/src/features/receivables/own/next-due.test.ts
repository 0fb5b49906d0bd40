import { expect, test } from 'vitest'
import { nextDueOf, referenceOf } from './next-due.ts'

const day = (date: string) => Date.parse(`${date}T00:00:00Z`)
const sums = { open: 0, openInvoices: 0, overdue: 0, paidThisYear: 0, paidInvoicesThisYear: 0, credit: 0 }

test('the earliest day of all currencies is due first', () => {
  const usd = { ...sums, currency: 'USD' as const, nextDueDate: day('2026-12-10'), nextDueAmount: 50 }
  const eur = { ...sums, currency: 'EUR' as const, nextDueDate: day('2026-12-01'), nextDueAmount: 80 }
  expect(nextDueOf([usd, eur, { ...sums, currency: 'GBP' }])).toEqual({
    currency: 'EUR',
    day: day('2026-12-01'),
    amount: 80,
  })
})

test('nothing is due where nothing is open', () => {
  expect(nextDueOf([{ ...sums, currency: 'EUR' }])).toBeUndefined()
})

const due = { currency: 'EUR' as const, day: day('2026-12-01'), amount: 80 }
const invoice = {
  number: 'R-1',
  organizationalUnit: { uuid: 'unit', name: 'Unit' },
  currency: 'EUR' as const,
  dueDate: due.day,
  openAmount: 80,
}

test.each([
  ['the invoice that is due', [invoice], 'R-1'],
  ['one that is due later', [{ ...invoice, dueDate: day('2026-12-02') }], undefined],
  ['one in another currency', [{ ...invoice, currency: 'USD' as const }], undefined],
  ['one of another unit', [{ ...invoice, organizationalUnit: { uuid: 'other', name: 'Other' } }], undefined],
  ['one that has a later installment', [{ ...invoice, openAmount: 160 }], 'R-1'],
  ['one that is only a part of what is due', [{ ...invoice, openAmount: 50 }], undefined],
  ['a credit note of the same day beside it', [invoice, { ...invoice, number: 'C-1', openAmount: 0 }], 'R-1'],
  ['a second one of the same day', [invoice, { ...invoice, number: 'R-2', openAmount: 20 }], undefined],
  ['none, on another page', [], undefined],
])('the reference with %s', (_, invoices, reference) => {
  expect(referenceOf(due, 'unit', invoices)).toBe(reference)
})
