import { type Decimal, decimal } from './decimal.ts'

/** What an amount is counted in (contract: CostUnit). PERCENT is of the other lines. */
export type CostUnit = 'WORD' | 'HOUR' | 'DAY' | 'PAGE' | 'FIXED' | 'PERCENT'

/** A list with what clients pay. Prices are decimal text with at most six decimals. */
export interface PriceList {
  id: string
  name: string
  version: number
  currency: string
  /** WORD or HOUR. */
  chargeBy: string
  defaultPricePerItem: string
  defaultPricePerHour: string | null
  wordsPerHour: number | null
  /** PROJECT, LANGUAGE_PAIR or NONE. */
  minFeeType: string
  minimumFeeByProject: string | null
  defaultMinimumFeeByLanguagePair: string | null
  prices: readonly PairPrice[]
}

/** The price of a language pair for one workflow or (null) for all that have none of their own. */
export interface PairPrice {
  sourceLocale: string
  targetLocale: string
  workflow: string | null
  pricePerItem: string
  pricePerHour: string | null
  minimumFee: string | null
}

/** Costs that cannot be calculated; `reason` is a sentence for people that says what is missing. */
export class CostsRefused extends Error {
  readonly reason: string

  constructor(reason: string) {
    super(reason)
    this.name = 'CostsRefused'
    this.reason = reason
  }
}

/** The price that counts for a pair and a step, and which of the list's prices it is. */
export interface ChosenPrice {
  unit: 'WORD' | 'HOUR'
  price: Decimal
  /** Words that make one unit. */
  wordsPerUnit: number
  entry: string
}

/** Whether the list has a price of the pair for this step alone. */
export function hasOwnPrice(list: PriceList, source: string, target: string, workflow: string): boolean {
  return list.prices.some((price) => isPair(price, source, target) && price.workflow === workflow)
}

/**
 * The price of a pair: for `workflow`, or (null) the one for all steps; else the list's default. `itemWords` is how
 * many words one item of the price stands for.
 * @throws CostsRefused where the list charges by the hour and doesn't say how much, or how many words make one
 */
export function choosePrice(
  list: PriceList,
  source: string,
  target: string,
  workflow: string | null,
  itemWords: number,
): ChosenPrice {
  const own = list.prices.find((price) => isPair(price, source, target) && price.workflow === workflow)
  const entry = own ? [`${source} > ${target}`, ...(own.workflow ? [own.workflow] : [])].join(', ') : 'default'
  if (list.chargeBy !== 'HOUR') {
    const price = decimal(own?.pricePerItem ?? list.defaultPricePerItem)
    return { unit: 'WORD', price, wordsPerUnit: itemWords, entry }
  }
  const hourly = own?.pricePerHour ?? list.defaultPricePerHour
  const charged = `The price list ${list.name} charges by the hour but`
  if (hourly === null) throw new CostsRefused(`${charged} has no price of an hour for ${source} > ${target}.`)
  if (!list.wordsPerHour) throw new CostsRefused(`${charged} does not say how many words make an hour.`)
  return { unit: 'HOUR', price: decimal(hourly), wordsPerUnit: list.wordsPerHour, entry }
}

/** The least that a pair costs; null where the list has no such fee. */
export function pairMinimumFee(list: PriceList, source: string, target: string): Decimal | null {
  if (list.minFeeType !== 'LANGUAGE_PAIR') return null
  const own = list.prices.find((price) => isPair(price, source, target) && price.minimumFee !== null)
  const fee = own?.minimumFee ?? list.defaultMinimumFeeByLanguagePair
  return fee === null ? null : decimal(fee)
}

function isPair(price: PairPrice, source: string, target: string): boolean {
  return price.sourceLocale === source && price.targetLocale === target
}

/** How many decimals amounts of a currency have: 2 for EUR, 0 for JPY, 3 for KWD. */
export function minorUnits(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  if (maximumFractionDigits === undefined) throw new Error(`no decimals for ${currency}`)
  return maximumFractionDigits
}
