import type { ReceivablesClient } from '@dragoman/sdk/operations/receivables'
import { expect, test } from 'vitest'
import { clientParts } from './client-parts.ts'

const owes = (organization: string, unit: string, currency: 'USD' | 'EUR', amount: number, baseAmount?: number) =>
  ({
    organizationalUnit: {
      id: 1,
      uuid: unit,
      name: unit,
      organization: { uuid: organization, name: organization },
    },
    currency,
    amount,
    overdue: 0,
    invoices: 1,
    ...(baseAmount !== undefined && { baseAmount }),
  }) as ReceivablesClient

test('the units of a client are one part, in each currency that it owes', () => {
  const parts = clientParts([
    owes('Halden', 'Portal', 'USD', 100, 90),
    owes('Vita', 'Leaflets', 'EUR', 95, 95),
    owes('Halden', 'Handbooks', 'EUR', 20, 20),
  ])
  expect(parts).toEqual([
    {
      id: 'Halden',
      name: 'Halden',
      size: 110,
      amounts: [
        { currency: 'USD', amount: 100 },
        { currency: 'EUR', amount: 20 },
      ],
    },
    { id: 'Vita', name: 'Vita', size: 95, amounts: [{ currency: 'EUR', amount: 95 }] },
  ])
})

test('with more than six clients, the smallest are one part without a name', () => {
  const parts = clientParts(Array.from({ length: 8 }, (_, at) => owes(`C${at}`, `U${at}`, 'EUR', 8 - at, 8 - at)))
  expect(parts.map(({ name, size }) => [name, size])).toEqual([
    ['C0', 8],
    ['C1', 7],
    ['C2', 6],
    ['C3', 5],
    ['C4', 4],
    [undefined, 6],
  ])
})
