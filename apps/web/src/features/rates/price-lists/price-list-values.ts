import type { PriceListDetail, PriceListSave } from '@dragoman/sdk/operations/priceLists'
import type { PlainMessageId } from '../../../i18n/t.ts'

type ChargeBy = 'WORD' | 'HOUR' | 'PAGE'
type MinFeeType = 'NONE' | 'PROJECT' | 'LANGUAGE_PAIR'

/** The parts of a price list besides its pairs and coefficients, as the form holds them. Empty numbers are NaN. */
export interface PriceListValues {
  name: string
  currency: string | null
  isActive: boolean
  isDefault: boolean
  chargeBy: ChargeBy
  pricePerWord: number
  pricePerHour: number
  wordsPerHour: number
  pricePerPage: number
  wordsPerPage: number
  minFeeType: MinFeeType
  minimumFeeByProject: number
  minimumFeeByPair: number
}

const none = Number.NaN

export const priceListValues = (list: PriceListDetail): PriceListValues => ({
  name: list.name,
  currency: list.currency,
  isActive: list.status === 'ACTIVE',
  isDefault: list.defaultPriceList,
  chargeBy: list.chargeBy as ChargeBy,
  // On the wire 0 isn't a price.
  pricePerWord: list.defaultPricePerItem || none,
  pricePerHour: list.defaultPricePerHour ?? none,
  wordsPerHour: list.wordsPerHour ?? none,
  pricePerPage: list.defaultPricePerPage ?? none,
  wordsPerPage: list.wordsPerPage ?? none,
  minFeeType: list.minFeeType as MinFeeType,
  minimumFeeByProject: list.minimumFeeByProject ?? none,
  minimumFeeByPair: list.defaultMinimumFeeByLanguagePair ?? none,
})

const amount = (value: number) => (Number.isNaN(value) ? null : value)

/** A whole list as a request: what it says, with some of it changed. */
export function priceListBody(list: PriceListDetail, change: Partial<PriceListSave> = {}): PriceListSave {
  const { version, name, currency, status, chargeBy, minFeeType, organizationUuid, orgUnitUuids } = list
  return {
    version,
    name,
    currency,
    status: status as PriceListSave['status'],
    chargeBy: chargeBy as ChargeBy,
    defaultPriceList: list.defaultPriceList,
    defaultPricePerItem: list.defaultPricePerItem,
    defaultPricePerHour: list.defaultPricePerHour ?? null,
    wordsPerHour: list.wordsPerHour ?? null,
    defaultPricePerPage: list.defaultPricePerPage ?? null,
    wordsPerPage: list.wordsPerPage ?? null,
    minFeeType: minFeeType as MinFeeType,
    minimumFeeByProject: list.minimumFeeByProject ?? null,
    defaultMinimumFeeByLanguagePair: list.defaultMinimumFeeByLanguagePair ?? null,
    organizationUuid: organizationUuid ?? null,
    orgUnitUuids,
    prices: list.prices.map(({ uuid: _uuid, ...price }) => price),
    coefficients: list.coefficients.map(({ default: always, description, unit, calcType, factor }) => ({
      default: always,
      description,
      unit: unit as ChargeBy,
      calcType: calcType as 'percentage' | 'fixed',
      factor,
    })),
    ...change,
  }
}

/** The changes that the form makes to a list; the form has no problems by then. */
export const priceListChange = (values: PriceListValues): Partial<PriceListSave> => ({
  name: values.name.trim(),
  currency: values.currency!,
  status: values.isActive ? 'ACTIVE' : 'INACTIVE',
  defaultPriceList: values.isDefault,
  chargeBy: values.chargeBy,
  defaultPricePerItem: amount(values.pricePerWord),
  defaultPricePerHour: amount(values.pricePerHour),
  wordsPerHour: amount(values.wordsPerHour),
  defaultPricePerPage: amount(values.pricePerPage),
  wordsPerPage: amount(values.wordsPerPage),
  minFeeType: values.minFeeType,
  minimumFeeByProject: amount(values.minimumFeeByProject),
  defaultMinimumFeeByLanguagePair: amount(values.minimumFeeByPair),
})

const highestPrice = 1_000_000
const mostWords = 100_000

/** The problems that keep the form from being saved, by field; empty if there are none. */
export function priceListProblems(values: PriceListValues): Partial<Record<keyof PriceListValues, PlainMessageId>> {
  const problems: Partial<Record<keyof PriceListValues, PlainMessageId>> = {}
  if (values.name.trim() === '') problems.name = 'rates.problem.name'
  if (!values.currency) problems.currency = 'rates.problem.currency'
  if (values.isDefault && !values.isActive) problems.isActive = 'rates.problem.defaultInactive'
  for (const field of [
    'pricePerWord',
    'pricePerHour',
    'pricePerPage',
    'minimumFeeByProject',
    'minimumFeeByPair',
  ] as const) {
    if (values[field] < 0) problems[field] = 'rates.problem.negative'
    if (values[field] > highestPrice) problems[field] = 'rates.problem.tooMuch'
  }
  for (const [unit, field] of [
    ['HOUR', 'wordsPerHour'],
    ['PAGE', 'wordsPerPage'],
  ] as const) {
    const words = values[field]
    const isWrong = !Number.isNaN(words) && (!Number.isInteger(words) || words < 1 || words > mostWords)
    if (isWrong) problems[field] = 'rates.problem.words'
    else if (values.chargeBy === unit && Number.isNaN(words)) problems[field] = 'rates.problem.wordsMissing'
  }
  if (values.minFeeType === 'PROJECT' && Number.isNaN(values.minimumFeeByProject))
    problems.minimumFeeByProject = 'rates.problem.amount'
  return problems
}
