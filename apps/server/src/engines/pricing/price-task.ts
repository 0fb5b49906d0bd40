import type { BandCount } from '../analysis/analyse.ts'
import type { Band } from '../analysis/bands.ts'
import { compare, type Decimal, decimal, roundHalfUp, subtract, zero } from '../../kernel/decimal.ts'
import { priceBands } from './price.ts'
import { amount, type PricedLine, totalOf } from './priced-line.ts'
import { minorUnits, unknownWordsPerUnit, type WordsPerUnit } from './rates.ts'

/** A linguist's rate for one language pair and step. Prices are decimal text with at most six decimals. */
export interface TaskRate {
  id: string
  name: string
  version: number
  currency: string
  wordRate: string | null
  hourlyRate: string | null
  dailyRate: string | null
  pagesRate: string | null
  /** The least that a task pays. */
  minimumFee: string | null
}

export interface TaskPricing {
  sourceLocale: string
  targetLocale: string
  workflow: string
  counts: readonly BandCount[]
  /** The bands with the factors of the task's step. */
  bands: readonly Band[]
  rate: TaskRate
  /** How many words make an hour and a page; unknown when left out. */
  wordsPerUnit?: WordsPerUnit
  /** Work that is not counted in words; decimal text. */
  hours?: string
  days?: string
  pages?: string
}

/** The price of a rate that counted words are paid by. */
export interface CountedPrice {
  unit: 'WORD' | 'PAGE' | 'HOUR'
  price: Decimal
  /** Words that make one unit. */
  wordsPerUnit: number
}

/** The price of a word, else that of the pages or the hours that words make; null where a rate has none of them. */
export function countedPrice(
  { wordRate, pagesRate, hourlyRate }: Pick<TaskRate, 'wordRate' | 'pagesRate' | 'hourlyRate'>,
  { wordsPerPage, wordsPerHour }: WordsPerUnit,
): CountedPrice | null {
  if (wordRate !== null) return { unit: 'WORD', price: decimal(wordRate), wordsPerUnit: 1 }
  if (pagesRate !== null && wordsPerPage) return { unit: 'PAGE', price: decimal(pagesRate), wordsPerUnit: wordsPerPage }
  if (hourlyRate !== null && wordsPerHour)
    return { unit: 'HOUR', price: decimal(hourlyRate), wordsPerUnit: wordsPerHour }
  return null
}

/**
 * Prices a linguist's work on a task, as lines whose totals add up to the payable amount (domain: Money): a line for
 * each band where the rate has a price that words can be counted by (see `countedPrice`), one for hours, days and pages
 * that were worked, and one that lifts them to the minimum fee.
 */
export function priceTask(pricing: TaskPricing): PricedLine[] {
  const { rate, sourceLocale, targetLocale, workflow } = pricing
  const decimals = minorUnits(rate.currency)
  const sourceOf = (entry: string) =>
    ({ kind: 'user-rate', uuid: rate.id, name: rate.name, version: rate.version, entry }) as const
  const place = { sourceLocale, targetLocale, workflow }
  const pair = `${sourceLocale} > ${targetLocale}, ${workflow}`
  const lines: PricedLine[] = []
  const price = countedPrice(rate, pricing.wordsPerUnit ?? unknownWordsPerUnit)
  if (price) {
    const paid = { ...place, ...price, rateSource: sourceOf(pair) }
    lines.push(...priceBands(pricing.counts, pricing.bands, paid, decimals))
  }
  const noBand = { band: null, matchStart: null, matchEnd: null, segments: 0, words: 0 }
  const single = { ...place, ...noBand, description: '', reason: null, basis: null }
  const worked = [
    ['HOUR', pricing.hours, rate.hourlyRate],
    ['DAY', pricing.days, rate.dailyRate],
    ['PAGE', pricing.pages, rate.pagesRate],
  ] as const
  for (const [unit, quantity, ofUnit] of worked) {
    if (quantity === undefined || ofUnit === null) continue
    const priced = amount(roundHalfUp(decimal(quantity), 6), decimal(ofUnit), decimal(1), decimals)
    lines.push({ ...single, costType: 'MATCH', unit, ...priced, rateSource: sourceOf(pair) })
  }
  if (rate.minimumFee === null || lines.length === 0) return lines
  const basis = totalOf(lines)
  const missing = subtract(decimal(rate.minimumFee), basis)
  if (compare(roundHalfUp(missing, decimals), zero) <= 0) return lines
  const fee = amount(decimal(1), missing, decimal(1), decimals)
  return [
    ...lines,
    { ...single, costType: 'MINIMUM_FEE', unit: 'FIXED', ...fee, basis, rateSource: sourceOf('minimum fee') },
  ]
}
