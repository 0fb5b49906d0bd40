import { expect, test } from 'vitest'
import { clientPaymentOf, emptyPayment, isPaymentRight, paymentOf } from './payment-values.ts'

const invoice = { uuid: 'invoice', currency: 'USD', openAmount: 87.75 } as const
const day = Date.UTC(2026, 10, 24)

test('a payment starts as all that is open, of today', () => {
  const values = emptyPayment(87.75, Date.parse('2026-11-24T12:00:00Z'))
  expect(isPaymentRight(values)).toBe(true)
  expect(paymentOf(values, invoice)).toEqual({
    currency: 'USD',
    amount: 87.75,
    valueDate: '2026-11-24',
    allocations: [{ invoiceUuid: 'invoice', amount: 87.75 }],
  })
})

test('the invoice takes no more of a payment than it has open', () => {
  const values = { ...emptyPayment(87.75, 0), day, amount: 100, reference: ' Paid twice ', fee: 2.5 }
  expect(paymentOf(values, invoice)).toMatchObject({
    amount: 100,
    reference: 'Paid twice',
    fee: 2.5,
    allocations: [{ amount: 87.75 }],
  })
})

test('a payment of nothing, or without a day, is not right', () => {
  const values = emptyPayment(87.75, 0)
  expect(isPaymentRight({ ...values, amount: 0 })).toBe(false)
  expect(isPaymentRight({ ...values, amount: Number.NaN })).toBe(false)
  expect(isPaymentRight({ ...values, day: null })).toBe(false)
})

test('income is recorded with the fee of the bank, for its invoices one after the other', () => {
  const incoming = {
    uuid: 'in',
    status: 'OPEN',
    date: '2026-11-20',
    amount: 40.1,
    currency: 'EUR',
    file: '',
    invoices: [],
  } as const
  const invoices = [
    { uuid: 'a', number: 'A', openAmount: 30.2 },
    { uuid: 'b', number: 'B', openAmount: 30 },
    { uuid: 'c', number: 'C', openAmount: 5 },
  ]
  const values = { ...emptyPayment(0, day), fee: 0.2 }
  expect(
    clientPaymentOf(values, {
      currency: 'EUR',
      orgUnitUuid: 'unit',
      incoming: { ...incoming, invoices: [] },
      invoices,
    }),
  ).toEqual({
    currency: 'EUR',
    amount: 40.3,
    fee: 0.2,
    valueDate: '2026-11-20',
    orgUnitUuid: 'unit',
    incomingUuid: 'in',
    allocations: [
      { invoiceUuid: 'a', amount: 30.2 },
      { invoiceUuid: 'b', amount: 10.1 },
    ],
  })
})
