// Generated from openapi/resources/userRates.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { CurrencyCode } from './shared.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** What a person is paid, in one currency. */
export interface UserRate {
  /** Identifier. */
  uuid: string
  /** The person. */
  userUuid: string
  /** Currency of all prices in it. */
  currency: CurrencyCode
  /** Holds where no rate of the unit does. */
  isDefault: boolean
  /** Counts up with each change; payments name the one that they were made with. */
  version: number
  /** Least pay of a task; absent without one. */
  minimumFee?: number
  /** Holds only in this unit; absent when it holds everywhere. */
  orgUnitUuid?: string
  /** Name of that unit. */
  orgUnitName?: string
  /** Prices by language pair and step. */
  rateDetails: UserRateDetail[]
}

/** Prices for one language pair and step. */
export interface UserRateDetail {
  /** Identifier. */
  uuid: string
  /** The rate. */
  userRateUuid: string
  /** Both codes, such as `en_us:pt_br`. */
  languagePair: string
  /** The step. */
  workflowUuid: string
  /** Price of a word, up to six decimals; absent without one. */
  wordRate?: number
  /** Price of an hour, for the hours that the words make by the price list of a project; counts without wordRate and pagesRate. Absent without one. */
  hourlyRate?: number
  /** Price of a day, for pay that is set by hand; absent without one. */
  dailyRate?: number
  /** Price of a page, for the pages that the words make by the price list of a project; counts without wordRate. Absent without one. */
  pagesRate?: number
}

/** A new rate. */
export interface UserRateCreate {
  /** Currency of all prices in it. */
  currency: CurrencyCode
  /** Holds where no rate of the unit does. */
  isDefault?: boolean
  /** Least pay of a task. */
  minimumFee?: number
  /** Holds only in this unit. */
  orgUnitUuid?: string
  /** Prices by language pair and step. */
  rateDetails?: UserRateDetailInput[]
}

/** Changes to a rate; what is absent stays. */
export interface UserRateUpdate {
  /** The rate; must be the one of the path. */
  uuid?: string
  /** The person; must be the one of the path. */
  userUuid?: string
  /** Currency of all prices in it. */
  currency?: CurrencyCode
  /** Whether it holds where no rate of the unit does. */
  isDefault?: boolean
  /** Least pay of a task; null for none. */
  minimumFee?: number | null
  /** Holds only in this unit. */
  orgUnitUuid?: string
  /** Lines to change or add. */
  rateDetails?: UserRateDetailInput[]
}

/** Prices for one language pair and step; of a line that the rate has, what is absent stays, and null removes. */
export interface UserRateDetailInput {
  /** The line to change; absent to add one. */
  uuid?: string
  /** The rate; must be the one of the path. */
  userRateUuid?: string
  /** Both codes, such as `en_us:pt_br`. */
  languagePair: string
  /** The step. */
  workflowUuid: string
  /** Price of a word, up to six decimals; null for none. */
  wordRate?: number | null
  /** Price of an hour; null for none. */
  hourlyRate?: number | null
  /** Price of a day; null for none. */
  dailyRate?: number | null
  /** Price of a page; null for none. */
  pagesRate?: number | null
}

/** What `userRates.list` takes. */
export interface UserRatesListParams {
  path: {
    /** The person. */
    userUUID: string
  }
  query?: {
    /** ACCOUNT: rates that hold everywhere; ORG_UNIT: rates of single units. */
    scope?: 'ACCOUNT' | 'ORG_UNIT' | (string & {})
    /** Only rates of this unit. */
    orgUnitUuid?: string
    /** Only rates in this currency. */
    currency?: CurrencyCode
  }
}

/**
 * List the rates of a person
 *
 * A linguist sees only their own.
 *
 * `GET /api/v3/user/{userUUID}/rate` (published). Needs USER_rates or ROLE_VENDOR.
 */
export const list: Operation<UserRatesListParams, UserRate[]> = /*@__PURE__*/ operation('userRates.list', 'GET', '/api/v3/user/{userUUID}/rate')

/** What `userRates.create` takes. */
export interface UserRatesCreateParams {
  path: {
    /** The person. */
    userUUID: string
  }
  body: UserRateCreate
}

/**
 * Add a rate
 *
 * `POST /api/v3/user/{userUUID}/rate` (published). Needs USER_rates.
 */
export const create: Operation<UserRatesCreateParams, UserRate> = /*@__PURE__*/ operation('userRates.create', 'POST', '/api/v3/user/{userUUID}/rate', { refreshes: ['users', 'tasks', 'activity'] })

/** What `userRates.update` takes. */
export interface UserRatesUpdateParams {
  path: {
    /** The person. */
    userUUID: string
    /** The rate. */
    userRateUUID: string
  }
  body: UserRateUpdate
}

/**
 * Change a rate
 *
 * Lines whose `uuid`, or language pair and step, the rate has are changed, others added; lines that are not named stay, and so do the prices that a line does not name: null removes one.
 *
 * `PUT /api/v3/user/{userUUID}/rate/{userRateUUID}` (published). Needs USER_rates.
 */
export const update: Operation<UserRatesUpdateParams, UserRate> = /*@__PURE__*/ operation('userRates.update', 'PUT', '/api/v3/user/{userUUID}/rate/{userRateUUID}', { refreshes: ['users', 'tasks', 'activity'] })

/** What `userRates.remove` takes. */
export interface UserRatesRemoveParams {
  path: {
    /** The person. */
    userUUID: string
    /** The rate. */
    userRateUUID: string
  }
}

/**
 * Remove a rate
 *
 * `DELETE /api/v3/user/{userUUID}/rate/{userRateUUID}` (published). Needs USER_rates.
 */
export const remove: Operation<UserRatesRemoveParams, void> = /*@__PURE__*/ operation('userRates.remove', 'DELETE', '/api/v3/user/{userUUID}/rate/{userRateUUID}', { answer: nothing, refreshes: ['users', 'tasks', 'activity'] })

/** What `userRates.setDefault` takes. */
export interface UserRatesSetDefaultParams {
  path: {
    /** The person. */
    userUUID: string
    /** The rate. */
    userRateUUID: string
  }
}

/**
 * Make a rate the default one
 *
 * `PUT /api/v3/user/{userUUID}/rate/{userRateUUID}/default` (published). Needs USER_rates.
 */
export const setDefault: Operation<UserRatesSetDefaultParams, void> = /*@__PURE__*/ operation('userRates.setDefault', 'PUT', '/api/v3/user/{userUUID}/rate/{userRateUUID}/default', { answer: nothing, refreshes: ['users', 'tasks', 'activity'] })

/** What `userRates.removeDetail` takes. */
export interface UserRatesRemoveDetailParams {
  path: {
    /** The person. */
    userUUID: string
    /** The rate. */
    userRateUUID: string
    /** The line of the rate. */
    rateDetailUUID: string
  }
}

/**
 * Remove a line of a rate
 *
 * `DELETE /api/v3/user/{userUUID}/rate/{userRateUUID}/detail/{rateDetailUUID}` (published). Needs USER_rates.
 */
export const removeDetail: Operation<UserRatesRemoveDetailParams, void> = /*@__PURE__*/ operation('userRates.removeDetail', 'DELETE', '/api/v3/user/{userUUID}/rate/{userRateUUID}/detail/{rateDetailUUID}', { answer: nothing, refreshes: ['users', 'tasks', 'activity'] })
