// Generated from openapi/resources/priceLists.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { CurrencyCode, LocaleCode, PageInfo, WorkflowCode } from './shared.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

export interface PriceListPage extends PageInfo {
  /** Price lists of this page */
  content: PriceList[]
}

export interface PriceList {
  /** Id */
  uuid: string
  /** Name */
  name: string
  currency: CurrencyCode
  /** Whether it is in use */
  status: 'ACTIVE' | 'INACTIVE' | (string & {})
  /** Account */
  accountUUID: string
  /** What is charged by */
  chargeBy: 'WORD' | 'HOUR' | 'PAGE' | (string & {})
  /** Used where a unit names no other */
  defaultPriceList: boolean
  /** Price of a word where a pair has none of its own, at most six decimals; 0 for none */
  defaultPricePerItem: number
  /** Price of an hour where a pair has none of its own */
  defaultPricePerHour?: number
  /** Words that count as an hour */
  wordsPerHour?: number
  /** Price of a page where a pair has none of its own */
  defaultPricePerPage?: number
  /** Words that count as a page */
  wordsPerPage?: number
  /** What a minimum fee is for */
  minFeeType: 'NONE' | 'PROJECT' | 'LANGUAGE_PAIR' | (string & {})
  /** Least that a project costs */
  minimumFeeByProject?: number
  /** Least that a language pair costs where it has no fee of its own */
  defaultMinimumFeeByLanguagePair?: number
}

export interface PriceListDetail extends PriceList {
  /** Counts up with each change */
  version: number
  /** Organization it is for; absent for all */
  organizationUuid?: string
  /** Units that use it by themselves */
  orgUnitUuids: string[]
  /** Discounts and surcharges, in their order */
  coefficients: PriceCoefficient[]
  /** Prices by language pair and step */
  prices: LanguagePairPrice[]
}

export interface LanguagePairPrice {
  /** Id */
  uuid: string
  sourceLocale: LocaleCode
  targetLocale: LocaleCode
  /** Workflow code; absent for every step */
  workflow?: string
  /** Price of a word, at most six decimals */
  pricePerItem: number
  /** Price of an hour */
  pricePerHour?: number
  /** Price of a page */
  pricePerPage?: number
  /** Least that the pair costs */
  minimumFee?: number
}

export interface PriceCoefficient {
  /** Id */
  uuid: string
  /** Counts in every calculation; the others are offered for costs added by hand */
  default: boolean
  /** Place among the coefficients, from 1 */
  sequence: number
  /** What it is for */
  description: string
  /** Unit whose lines it changes */
  unit: 'WORD' | 'HOUR' | 'PAGE' | (string & {})
  /** Percent of the lines, or money for each unit */
  calcType: 'percentage' | 'fixed' | (string & {})
  /** Percent, or money for each unit; negative for a discount */
  factor: number
}

export interface PriceListSave {
  /** The version that was read; 409 with what is there now, where somebody else was faster. Left out, it is not looked at */
  version?: number
  /** Name */
  name: string
  currency: CurrencyCode
  /** Whether it is in use; ACTIVE when left out */
  status?: 'ACTIVE' | 'INACTIVE'
  /** What is charged by; WORD when left out */
  chargeBy?: 'WORD' | 'HOUR' | 'PAGE'
  /** Used where neither unit nor organization names another */
  defaultPriceList?: boolean
  /** Price of a word where a pair has none of its own; none when left out */
  defaultPricePerItem?: number
  /** Price of an hour where a pair has none of its own */
  defaultPricePerHour?: number
  /** Words that count as an hour */
  wordsPerHour?: number
  /** Price of a page where a pair has none of its own */
  defaultPricePerPage?: number
  /** Words that count as a page */
  wordsPerPage?: number
  /** What a minimum fee is for; NONE when left out */
  minFeeType?: 'NONE' | 'PROJECT' | 'LANGUAGE_PAIR'
  /** Least that a project costs */
  minimumFeeByProject?: number
  /** Least that a language pair costs where it has no fee of its own */
  defaultMinimumFeeByLanguagePair?: number
  /** Only for units of this organization */
  organizationUuid?: string
  /** Units that use it by themselves, all of the organization where one is named */
  orgUnitUuids?: string[]
  /** Prices by language pair and step, each of them once */
  prices?: LanguagePairPriceSave[]
  /** Discounts and surcharges, in their order */
  coefficients?: PriceCoefficientSave[]
}

export interface LanguagePairPriceSave {
  sourceLocale: LocaleCode
  targetLocale: LocaleCode
  workflow?: WorkflowCode
  /** Price of a word, at most six decimals */
  pricePerItem: number
  /** Price of an hour */
  pricePerHour?: number
  /** Price of a page */
  pricePerPage?: number
  /** Least that the pair costs */
  minimumFee?: number
}

export interface PriceCoefficientSave {
  /** Counts in every calculation; false when left out */
  default?: boolean
  /** What it is for */
  description: string
  /** Unit whose lines it changes */
  unit: 'WORD' | 'HOUR' | 'PAGE'
  /** Percent of the lines, or money for each unit */
  calcType: 'percentage' | 'fixed'
  /** Percent (-100 or more), or money for each unit, at most six decimals; negative for a discount */
  factor: number
}

/** What `priceLists.list` takes. */
export interface PriceListsListParams {
  query?: {
    /** Page number, from 0. */
    page?: number
    /** Items a page. */
    size?: number
    /** A named sort, or a field and a direction (`dueDate,desc`). An unknown sort leaves the usual order: newest first. */
    sort?: string
  }
}

/**
 * Page through the price lists of the account
 *
 * By name, unless `sort` names currency, status or creationDate.
 *
 * `GET /api/v3/price-list` (published). Needs PRICE_LIST_list.
 */
export const list: Operation<PriceListsListParams, PriceListPage> = /*@__PURE__*/ operation('priceLists.list', 'GET', '/api/v3/price-list')

/** What `priceLists.create` takes. */
export interface PriceListsCreateParams {
  body: PriceListSave
}

/**
 * Add a price list
 *
 * A project takes the list of its unit; else the active one that names the unit's organization; else the default one of the account. Of two lists that name the same unit, the one that was saved last holds.
 *
 * `POST /api/v3/price-list` (designed). Needs PRICE_LIST_save.
 */
export const create: Operation<PriceListsCreateParams, PriceListDetail> = /*@__PURE__*/ operation('priceLists.create', 'POST', '/api/v3/price-list', { refreshes: ['orgUnits', 'activity'], retry: 'never' })

/** What `priceLists.get` takes. */
export interface PriceListsGetParams {
  path: {
    /** Price list */
    priceListUUID: string
  }
  query?: {
    /** As it was in this version; 404 unless an amount was made with it */
    version?: number
  }
}

/**
 * One price list with its prices by language pair
 *
 * `GET /api/v3/price-list/{priceListUUID}` (designed). Needs PRICE_LIST_list.
 */
export const get: Operation<PriceListsGetParams, PriceListDetail> = /*@__PURE__*/ operation('priceLists.get', 'GET', '/api/v3/price-list/{priceListUUID}')

/** What `priceLists.update` takes. */
export interface PriceListsUpdateParams {
  path: {
    /** Price list */
    priceListUUID: string
  }
  body: PriceListSave
}

/**
 * Replace what a price list says
 *
 * The body is the whole list; what it leaves out is gone. The version counts up. Costs that were calculated stay, and approved projects go on with the version that they were priced with.
 *
 * `PUT /api/v3/price-list/{priceListUUID}` (designed). Needs PRICE_LIST_save.
 */
export const update: Operation<PriceListsUpdateParams, PriceListDetail> = /*@__PURE__*/ operation('priceLists.update', 'PUT', '/api/v3/price-list/{priceListUUID}', { refreshes: ['orgUnits', 'costs', 'activity'] })

/** What `priceLists.remove` takes. */
export interface PriceListsRemoveParams {
  path: {
    /** Price list */
    priceListUUID: string
  }
}

/**
 * Delete a price list
 *
 * 422 for the default one, and while projects that are not closed use it; make it INACTIVE instead. Units that used it take their organization's or the default one.
 *
 * `DELETE /api/v3/price-list/{priceListUUID}` (designed). Needs PRICE_LIST_save.
 */
export const remove: Operation<PriceListsRemoveParams, void> = /*@__PURE__*/ operation('priceLists.remove', 'DELETE', '/api/v3/price-list/{priceListUUID}', { answer: nothing, refreshes: ['orgUnits', 'activity'] })

/** What `priceLists.setPrices` takes. */
export interface PriceListsSetPricesParams {
  path: {
    /** Price list */
    priceListUUID: string
  }
  body: LanguagePairPriceSave[]
}

/**
 * Set the prices of some language pairs and steps; the others stay
 *
 * Each takes the place of the price that its pair and step has. The version counts up.
 *
 * `PUT /api/v3/price-list/{priceListUUID}/prices` (designed). Needs PRICE_LIST_save.
 */
export const setPrices: Operation<PriceListsSetPricesParams, PriceListDetail> = /*@__PURE__*/ operation('priceLists.setPrices', 'PUT', '/api/v3/price-list/{priceListUUID}/prices', { refreshes: ['costs', 'activity'] })
