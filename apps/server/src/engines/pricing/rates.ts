import { isSameLocale } from '@dragoman/sdk/languages'
import { compare, type Decimal, decimal, zero } from '../../kernel/decimal.ts'
import type { Failed, FailureCause } from '../../kernel/failure.ts'

export { minorUnits } from '@dragoman/sdk/money'

/** The unit of an amount (contract: CostUnit). PERCENT is of the other lines. */
export type CostUnit = 'WORD' | 'HOUR' | 'DAY' | 'PAGE' | 'FIXED' | 'PERCENT'

/** A list with what clients pay. Prices are decimal text with at most six decimals. */
export interface PriceList {
  /** Null for a project that has none. */
  id: string | null
  name: string
  version: number | null
  currency: string
  /** WORD, HOUR or PAGE. */
  chargeBy: string
  defaultPricePerItem: string
  defaultPricePerHour: string | null
  wordsPerHour: number | null
  defaultPricePerPage: string | null
  wordsPerPage: number | null
  coefficients: readonly PriceCoefficient[]
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
  pricePerPage: string | null
  minimumFee: string | null
}

/** The prices of a project without a price list: none. */
export const noPriceList = (currency: string): PriceList => ({
  id: null,
  name: '',
  version: null,
  currency,
  chargeBy: 'WORD',
  defaultPricePerItem: '0',
  defaultPricePerHour: null,
  wordsPerHour: null,
  defaultPricePerPage: null,
  wordsPerPage: null,
  coefficients: [],
  minFeeType: 'NONE',
  minimumFeeByProject: null,
  defaultMinimumFeeByLanguagePair: null,
  prices: [],
})

/** How many words make an hour and a page, where that is agreed. */
export type WordsPerUnit = Pick<PriceList, 'wordsPerHour' | 'wordsPerPage'>

export const unknownWordsPerUnit: WordsPerUnit = { wordsPerHour: null, wordsPerPage: null }

/** Costs that cannot be calculated; `reason` is a sentence for people that says what is missing. */
export class CostsRefused extends Error {
  readonly failed: Failed

  constructor(reason: string, cause: FailureCause) {
    super(reason)
    this.name = 'CostsRefused'
    this.failed = { reason, cause }
  }
}

/** The price that counts for a pair and a step, and which of the list's prices it is. */
export interface ChosenPrice {
  unit: 'WORD' | 'HOUR' | 'PAGE'
  price: Decimal
  /** Words that make one unit. */
  wordsPerUnit: number
  /** The entry of the list that applies: that of the pair, the default, or `missing`. */
  entry: string
}

/** How a rate source names a price that the list does not have; such words cost nothing until someone adds it. */
export const missingEntry = 'missing'

/** Whether the list has a price of the pair for this step alone. */
export function hasOwnPrice(list: PriceList, source: string, target: string, workflow: string): boolean {
  return pricesOf(list, source, target).some((price) => price.workflow === workflow)
}

/**
 * The price of a pair: for `workflow`, or (null) the one for all steps; else the list's default; else 0 as `missing`.
 * @throws CostsRefused where the list charges by the hour or page and doesn't say how many words make one
 */
export function choosePrice(list: PriceList, source: string, target: string, workflow: string | null): ChosenPrice {
  const own = pricesOf(list, source, target).find((price) => price.workflow === workflow)
  const named = own ?? { sourceLocale: source, targetLocale: target, workflow: null }
  const pair = [`${named.sourceLocale} > ${named.targetLocale}`, ...(named.workflow ? [named.workflow] : [])].join(', ')
  const chosen = (ownPrice: string | null | undefined, usual: string | null) => {
    if (ownPrice != null) return { price: decimal(ownPrice), entry: pair }
    if (usual !== null && decimal(usual).units !== 0n) return { price: decimal(usual), entry: 'default' }
    return { price: zero, entry: missingEntry }
  }
  if (list.chargeBy === 'HOUR') {
    const wordsPerUnit = wordsIn('HOUR', list.wordsPerHour, list)
    return { unit: 'HOUR', wordsPerUnit, ...chosen(own?.pricePerHour, list.defaultPricePerHour) }
  }
  if (list.chargeBy === 'PAGE') {
    const wordsPerUnit = wordsIn('PAGE', list.wordsPerPage, list)
    return { unit: 'PAGE', wordsPerUnit, ...chosen(own?.pricePerPage, list.defaultPricePerPage) }
  }
  return { unit: 'WORD', wordsPerUnit: 1, ...chosen(own?.pricePerItem, list.defaultPricePerItem) }
}

function wordsIn(unit: 'HOUR' | 'PAGE', words: number | null, list: PriceList): number {
  if (words) return words
  const reason = `The price list ${list.name} charges by the ${unit.toLowerCase()} but doesn't define the number of words.`
  throw new CostsRefused(reason, { code: 'WORDS_PER_UNIT_MISSING', data: { priceList: list.name, unit } })
}

/**
 * The least that a pair costs; null where the list has no such fee. The price of all steps says it; where it does not,
 * the highest of those of single steps does.
 */
export function pairMinimumFee(list: PriceList, source: string, target: string): Decimal | null {
  if (list.minFeeType !== 'LANGUAGE_PAIR') return null
  const own = pricesOf(list, source, target)
  const ofAllSteps = own.find((price) => price.workflow === null)?.minimumFee
  if (ofAllSteps) return decimal(ofAllSteps)
  const ofSteps = own.flatMap(({ minimumFee }) => (minimumFee === null ? [] : [decimal(minimumFee)]))
  const [first, ...others] = ofSteps
  if (first) return others.reduce((most, fee) => (compare(most, fee) < 0 ? fee : most), first)
  const fee = list.defaultMinimumFeeByLanguagePair
  return fee === null ? null : decimal(fee)
}

/** The prices of a pair, those in its very spelling before others that say the same (`pl` and `pl_pl`). */
function pricesOf(list: PriceList, source: string, target: string): PairPrice[] {
  const pair = { sourceLocale: source, targetLocale: target }
  return list.prices
    .filter((price) => isSamePair(price, pair))
    .toSorted((a, b) => spelledApart(a, pair) - spelledApart(b, pair))
}

/** A language pair, as the wire spells it. */
interface LocalePair {
  sourceLocale: string
  targetLocale: string
}

/** Whether two pairs are the same, be it in other spellings. */
export const isSamePair = (a: LocalePair, b: LocalePair): boolean =>
  isSameLocale(a.sourceLocale, b.sourceLocale) && isSameLocale(a.targetLocale, b.targetLocale)

/** In how many of their two locales the same pair is spelled in another way. */
export const spelledApart = (a: LocalePair, b: LocalePair): number =>
  Number(a.sourceLocale !== b.sourceLocale) + Number(a.targetLocale !== b.targetLocale)

// Making a format takes longer than pricing a task.
/** A discount or surcharge that a price list knows. */
export interface PriceCoefficient {
  uuid: string
  /** Counts in every calculation; the others are offered for costs that are added by hand. */
  default: boolean
  /** Place among the coefficients, from 1. */
  sequence: number
  description: string
  /** WORD, HOUR or PAGE. */
  unit: string
  /** percentage (of the lines of its unit) or fixed (for each unit). */
  calcType: string
  /** Percent, or money for each unit; negative for a discount. */
  factor: number
}
