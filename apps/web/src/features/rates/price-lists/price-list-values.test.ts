import type { PriceListDetail } from '@dragoman/sdk/operations/priceLists'
import { expect, test } from 'vitest'
import { priceListBody, priceListChange, priceListProblems, priceListValues } from './price-list-values.ts'

const list: PriceListDetail = {
  uuid: 'l',
  accountUUID: 'a',
  name: 'Retail',
  currency: 'EUR',
  status: 'ACTIVE',
  chargeBy: 'WORD',
  defaultPriceList: true,
  defaultPricePerItem: 0,
  wordsPerHour: 250,
  minFeeType: 'LANGUAGE_PAIR',
  defaultMinimumFeeByLanguagePair: 25,
  version: 4,
  orgUnitUuids: ['u'],
  prices: [
    { uuid: 'p', sourceLocale: 'en', targetLocale: 'es', workflow: 'REVIEW', pricePerItem: 0.04, minimumFee: 10 },
  ],
  coefficients: [
    { uuid: 'c', default: true, sequence: 1, description: 'Rush', unit: 'WORD', calcType: 'percentage', factor: 25 },
  ],
}

test('saving a price list without changes sends the same values without ids', () => {
  const { uuid: _uuid, accountUUID: _account, version: _version, prices, coefficients, ...rest } = list
  const body = priceListBody(list, priceListChange(priceListValues(list)))
  expect(body).toMatchObject({ ...rest, defaultPricePerItem: null })
  expect(body.prices).toEqual([
    { sourceLocale: 'en', targetLocale: 'es', workflow: 'REVIEW', pricePerItem: 0.04, minimumFee: 10 },
  ])
  expect(body.coefficients).toEqual([
    { default: true, description: 'Rush', unit: 'WORD', calcType: 'percentage', factor: 25 },
  ])
  expect([prices[0]!.uuid, coefficients[0]!.uuid]).toEqual(['p', 'c'])
})

const values = priceListValues(list)

test.each([
  [{}, {}],
  [
    { name: ' ', currency: null },
    { name: 'rates.problem.name', currency: 'rates.problem.currency' },
  ],
  [{ isActive: false }, { isActive: 'rates.problem.defaultInactive' }],
  [
    { pricePerWord: -1, minimumFeeByPair: 2_000_000 },
    { pricePerWord: 'rates.problem.negative', minimumFeeByPair: 'rates.problem.tooMuch' },
  ],
  [{ chargeBy: 'PAGE' as const }, { wordsPerPage: 'rates.problem.wordsMissing' }],
  [{ wordsPerHour: 0.5 }, { wordsPerHour: 'rates.problem.words' }],
  [{ minFeeType: 'PROJECT' as const }, { minimumFeeByProject: 'rates.problem.amount' }],
])('the values %j are refused at %j', (change, expected) => {
  expect(priceListProblems({ ...values, ...change })).toEqual(expected)
})
