import type { InvoiceInstallment } from '@dragoman/sdk/operations/receivables'
import { expect, test } from 'vitest'
import { dueFirst } from './next-step.ts'

const installment = (number: number, amount: number, paidAmount: number, issued = true): InvoiceInstallment => ({
  number,
  amount,
  paidAmount,
  issued,
  dueDate: 0,
})

test('without installments, all that is open is due', () => {
  expect(dueFirst({ installments: [], openAmount: 87.75 })).toBe(87.75)
})

test('with installments, the rest of the first one that is not settled is due', () => {
  const installments = [installment(1, 142.56, 142.56), installment(2, 142.56, 101.5), installment(3, 142.56, 0)]
  expect(dueFirst({ installments, openAmount: 183.62 })).toBe(41.06)
})

test('an installment that is not issued yet is not due', () => {
  expect(dueFirst({ installments: [installment(1, 50, 50), installment(2, 50, 0, false)], openAmount: 0 })).toBe(0)
})
