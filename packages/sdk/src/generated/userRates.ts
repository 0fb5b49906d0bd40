// Generated from openapi/resources/userRates.yaml by openapi/generate.ts. Do not edit.
import type { AsyncOperation, Operation } from '../operation.ts'
import type { TableImportJob } from './jobs.ts'
import type { CurrencyCode, DownloadRequest, ListExport, PageInfo, TableUpload } from './shared.ts'
import type { UserRef } from './users.ts'
import { bytes, nothing } from '../answers.ts'
import { form } from '../body.ts'
import { asyncOperation, operation } from '../operation.ts'

/** Rates of a person for one language pair and workflow step. */
export interface UserRateLine {
  /** Identifier of the line. */
  uuid: string
  /** The rate that the line belongs to. */
  userRateUuid: string
  /** The person. */
  user: UserRef
  /** Source and target locale, such as `en_us:pt_br`. */
  languagePair: string
  /** The workflow step. */
  workflowUuid: string
  /** Code of the workflow step, such as `TRANSLATION`. */
  workflow: string
  /** Currency of all amounts. */
  currency: CurrencyCode
  /** Whether the rate is used if no rate for the organizational unit applies. */
  isDefault: boolean
  /** The only organizational unit that the rate applies to; absent if the rate applies everywhere. */
  orgUnitUuid?: string
  /** Name of the organizational unit. */
  orgUnitName?: string
  /** Rate per word; absent if not set. */
  wordRate?: number
  /** Rate per hour; absent if not set. */
  hourlyRate?: number
  /** Rate per day; absent if not set. */
  dailyRate?: number
  /** Rate per page; absent if not set. */
  pagesRate?: number
  /** Minimum fee per task; absent if not set. */
  minimumFee?: number
}

/** One page of lines of rates. */
export interface UserRateLinePage extends PageInfo {
  /** Items of this page. */
  content: UserRateLine[]
}

/** Rates per word of everyone for the language pair, step, and currency of a line. */
export interface UserRateComparison {
  /** The line. */
  rateDetailUuid: string
  /** Number of lines compared. */
  count: number
  /** Lowest rate per word. */
  lowest: number
  /** Median rate per word. */
  median: number
  /** Highest rate per word. */
  highest: number
}

/** A change of one rate in many lines. Exactly one of `percent` and `amount` is required. */
export interface UserRateChange {
  /** The lines. */
  rateDetailUuids: string[]
  /** Which rate changes. */
  rate: 'wordRate' | 'hourlyRate' | 'dailyRate' | 'pagesRate'
  /** Percentage to add, such as 5 or -2.5; the result is rounded half up to six decimal places. */
  percent?: number | undefined
  /** Amount to add, in the currency of each line. */
  amount?: number | undefined
  /** Whether to change nothing. */
  dryRun?: boolean | undefined
}

/** What a change does to each line. */
export interface UserRateChangeResult {
  /** The lines, in the order of the request. */
  lines: UserRateChangeLine[]
  /** Number of lines with a new rate. */
  changed: number
  /** Number of lines that stay. */
  refused: number
  /** Whether the rates were changed; false after a dry run. */
  isDone: boolean
}

/** What a change does to a line. */
export interface UserRateChangeLine {
  /** The line. */
  rateDetailUuid: string
  /** The rate as it was; absent if the line has none. */
  from?: number
  /** The new rate; absent if the change is refused. */
  to?: number
  /** Why the line stays; absent if it changes. */
  refusal?: 'NO_RATE' | 'NEGATIVE' | 'TOO_HIGH' | 'UNCHANGED' | (string & {})
}

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
  isDefault?: boolean | undefined
  /** Minimum fee per task. */
  minimumFee?: number | undefined
  /** The only organizational unit that the rate applies to. */
  orgUnitUuid?: string | undefined
  /** Rates by language pair and workflow step. */
  rateDetails?: UserRateDetailInput[] | undefined
}

/** Changes to a rate; omitted fields do not change. */
export interface UserRateUpdate {
  /** The rate; must match the one in the path. */
  uuid?: string | undefined
  /** The user; must match the one in the path. */
  userUuid?: string | undefined
  /** Currency of all amounts of the rate. */
  currency?: CurrencyCode | undefined
  /** Whether the rate is used if no rate for the organizational unit applies. */
  isDefault?: boolean | undefined
  /** Minimum fee per task; null for none. */
  minimumFee?: number | null | undefined
  /** The only organizational unit that the rate applies to. */
  orgUnitUuid?: string | undefined
  /** Lines to update or add. */
  rateDetails?: UserRateDetailInput[] | undefined
}

/** Rates for one language pair and workflow step; in an existing line, omitted rates do not change, and null removes a rate. */
export interface UserRateDetailInput {
  /** The line to update; absent to add one. */
  uuid?: string | undefined
  /** The rate; must match the one in the path. */
  userRateUuid?: string | undefined
  /** Source and target locale, such as `en_us:pt_br`. */
  languagePair: string
  /** The workflow step. */
  workflowUuid: string
  /** Rate per word, up to six decimal places; null for none. */
  wordRate?: number | null | undefined
  /** Rate per hour; null for none. */
  hourlyRate?: number | null | undefined
  /** Rate per day; null for none. */
  dailyRate?: number | null | undefined
  /** Rate per page; null for none. */
  pagesRate?: number | null | undefined
}

/** What `userRates.listLines` takes. */
export interface UserRatesListLinesParams {
  query?: {
    /** Only lines of people whose name or email address contains this text. */
    q?: string | undefined
    /** Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are those of the reader: of the time zone in the cookie `timezone` of a browser, else of the one that the person has set, else UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
    filter?: string | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** A named sort, or a field and a direction (`dueDate,desc`); in lists whose entities have custom fields, also a custom field (`cf.cost-center,desc`). A sort that the list does not have is refused with 400. */
    sort?: string | undefined
  } | undefined
}

/**
 * List the rates of all people, one line a language pair and step
 *
 * Linguists only see their own rates.
 *
 * `GET /api/v3/user/all-user-rates` (designed). Needs USER_rates or ROLE_VENDOR.
 *
 * @throws {HttpError} a code of any call
 */
export const listLines: Operation<UserRatesListLinesParams, UserRateLinePage> = /*@__PURE__*/ operation('userRates.listLines', 'GET', '/api/v3/user/all-user-rates')

/** What `userRates.createAll` takes. */
export interface UserRatesCreateAllParams {
  body: UserRateChange
}

/**
 * Change the rates of many people
 *
 * Changes one rate of each line, by a percentage or an amount, and says what it was and becomes. Lines without that rate, and those whose new rate would be negative or above the limit, are refused and stay. With `dryRun`, nothing changes.
 *
 * `POST /api/v3/user/all-user-rates` (inferred). Needs USER_rates.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const createAll: Operation<UserRatesCreateAllParams, UserRateChangeResult> = /*@__PURE__*/ operation('userRates.createAll', 'POST', '/api/v3/user/all-user-rates', { refreshes: ['users', 'tasks', 'activity'], retry: 'never' })

/** What `userRates.compareLines` takes. */
export interface UserRatesCompareLinesParams {
  query: {
    /** The lines. */
    rateDetailUuids: readonly string[]
  }
}

/**
 * Compare lines of rates with those of everyone for the same language pair, step, and currency
 *
 * `GET /api/v3/user/all-user-rates/comparison` (designed). Needs USER_rates.
 *
 * @throws {HttpError} a code of any call
 */
export const compareLines: Operation<UserRatesCompareLinesParams, UserRateComparison[]> = /*@__PURE__*/ operation('userRates.compareLines', 'GET', '/api/v3/user/all-user-rates/comparison')

/** What `userRates.startExport` takes. */
export interface UserRatesStartExportParams {
  body: ListExport
}

/**
 * Export the rates of a list to a file
 *
 * Exports all lines that `userRates.listLines` returns on all of its pages with the same filters, in the same order. Text that a spreadsheet could take for a formula is escaped in CSV. The job can be canceled like any other job.
 *
 * `POST /api/v3/user/all-user-rates/export` (designed). Needs USER_rates.
 *
 * @throws {HttpError} a code of any call
 */
export const startExport: AsyncOperation<UserRatesStartExportParams, DownloadRequest, DownloadRequest> = /*@__PURE__*/ asyncOperation('userRates.startExport', 'POST', '/api/v3/user/all-user-rates/export', { retry: 'never', async: 'status-url' })

/** What `userRates.getExportStatus` takes. */
export interface UserRatesGetExportStatusParams {
  path: {
    /** The request that an earlier call started. */
    requestUUID: string
  }
}

/**
 * Get the status and the download address of an export of rates
 *
 * `GET /api/v3/user/all-user-rates/export/{requestUUID}/status` (designed). Needs USER_rates.
 *
 * @throws {HttpError} a code of any call
 */
export const getExportStatus: Operation<UserRatesGetExportStatusParams, DownloadRequest> = /*@__PURE__*/ operation('userRates.getExportStatus', 'GET', '/api/v3/user/all-user-rates/export/{requestUUID}/status')

/** What `userRates.importTable` takes. */
export interface UserRatesImportTableParams {
  query?: {
    /** Whether to report only, without changing anything; false if omitted. */
    dryRun?: boolean | undefined
  } | undefined
  body: TableUpload
}

/**
 * Import rates of people from a table
 *
 * Takes the table of `userRates.exportTable`, up to 5,000 lines. Each line sets the rates of a person for one language pair and step, in the rate of its currency and organizational unit, which is added if the person has none. An empty cell, and a column that the table lacks, changes nothing. The report of the job tells what each line does, or what is wrong with it. If one line is wrong, nothing changes; with `dryRun`, nothing changes at all.
 *
 * `POST /api/v3/user/all-user-rates/import` (designed). Needs USER_rates.
 *
 * @throws {HttpError} FILE_REFUSED, a code of any call
 */
export const importTable: AsyncOperation<UserRatesImportTableParams, TableImportJob, TableImportJob> = /*@__PURE__*/ asyncOperation('userRates.importTable', 'POST', '/api/v3/user/all-user-rates/import', { body: form, refreshes: ['userRates', 'users', 'tasks', 'activity', 'jobs'], retry: 'never', async: 'job' })

/** What `userRates.exportTable` takes. */
export interface UserRatesExportTableParams {
  query: {
    /** File format. */
    format: 'CSV' | 'XLSX'
    /** Whether to return the headings only; false if omitted. */
    template?: boolean | undefined
    /** Only lines of people whose name or email address contains this text. */
    q?: string | undefined
    /** Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are those of the reader: of the time zone in the cookie `timezone` of a browser, else of the one that the person has set, else UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
    filter?: string | undefined
  }
}

/**
 * Download rates of people as a table that can be imported
 *
 * The columns are Email, Name, Organizational unit (empty for all), Currency, Source language, Target language, Step, Rate per word, Rate per hour, Rate per day, Rate per page, and Minimum fee. 400 for more than 5,000 lines.
 *
 * `GET /api/v3/user/all-user-rates/import/table` (designed). Needs USER_rates.
 *
 * @throws {HttpError} a code of any call
 */
export const exportTable: Operation<UserRatesExportTableParams, Blob> = /*@__PURE__*/ operation('userRates.exportTable', 'GET', '/api/v3/user/all-user-rates/import/table', { answer: bytes })

/** What `userRates.listAll` takes. */
export interface UserRatesListAllParams {
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** A named sort, or a field and a direction (`dueDate,desc`); in lists whose entities have custom fields, also a custom field (`cf.cost-center,desc`). A sort that the list does not have is refused with 400. */
    sort?: string | undefined
    /** Only rates of people whose name contains this text, ignoring case. */
    name?: string | undefined
    /** Only rates in this currency. */
    currency?: CurrencyCode | undefined
    /** Only rates of this organizational unit. */
    orgUnitUuid?: string | undefined
    /** Only rates with a line for this language pair, such as `en_us:pt_br`; without `workflowUuid`, for any step. */
    languagePair?: string | undefined
    /** Only rates with a line for this workflow step, and for `languagePair` if both are specified. */
    workflowUuid?: string | undefined
  } | undefined
}

/**
 * List the rates of all people
 *
 * Linguists only see their own rates.
 *
 * `GET /api/v3/user/rates` (documented). Needs USER_rates or ROLE_VENDOR.
 *
 * @throws {HttpError} a code of any call
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
    scope?: 'ACCOUNT' | 'ORG_UNIT' | (string & {}) | undefined
    /** Only rates of this organizational unit. */
    orgUnitUuid?: string | undefined
    /** Only rates in this currency. */
    currency?: CurrencyCode | undefined
  } | undefined
}

/**
 * List the rates of a user
 *
 * Linguists can only view their own rates.
 *
 * `GET /api/v3/user/{userUUID}/rate` (published). Needs USER_rates or ROLE_VENDOR.
 *
 * @throws {HttpError} a code of any call
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
 *
 * @throws {HttpError} a code of any call
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
    version?: number | undefined
  } | undefined
}

/**
 * Get a rate
 *
 * Linguists can only view their own rates. Versions stay after a rate is removed.
 *
 * `GET /api/v3/user/{userUUID}/rate/{userRateUUID}` (designed). Needs USER_rates or ROLE_VENDOR.
 *
 * @throws {HttpError} a code of any call
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
    'If-Match'?: string | undefined
  } | undefined
  body?: UserRateUpdate | undefined
}

/**
 * Update a rate
 *
 * Existing lines are matched by `uuid`, or by language pair and step, and updated; other lines are added. Omitted lines and omitted rates do not change; null removes a rate.
 *
 * `PUT /api/v3/user/{userUUID}/rate/{userRateUUID}` (published). Needs USER_rates.
 *
 * @throws {HttpError} a code of any call
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
 *
 * @throws {HttpError} a code of any call
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
 *
 * @throws {HttpError} a code of any call
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
 *
 * @throws {HttpError} a code of any call
 */
export const removeDetail: Operation<UserRatesRemoveDetailParams, void> = /*@__PURE__*/ operation('userRates.removeDetail', 'DELETE', '/api/v3/user/{userUUID}/rate/{userRateUUID}/detail/{rateDetailUUID}', { answer: nothing, refreshes: ['users', 'tasks', 'activity'] })
