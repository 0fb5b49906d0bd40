import { decimal, multiply, roundHalfUp, sum } from '../../kernel/decimal.ts'
import { amount, type PricedLine, sourceOf, totalOf } from './priced-line.ts'
import type { PriceList } from './rates.ts'

const one = decimal(1)

/**
 * A line for each coefficient of a price list that counts by itself, in their order: percent of the lines of one
 * language pair in its unit, or money for each of their units. Coefficients change no other coefficient.
 */
export function coefficientLines(matches: readonly PricedLine[], list: PriceList, decimals: number): PricedLine[] {
  const always = list.coefficients.filter((coefficient) => coefficient.default)
  return always
    .toSorted((a, b) => a.sequence - b.sequence)
    .flatMap(({ description, unit, calcType, factor }): PricedLine[] => {
      const own = matches.filter((line) => line.unit === unit)
      const [first] = own
      if (!first) return []
      const basis = totalOf(own)
      const isShare = calcType === 'percentage'
      const quantity = isShare ? one : sum(own.map((line) => line.quantity))
      const price = amount(quantity, decimal(factor), one, decimals)
      const exact = isShare ? multiply(price.exact, basis, decimal('0.01')) : price.exact
      const total = roundHalfUp(exact, decimals)
      return [
        {
          sourceLocale: first.sourceLocale,
          targetLocale: first.targetLocale,
          workflow: null,
          costType: 'COEFFICIENT',
          band: null,
          matchStart: null,
          matchEnd: null,
          description,
          reason: null,
          segments: 0,
          words: 0,
          unit: isShare ? 'PERCENT' : first.unit,
          ...price,
          exact,
          total,
          gross: total,
          basis: isShare ? basis : null,
          rateSource: sourceOf(list, 'coefficient'),
        },
      ]
    })
}
