import { minorUnits } from '@dragoman/sdk/money'
import { compare, decimal, roundHalfUp, type Decimal } from '../../kernel/decimal.ts'
import { invalid } from '../../kernel/refusals.ts'

/** An amount of a request; 400 where it has more decimals than its currency. */
export function readAmount(value: number, currency: string, field: string): Decimal {
  const amount = decimal(value)
  const scale = minorUnits(currency)
  if (compare(roundHalfUp(amount, scale), amount) !== 0) {
    const decimals = scale === 0 ? 'no decimals' : `${scale} decimals at most`
    throw invalid(field, `${value} is not an amount in ${currency}, which has ${decimals}.`)
  }
  return roundHalfUp(amount, scale)
}

/** A number of a request with up to six decimals; 400 for more. */
export function readFine(value: number, field: string): Decimal {
  const number = decimal(value)
  if (number.scale > 6) throw invalid(field, `${value} has ${number.scale} decimals. Use up to 6.`)
  return number
}

/** An amount in a sentence, such as 1204.50 EUR. */
export const inWords = (amount: Decimal | string, currency: string): string => {
  const exact = typeof amount === 'string' ? decimal(amount) : amount
  const { units, scale } = roundHalfUp(exact, minorUnits(currency))
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0')
  const shown = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
  return `${units < 0n ? '-' : ''}${shown} ${currency}`
}

/** The beginning of a day in UTC, as the wire has days of documents. */
export const dayOnWire = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The day of a moment in UTC. */
export const dayFromWire = (moment: number): string => new Date(moment).toISOString().slice(0, 10)
