// Generated from openapi/resources/priceLists.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { CurrencyCode, LocaleCode, PageInfo } from './shared.ts'
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
  chargeBy: 'WORD' | 'HOUR' | (string & {})
  /** Used where a unit names no other */
  defaultPriceList: boolean
  /** Price of a word where a pair has none of its own, at most six decimals */
  defaultPricePerItem: number
  /** Price of an hour where a pair has none of its own */
  defaultPricePerHour?: number
  /** Words that count as an hour */
  wordsPerHour?: number
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
  /** Least that the pair costs */
  minimumFee?: number
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
 * `GET /api/v3/price-list` (published). Needs PRICE_LIST_list.
 */
export const list: Operation<PriceListsListParams, PriceListPage> = /*@__PURE__*/ operation('priceLists.list', 'GET', '/api/v3/price-list')

/** What `priceLists.get` takes. */
export interface PriceListsGetParams {
  path: {
    /** Price list */
    priceListUUID: string
  }
}

/**
 * One price list with its prices by language pair
 *
 * `GET /api/v3/price-list/{priceListUUID}` (designed). Needs PRICE_LIST_list.
 */
export const get: Operation<PriceListsGetParams, PriceListDetail> = /*@__PURE__*/ operation('priceLists.get', 'GET', '/api/v3/price-list/{priceListUUID}')
