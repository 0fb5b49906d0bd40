import { type CostUnit, missingEntry, type PriceList } from './rates.ts'
import { add, type Decimal, multiply, roundHalfUp, subtract, sum } from '../../kernel/decimal.ts'

/** A line of what is paid, with all that made it. */
export interface PricedLine {
  costType: 'MATCH' | 'COEFFICIENT' | 'MINIMUM_FEE' | 'MANUAL'
  sourceLocale: string | null
  targetLocale: string | null
  /** Step that the line is for; null for all that have no price of their own. */
  workflow: string | null
  /** Key of the band; null for a fee or a cost added by hand. */
  band: string | null
  matchStart: number | null
  matchEnd: number | null
  description: string
  reason: string | null
  segments: number
  words: number
  unit: CostUnit
  /** At most six decimals. */
  quantity: Decimal
  unitPrice: Decimal
  factor: Decimal
  /** Quantity times price times factor, before rounding. */
  exact: Decimal
  /** Rounded half up to the currency's minor unit. */
  total: Decimal
  /** The total without the factor, rounded in the same way. */
  gross: Decimal
  /** The amount that a percentage is taken of, or that a minimum fee raises; null for others. */
  basis: Decimal | null
  rateSource: RateSource
}

/** The sum of the rounded lines. */
export function totalOf(lines: readonly Pick<PricedLine, 'total'>[]): Decimal {
  return sum(lines.map(({ total }) => total))
}

/** Sums up lines: without factors, with them, the savings, and with fees and manual costs. */
export function totalsOf(lines: readonly Pick<PricedLine, 'costType' | 'total' | 'gross'>[]) {
  const matches = lines.filter(({ costType }) => costType === 'MATCH')
  const gross = sum(matches.map((line) => line.gross))
  const net = totalOf(matches)
  return {
    gross,
    net,
    savings: subtract(gross, net),
    total: add(net, totalOf(lines.filter(({ costType }) => costType !== 'MATCH'))),
    minimumFeeApplied: lines.some(({ costType }) => costType === 'MINIMUM_FEE'),
  }
}

/** Quantity times price times factor, exact and rounded. */
export function amount(quantity: Decimal, unitPrice: Decimal, factor: Decimal, decimals: number) {
  const full = multiply(quantity, unitPrice)
  const exact = multiply(full, factor)
  return { quantity, unitPrice, factor, exact, total: roundHalfUp(exact, decimals), gross: roundHalfUp(full, decimals) }
}

/** The language pairs, and where they have one of their own the steps, that no price was found for; each once. */
export function missingPrices(
  lines: readonly Pick<PricedLine, 'sourceLocale' | 'targetLocale' | 'rateSource'>[],
): string[] {
  const missing = lines.filter(
    ({ rateSource }) => rateSource.kind === 'price-list' && rateSource.entry === missingEntry,
  )
  return [...new Set(missing.map(({ sourceLocale, targetLocale }) => `${sourceLocale} > ${targetLocale}`))]
}

export function sourceOf(list: PriceList, entry: string): RateSource {
  return { kind: 'price-list', uuid: list.id, name: list.name, version: list.version, entry }
}

/** Where a price came from, word for word as it was when the amount was made. */
export interface RateSource {
  kind: 'price-list' | 'user-rate' | 'net-rates' | 'manual'
  uuid: string | null
  name: string
  version: number | null
  /** The entry of the price list: the pair's own, or the default. */
  entry: string
}
