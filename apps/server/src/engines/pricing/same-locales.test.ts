import { describe, expect, it } from 'vitest'
import { toText } from '../../kernel/decimal.ts'
import { choosePrice, hasOwnPrice, noPriceList, pairMinimumFee, type PairPrice, type PriceList } from './rates.ts'

const price = (targetLocale: string, pricePerItem: string, more: Partial<PairPrice> = {}): PairPrice => ({
  sourceLocale: 'en',
  targetLocale,
  workflow: null,
  pricePerItem,
  pricePerHour: null,
  pricePerPage: null,
  minimumFee: null,
  ...more,
})
const listOf = (...prices: PairPrice[]): PriceList => ({ ...noPriceList('EUR'), prices })
const chosen = (list: PriceList, target: string, workflow: string | null = null) => {
  const { price: found, entry } = choosePrice(list, 'en', target, workflow)
  return [toText(found), entry]
}

describe('a price', () => {
  it('counts for a language however it is spelled', () => {
    expect(chosen(listOf(price('pl', '0.1')), 'pl_pl')).toEqual(['0.1', 'en > pl'])
    expect(chosen(listOf(price('zh_tw', '0.1')), 'zh_hant')).toEqual(['0.1', 'en > zh_tw'])
  })

  it('of the very spelling comes before that of another one', () => {
    const list = listOf(price('pl', '0.1'), price('pl_pl', '0.2'))
    expect([chosen(list, 'pl'), chosen(list, 'pl_pl')]).toEqual([
      ['0.1', 'en > pl'],
      ['0.2', 'en > pl_pl'],
    ])
  })

  it('does not count for another region or script', () => {
    expect(chosen(listOf(price('es_es', '0.1'), price('zh_cn', '0.1')), 'es_mx')[1]).toBe('missing')
    expect(chosen(listOf(price('zh_cn', '0.1')), 'zh_tw')[1]).toBe('missing')
  })

  it('of a step and the least fee of a pair are found the same way', () => {
    const list = {
      ...listOf(price('pl', '0.1', { workflow: 'REVIEW' }), price('pl', '0.1', { minimumFee: '20' })),
      minFeeType: 'LANGUAGE_PAIR' as const,
    }
    expect(hasOwnPrice(list, 'en', 'pl_pl', 'REVIEW')).toBe(true)
    expect(toText(pairMinimumFee(list, 'en', 'pl_pl')!)).toBe('20')
  })
})
