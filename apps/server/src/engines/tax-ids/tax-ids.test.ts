import type { TaxId } from '@dragoman/sdk/operations/finance'
import { expect, it } from 'vitest'
import { readTaxId, taxIdExample } from './tax-ids.ts'

const right: [TaxId['scheme'], string, string][] = [
  ['EU_VAT', 'DE 136 695 976', 'DE136695976'],
  ['EU_VAT', 'atu13585627', 'ATU13585627'],
  ['EU_VAT', 'FR40303265045', 'FR40303265045'],
  ['EU_VAT', 'EL123456783', 'EL123456783'],
  ['GB_VAT', 'GB 980 7806 84', 'GB980780684'],
  ['CH_UID', 'CHE-116.281.710 MWST', 'CHE116281710MWST'],
  ['NO_MVA', 'NO 974 760 673 MVA', 'NO974760673MVA'],
  ['US_EIN', '123456789', '12-3456789'],
  ['AU_ABN', '51 824 753 556', '51824753556'],
  ['BR_CNPJ', '11.222.333/0001-81', '11222333000181'],
  ['OTHER', ' 42 ', '42'],
]

it.each(right)('%s %s is kept as %s', (scheme, value, kept) => {
  expect(readTaxId({ scheme, value })).toBe(kept)
})

it.each<[TaxId['scheme'], string]>([
  ['EU_VAT', 'DE136695977'],
  ['EU_VAT', 'GB980780684'],
  ['EU_VAT', 'DE13669597'],
  ['GB_VAT', 'GB980780685'],
  ['GB_VAT', 'DE136695976'],
  ['CH_UID', 'CHE-116.281.711 MWST'],
  ['NO_MVA', 'NO 974 760 674 MVA'],
  ['US_EIN', '00-1234567'],
  ['US_EIN', '1-23456789'],
  ['AU_ABN', '51 824 753 557'],
  ['BR_CNPJ', '11.222.333/0001-82'],
  ['BR_CNPJ', '00.000.000/0000-00'],
  ['OTHER', '  '],
])('%s %s is wrong', (scheme, value) => {
  expect(readTaxId({ scheme, value })).toBeNull()
})

it('the examples in messages are right', () => {
  for (const scheme of new Set(right.map(([each]) => each)))
    expect([scheme, readTaxId({ scheme, value: taxIdExample(scheme) })]).not.toContain(null)
})
