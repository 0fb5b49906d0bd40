import { hasIban } from '@dragoman/sdk/payouts'
import type { UserPaymentInput } from '@dragoman/sdk/operations/users'
import { countrySpecs } from 'ibantools'
import { expect, it } from 'vitest'
import { readPayout } from './read-payout.ts'

const bank = (country: string, fields: Partial<UserPaymentInput>): UserPaymentInput => ({
  paymentMethod: 'BANK',
  country,
  accountHolder: 'Lina Linguist',
  ...fields,
})

it('the SDK names the countries of the IBAN registry', () => {
  const countries = Object.keys(countrySpecs)
  expect(countries.filter((country) => countrySpecs[country]?.IBANRegistry && !hasIban(country))).toEqual([])
  expect(countries.filter((country) => hasIban(country) && !countrySpecs[country]?.chars)).toEqual([])
})

it.each<[string, UserPaymentInput, object]>([
  [
    'an IBAN with spaces, and a BIC',
    bank('DE', { iban: 'de89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' }),
    { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  ],
  [
    'a routing number',
    bank('US', { bankCode: '021000021', accountNumber: '12-3456' }),
    { bankCode: '021000021', accountNumber: '123456' },
  ],
  ['an IFSC', bank('IN', { bankCode: 'sbin0005943', accountNumber: '123456789' }), { bankCode: 'SBIN0005943' }],
  ['a CLABE', bank('MX', { accountNumber: '032180000118359719' }), { accountNumber: '032180000118359719' }],
  ['an account abroad', bank('JP', { bic: 'BOTKJPJT', accountNumber: '1234567' }), { bic: 'BOTKJPJT' }],
  [
    'a Brazilian account',
    { paymentMethod: 'BRL', accountHolder: 'Ana', bankCode: '001', branchCode: '1234-5', accountNumber: '98765-x' },
    { branchCode: '12345', accountNumber: '98765X' },
  ],
  [
    'a PayPal account',
    { paymentMethod: 'PAYPAL', paypalAccount: 'Lina@Example.com' },
    { paypalAccount: 'lina@example.com' },
  ],
  ['a Payoneer ID', { paymentMethod: 'PAYONEER', payoneerId: '12345678' }, { payoneerId: '12345678' }],
])('%s is a payout method', (_, input, fields) => {
  expect(readPayout(input)).toMatchObject({ payout: { fields } })
})

it.each<[string, UserPaymentInput, string]>([
  ['a checksum of an IBAN', bank('DE', { iban: 'DE88370400440532013000' }), 'iban'],
  ['the length of an IBAN', bank('DE', { iban: 'DE8937040044053201300' }), 'iban'],
  ['an IBAN of another country', bank('FR', { iban: 'DE89370400440532013000' }), 'iban'],
  ['a BIC', bank('DE', { iban: 'DE89370400440532013000', bic: 'COBA' }), 'bic'],
  ['a BIC of another country', bank('DE', { iban: 'DE89370400440532013000', bic: 'BNPAFRPP' }), 'bic'],
  ['a checksum of a routing number', bank('US', { bankCode: '021000022', accountNumber: '123456' }), 'bankCode'],
  ['a missing account number', bank('US', { bankCode: '021000021' }), 'accountNumber'],
  ['a check digit of a CLABE', bank('MX', { accountNumber: '032180000118359718' }), 'accountNumber'],
  ['a missing country', { paymentMethod: 'BANK', accountHolder: 'Lina' }, 'country'],
  ['a missing holder', { paymentMethod: 'BANK', country: 'DE', iban: 'DE89370400440532013000' }, 'accountHolder'],
  [
    'a Brazilian bank code',
    { paymentMethod: 'BRL', accountHolder: 'Ana', bankCode: '1', branchCode: '1234', accountNumber: '98765X' },
    'bankCode',
  ],
  ['a PayPal account without a domain', { paymentMethod: 'PAYPAL', paypalAccount: 'lina@example' }, 'paypalAccount'],
  ['a Payoneer ID', { paymentMethod: 'PAYONEER', payoneerId: '12' }, 'payoneerId'],
  [
    'an IBAN of a wallet',
    { paymentMethod: 'PAYPAL', paypalAccount: 'a@example.com', iban: 'DE89370400440532013000' },
    'iban',
  ],
])('%s that is wrong is refused at its field', (_, input, field) => {
  const read = readPayout(input)
  expect('problems' in read && read.problems.map((problem) => problem.field)).toEqual([field])
})
