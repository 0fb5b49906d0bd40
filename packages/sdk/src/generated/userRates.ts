// Generated from openapi/resources/userRates.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { CurrencyCode, PageInfo } from './shared.ts'
import type { UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** Rates of a person, in one currency. */
export interface UserRate {
  /** Identifier. */
  uuid: string
  /** The person. */
  userUuid: string
  /** Currency of all amounts of the rate. */
  currency: CurrencyCode
  /** Whether the rate is used if no rate for the organizational unit applies. */
  isDefault: boolean
  /** Increases with each change; payments refer to the version that they were calculated with. */
  version: number
  /** Minimum fee per task; absent if not set. */
  minimumFee?: number
  /** The only organizational unit that the rate applies to; absent if the rate applies everywhere. */
  orgUnitUuid?: string
  /** Name of the organizational unit. */
  orgUnitName?: string
  /** Rates by language pair and workflow step. */
  rateDetails: UserRateDetail[]
}

/** Rates of a person, in one currency, with the person. */
export interface UserRateOfPerson extends UserRate {
  /** The person. */
  user: UserRef
}

/** One page of rates. */
export interface UserRatePage extends PageInfo {
  /** Items of this page. */
  content: UserRateOfPerson[]
}

/** Rates for one language pair and workflow step. */
export interface UserRateDetail {
  /** Identifier. */
  uuid: string
  /** The rate. */
  userRateUuid: string
  /** Source and target locale, such as `en_us:pt_br`. */
  languagePair: string
  /** The workflow step. */
  workflowUuid: string
  /** Rate per word, up to six decimal places; absent if not set. */
  wordRate?: number
  /** Rate per hour, for the hours calculated from the words by the price list of the project; used only if wordRate and pagesRate are absent. Absent if not set. */
  hourlyRate?: number
  /** Rate per day, for payments that are set manually; absent if not set. */
  dailyRate?: number
  /** Rate per page, for the pages calculated from the words by the price list of the project; used only if wordRate is absent. Absent if not set. */
  pagesRate?: number
}

/** A new rate. */
export interface UserRateCreate {
  /** Currency of all amounts of the rate. */
  currency: CurrencyCode
  /** Whether the rate is used if no rate for the organizational unit applies. */
  isDefault?: boolean
  /** Minimum fee per task. */
  minimumFee?: number
  /** The only organizational unit that the rate applies to. */
  orgUnitUuid?: string
  /** Rates by language pair and workflow step. */
  rateDetails?: UserRateDetailInput[]
}

/** Changes to a rate; omitted fields do not change. */
export interface UserRateUpdate {
  /** The rate; must match the one in the path. */
  uuid?: string
  /** The user; must match the one in the path. */
  userUuid?: string
  /** Currency of all amounts of the rate. */
  currency?: CurrencyCode
  /** Whether the rate is used if no rate for the organizational unit applies. */
  isDefault?: boolean
  /** Minimum fee per task; null for none. */
  minimumFee?: number | null
  /** The only organizational unit that the rate applies to. */
  orgUnitUuid?: string
  /** Lines to update or add. */
  rateDetails?: UserRateDetailInput[]
}

/** Rates for one language pair and workflow step; in an existing line, omitted rates do not change, and null removes a rate. */
export interface UserRateDetailInput {
  /** The line to update; absent to add one. */
  uuid?: string
  /** The rate; must match the one in the path. */
  userRateUuid?: string
  /** Source and target locale, such as `en_us:pt_br`. */
  languagePair: string
  /** The workflow step. */
  workflowUuid: string
  /** Rate per word, up to six decimal places; null for none. */
  wordRate?: number | null
  /** Rate per hour; null for none. */
  hourlyRate?: number | null
  /** Rate per day; null for none. */
  dailyRate?: number | null
  /** Rate per page; null for none. */
  pagesRate?: number | null
}

/** What `userRates.listAll` takes. */
export interface UserRatesListAllParams {
  query?: {
    /** Page number, from 0. */
    page?: number
    /** Items per page. */
    size?: number
    /** A named sort, or a field and a direction (`dueDate,desc`). An unknown sort leaves the default order: newest first. */
    sort?: string
    /** Only rates of people whose name contains this text, ignoring case. */
    name?: string
    /** Only rates in this currency. */
    currency?: CurrencyCode
    /** Only rates of this organizational unit. */
    orgUnitUuid?: string
    /** Only rates with a line for this language pair, such as `en_us:pt_br`; without `workflowUuid`, for any step. */
    languagePair?: string
    /** Only rates with a line for this workflow step, and for `languagePair` if both are specified. */
    workflowUuid?: string
  }
}

/**
 * List the rates of all people
 *
 * Linguists only see their own rates.
 *
 * `GET /api/v3/user/rates` (documented). Needs USER_rates or ROLE_VENDOR.
 */
export const listAll: Operation<UserRatesListAllParams, UserRatePage> = /*@__PURE__*/ operation('userRates.listAll', 'GET', '/api/v3/user/rates')

/** What `userRates.list` takes. */
export interface UserRatesListParams {
  path: {
    /** The user. */
    userUUID: string
  }
  query?: {
    /** ACCOUNT: rates that apply everywhere; ORG_UNIT: rates of specific organizational units. */
    scope?: 'ACCOUNT' | 'ORG_UNIT' | (string & {})
    /** Only rates of this organizational unit. */
    orgUnitUuid?: string
    /** Only rates in this currency. */
    currency?: CurrencyCode
  }
}

/**
 * List the rates of a user
 *
 * Linguists can only view their own rates.
 *
 * `GET /api/v3/user/{userUUID}/rate` (published). Needs USER_rates or ROLE_VENDOR.
 */
export const list: Operation<UserRatesListParams, UserRate[]> = /*@__PURE__*/ operation('userRates.list', 'GET', '/api/v3/user/{userUUID}/rate')

/** What `userRates.create` takes. */
export interface UserRatesCreateParams {
  path: {
    /** The user. */
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

/** What `userRates.get` takes. */
export interface UserRatesGetParams {
  path: {
    /** The user. */
    userUUID: string
    /** The rate. */
    userRateUUID: string
  }
  query?: {
    /** Version to return; the current one if omitted. */
    version?: number
  }
}

/**
 * Get a rate
 *
 * Linguists can only view their own rates. Versions stay after a rate is removed.
 *
 * `GET /api/v3/user/{userUUID}/rate/{userRateUUID}` (designed). Needs USER_rates or ROLE_VENDOR.
 */
export const get: Operation<UserRatesGetParams, UserRate> = /*@__PURE__*/ operation('userRates.get', 'GET', '/api/v3/user/{userUUID}/rate/{userRateUUID}')

/** What `userRates.update` takes. */
export interface UserRatesUpdateParams {
  path: {
    /** The user. */
    userUUID: string
    /** The rate. */
    userRateUUID: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string
  }
  body?: UserRateUpdate
}

/**
 * Update a rate
 *
 * Existing lines are matched by `uuid`, or by language pair and step, and updated; other lines are added. Omitted lines and omitted rates do not change; null removes a rate.
 *
 * `PUT /api/v3/user/{userUUID}/rate/{userRateUUID}` (published). Needs USER_rates.
 */
export const update: Operation<UserRatesUpdateParams, UserRate> = /*@__PURE__*/ operation('userRates.update', 'PUT', '/api/v3/user/{userUUID}/rate/{userRateUUID}', { refreshes: ['users', 'tasks', 'activity'] })

/** What `userRates.remove` takes. */
export interface UserRatesRemoveParams {
  path: {
    /** The user. */
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
    /** The user. */
    userUUID: string
    /** The rate. */
    userRateUUID: string
  }
}

/**
 * Set a rate as the default
 *
 * `PUT /api/v3/user/{userUUID}/rate/{userRateUUID}/default` (published). Needs USER_rates.
 */
export const setDefault: Operation<UserRatesSetDefaultParams, void> = /*@__PURE__*/ operation('userRates.setDefault', 'PUT', '/api/v3/user/{userUUID}/rate/{userRateUUID}/default', { answer: nothing, refreshes: ['users', 'tasks', 'activity'] })

/** What `userRates.removeDetail` takes. */
export interface UserRatesRemoveDetailParams {
  path: {
    /** The user. */
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
