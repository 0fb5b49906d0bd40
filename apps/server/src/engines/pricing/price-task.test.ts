import { describe, expect, it } from 'vitest'
import { defaultBands } from '../analysis/bands.ts'
import { toText } from '../../kernel/decimal.ts'
import { priceTask, type TaskPricing, type TaskRate } from './price-task.ts'
import { totalOf } from './priced-line.ts'

const rate: TaskRate = {
  id: '00000000-0000-4000-8000-000000000002',
  name: 'Ana',
  version: 2,
  currency: 'EUR',
  wordRate: '0.055',
  hourlyRate: '32',
  dailyRate: null,
  pagesRate: null,
  minimumFee: null,
}
const pricing: TaskPricing = {
  sourceLocale: 'en_us',
  targetLocale: 'es',
  workflow: 'TRANSLATION',
  bands: defaultBands,
  rate,
  counts: [
    { band: '0-74', segments: 3, words: 101, characters: 500 },
    { band: 'REPETITION', segments: 1, words: 7, characters: 30 },
  ],
}
const shown = (given: Partial<TaskPricing>) =>
  priceTask({ ...pricing, ...given }).map(({ costType, band, unit, quantity, total }) =>
    [costType, band, toText(quantity), unit, toText(total)].join(' '),
  )

describe('priceTask', () => {
  it.each<[string, Partial<TaskPricing>, string[]]>([
    ['pays words by band', {}, ['MATCH REPETITION 7 WORD 0.06', 'MATCH 0-74 101 WORD 5.56']],
    [
      'lifts them to the minimum fee',
      { rate: { ...rate, minimumFee: '20' } },
      ['MATCH REPETITION 7 WORD 0.06', 'MATCH 0-74 101 WORD 5.56', 'MINIMUM_FEE  1 FIXED 14.38'],
    ],
    [
      'needs no fee above it',
      { rate: { ...rate, minimumFee: '5.62' } },
      ['MATCH REPETITION 7 WORD 0.06', 'MATCH 0-74 101 WORD 5.56'],
    ],
    ['pays hours that were worked', { counts: [], hours: '1.25' }, ['MATCH  1.250000 HOUR 40.00']],
    ['pays nothing where the rate has no price', { rate: { ...rate, wordRate: null }, days: '1' }, []],
    [
      'pays the pages that words make where a word has no price',
      { rate: { ...rate, wordRate: null, pagesRate: '12' }, wordsPerUnit: { wordsPerPage: 250, wordsPerHour: 500 } },
      ['MATCH REPETITION 0.028000 PAGE 0.05', 'MATCH 0-74 0.404000 PAGE 4.85'],
    ],
    [
      'pays the hours that words make where neither has one',
      { rate: { ...rate, wordRate: null, minimumFee: '10' }, wordsPerUnit: { wordsPerPage: 250, wordsPerHour: 500 } },
      ['MATCH REPETITION 0.014000 HOUR 0.07', 'MATCH 0-74 0.202000 HOUR 6.46', 'MINIMUM_FEE  1 FIXED 3.47'],
    ],
    [
      'pays no pages where nobody knows how many words make one',
      {
        rate: { ...rate, wordRate: null, hourlyRate: null, pagesRate: '12' },
        wordsPerUnit: { wordsPerPage: null, wordsPerHour: 500 },
      },
      [],
    ],
    ['pays no minimum fee for no work', { counts: [], rate: { ...rate, minimumFee: '20' } }, []],
  ])('%s', (_, given, lines) => {
    expect(shown(given)).toEqual(lines)
  })

  it('says which rate it was', () => {
    expect(priceTask(pricing)[0]?.rateSource).toEqual({
      kind: 'user-rate',
      uuid: rate.id,
      name: 'Ana',
      version: 2,
      entry: 'en_us > es, TRANSLATION',
    })
    expect(toText(totalOf(priceTask(pricing)))).toBe('5.62')
  })
})
