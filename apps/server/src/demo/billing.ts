import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk'
import type { Worker } from './worker.ts'

/** How linguists are paid: most have said so; of one, an administrator has entered a change that waits. */
export async function seedBilling(
  { lucia, kenji, administrator }: Record<'lucia' | 'kenji' | 'administrator', Worker>,
  kenjiId: string,
  byPayPal: Readonly<Record<string, Worker>>,
): Promise<void> {
  for (const [name, { client }] of Object.entries(byPayPal))
    await call(client, api.users.updateOwnPayment, {
      body: { paymentMethod: 'PAYPAL', paypalAccount: `${name}@dragoman.example` },
    })
  await call(lucia.client, api.users.updateBilling, {
    body: {
      legalName: 'Lucía Romero',
      street: 'Calle de Alcalá 42',
      zip: '28014',
      city: 'Madrid',
      country: 'ES',
      taxpayerId: 'ESX1234567L',
    },
  })
  await call(lucia.client, api.users.updateOwnPayment, {
    body: {
      paymentMethod: 'BANK',
      country: 'ES',
      accountHolder: 'Lucía Romero',
      iban: 'ES91 2100 0418 4502 0005 1332',
      bankName: 'CaixaBank',
    },
  })
  await call(kenji.client, api.users.updateOwnPayment, {
    body: { paymentMethod: 'PAYPAL', paypalAccount: 'kenji@dragoman.example' },
  })
  await call(administrator.client, api.users.updateBilling, {
    body: {
      userUuid: kenjiId,
      legalName: '佐藤健二',
      country: 'JP',
      invoicingPeriodicity: 'MONTHLY',
      invoicingDayOfMonth: 5,
    },
  })
  await call(administrator.client, api.users.updatePayment, {
    body: {
      userUuid: kenjiId,
      paymentMethod: 'BANK',
      country: 'JP',
      accountHolder: 'SATO KENJI',
      bic: 'BOTKJPJT',
      accountNumber: '1234567',
      bankName: 'MUFG',
    },
  })
}
