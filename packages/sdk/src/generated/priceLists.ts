// Generated from openapi/resources/priceLists.yaml by openapi/generate.ts. Do not edit.
import type { Operation, Upload } from '../operation.ts'
import type { CurrencyCode, LocaleCode, NotTaken, PageInfo, WorkflowCode } from './shared.ts'
import { bytes, nothing } from '../answers.ts'
import { form } from '../body.ts'
import { operation } from '../operation.ts'

export interface PriceListPage extends PageInfo {
  /** Price lists on this page */
  content: PriceList[]
}

export interface PriceList {
  /** Id */
  uuid: string
  /** Name */
  name: string
  currency: CurrencyCode
  /** Whether the price list is in use */
  status: 'ACTIVE' | 'INACTIVE' | (string & {})
  /** Account */
  accountUUID: string
  /** Unit of measure that is charged */
  chargeBy: 'WORD' | 'HOUR' | 'PAGE' | (string & {})
  /** Whether this is the default price list, used by organizational units without another */
  defaultPriceList: boolean
  /** Price per word for language pairs without their own, up to six decimal places; 0 for none */
  defaultPricePerItem: number
  /** Price per hour for language pairs without their own */
  defaultPricePerHour?: number
  /** Words per hour */
  wordsPerHour?: number
  /** Price per page for language pairs without their own */
  defaultPricePerPage?: number
  /** Words per page */
  wordsPerPage?: number
  /** What the minimum fee applies to */
  minFeeType: 'NONE' | 'PROJECT' | 'LANGUAGE_PAIR' | (string & {})
  /** Minimum fee per project */
  minimumFeeByProject?: number
  /** Minimum fee per language pair, for language pairs without their own */
  defaultMinimumFeeByLanguagePair?: number
}

export interface PriceListDetail extends PriceList {
  /** Increases with each change */
  version: number
  /** Organization that the price list is for; absent for all */
  organizationUuid?: string
  /** Organizational units that the price list is set for */
  orgUnitUuids: string[]
  /** Discounts and surcharges, in order */
  coefficients: PriceCoefficient[]
  /** Prices by language pair and workflow step */
  prices: LanguagePairPrice[]
}

export interface LanguagePairPrice {
  /** Id */
  uuid: string
  sourceLocale: LocaleCode
  targetLocale: LocaleCode
  /** Workflow code; absent for all steps */
  workflow?: string
  /** Price per word, up to six decimal places */
  pricePerItem: number
  /** Price per hour */
  pricePerHour?: number
  /** Price per page */
  pricePerPage?: number
  /** Minimum fee for the language pair */
  minimumFee?: number
}

export interface PriceCoefficient {
  /** Id */
  uuid: string
  /** Whether the coefficient applies to every calculation; the others are available for manually added costs */
  default: boolean
  /** Position among the coefficients, from 1 */
  sequence: number
  /** What the coefficient is for */
  description: string
  /** Applies to lines charged by this unit of measure */
  unit: 'WORD' | 'HOUR' | 'PAGE' | (string & {})
  /** Percentage of the lines, or amount of money per unit */
  calcType: 'percentage' | 'fixed' | (string & {})
  /** Percentage, or amount of money per unit; negative for a discount */
  factor: number
}

export interface PriceListSave {
  /** The version that was read; if someone else has changed the price list since then, the response is 409 with the code `OUTDATED` and the current state. `If-Match` takes it, too; if both are omitted, the last write wins */
  version?: number | undefined
  /** Name */
  name: string
  currency: CurrencyCode
  /** Whether the price list is in use; ACTIVE if omitted */
  status?: 'ACTIVE' | 'INACTIVE' | undefined
  /** Unit of measure that is charged; WORD if omitted */
  chargeBy?: 'WORD' | 'HOUR' | 'PAGE' | undefined
  /** Whether the price list is used if neither the organizational unit nor the organization has another */
  defaultPriceList?: boolean | undefined
  /** Price per word for language pairs without their own; none if omitted */
  defaultPricePerItem?: number | null | undefined
  /** Price per hour for language pairs without their own */
  defaultPricePerHour?: number | null | undefined
  /** Words per hour */
  wordsPerHour?: number | null | undefined
  /** Price per page for language pairs without their own */
  defaultPricePerPage?: number | null | undefined
  /** Words per page */
  wordsPerPage?: number | null | undefined
  /** What the minimum fee applies to; NONE if omitted */
  minFeeType?: 'NONE' | 'PROJECT' | 'LANGUAGE_PAIR' | undefined
  /** Minimum fee per project */
  minimumFeeByProject?: number | null | undefined
  /** Minimum fee per language pair, for language pairs without their own */
  defaultMinimumFeeByLanguagePair?: number | null | undefined
  /** Only for organizational units of this organization */
  organizationUuid?: string | null | undefined
  /** Organizational units that the price list is set for; all must belong to the organization, if one is named */
  orgUnitUuids?: string[] | undefined
  /** Prices by language pair and workflow step, without duplicates */
  prices?: LanguagePairPriceSave[] | undefined
  /** Discounts and surcharges, in order */
  coefficients?: PriceCoefficientSave[] | undefined
}

export interface PriceListUpdate {
  /** The version that was read; if someone else has changed the price list since then, the response is 409 with the code `OUTDATED` and the current state. `If-Match` takes it, too; if both are omitted, the last write wins */
  version?: number | undefined
  /** Name */
  name?: string | undefined
  currency?: CurrencyCode | undefined
  /** Whether the price list is in use */
  status?: 'ACTIVE' | 'INACTIVE' | undefined
  /** Unit of measure that is charged */
  chargeBy?: 'WORD' | 'HOUR' | 'PAGE' | undefined
  /** Whether the price list is used if neither the organizational unit nor the organization has another */
  defaultPriceList?: boolean | undefined
  /** Price per word for language pairs without their own */
  defaultPricePerItem?: number | null | undefined
  /** Price per hour for language pairs without their own */
  defaultPricePerHour?: number | null | undefined
  /** Words per hour */
  wordsPerHour?: number | null | undefined
  /** Price per page for language pairs without their own */
  defaultPricePerPage?: number | null | undefined
  /** Words per page */
  wordsPerPage?: number | null | undefined
  /** What the minimum fee applies to */
  minFeeType?: 'NONE' | 'PROJECT' | 'LANGUAGE_PAIR' | undefined
  /** Minimum fee per project */
  minimumFeeByProject?: number | null | undefined
  /** Minimum fee per language pair, for language pairs without their own */
  defaultMinimumFeeByLanguagePair?: number | null | undefined
  /** Only for organizational units of this organization */
  organizationUuid?: string | null | undefined
  /** Organizational units that the price list is set for; all must belong to the organization, if one is named */
  orgUnitUuids?: string[] | undefined
  /** Prices by language pair and workflow step, without duplicates */
  prices?: LanguagePairPriceSave[] | undefined
  /** Discounts and surcharges, in order */
  coefficients?: PriceCoefficientSave[] | undefined
}

export interface LanguagePairPriceSave {
  sourceLocale: LocaleCode
  targetLocale: LocaleCode
  workflow?: WorkflowCode | undefined
  /** Price per word, up to six decimal places */
  pricePerItem: number
  /** Price per hour */
  pricePerHour?: number | undefined
  /** Price per page */
  pricePerPage?: number | undefined
  /** Minimum fee for the language pair */
  minimumFee?: number | undefined
}

export interface PriceCoefficientSave {
  /** Whether the coefficient applies to every calculation; false if omitted */
  default?: boolean | undefined
  /** What the coefficient is for */
  description: string
  /** Applies to lines charged by this unit of measure */
  unit: 'WORD' | 'HOUR' | 'PAGE'
  /** Percentage of the lines, or amount of money per unit */
  calcType: 'percentage' | 'fixed'
  /** Percentage (-100 or more), or amount of money per unit, up to six decimal places; negative for a discount */
  factor: number
}

export interface PriceImport {
  /** Whether the prices were imported; false for a dry run, and if lines are wrong */
  isImported: boolean
  /** The present version of the price list */
  version: number
  /** Lines that add a price */
  added: number
  /** Lines that change a price */
  changed: number
  /** Lines that say what the price list says already */
  unchanged: number
  /** Prices that are removed, since the table does not list them */
  removed: number
  /** Lines with problems */
  wrong: number
  /** What of the file is not read, such as unknown columns; absent if all of it is */
  notTaken?: NotTaken[]
  /** Lines that are wrong or change something, in the order of the table */
  lines: PriceImportLine[]
}

export interface PriceImportLine {
  /** Line of the table, counted from 1, headings included */
  line: number
  /** What the line does */
  outcome: 'ADDED' | 'CHANGED' | 'WRONG' | (string & {})
  /** The price that the line changes */
  before?: LanguagePairPriceSave
  /** The price that the line sets; absent for a wrong line */
  after?: LanguagePairPriceSave
  /** What is wrong with the line */
  problems: PriceImportProblem[]
}

export interface PriceImportProblem {
  /** Column with the problem */
  column: 'sourceLocale' | 'targetLocale' | 'workflow' | 'pricePerItem' | 'pricePerHour' | 'pricePerPage' | 'minimumFee' | (string & {})
  /** Kind of problem */
  code: 'UNKNOWN_LANGUAGE' | 'UNKNOWN_STEP' | 'NOT_AN_AMOUNT' | 'NO_PRICE' | 'LISTED_TWICE' | (string & {})
  /** What the cell says, up to 100 characters */
  value: string
  /** What is wrong and what would be right, in English */
  message: string
}

/** What `priceLists.list` takes. */
export interface PriceListsListParams {
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** A named sort, or a field and a direction (`dueDate,desc`); in lists whose entities have custom fields, also a custom field (`cf.cost-center,desc`). A sort that the list does not have is refused with 400. */
    sort?: string | undefined
  } | undefined
}

/**
 * List the price lists of the account
 *
 * Sorted by name, unless `sort` is currency, status, or creationDate.
 *
 * `GET /api/v3/price-list` (published). Needs PRICE_LIST_list.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<PriceListsListParams, PriceListPage> = /*@__PURE__*/ operation('priceLists.list', 'GET', '/api/v3/price-list')

/** What `priceLists.create` takes. */
export interface PriceListsCreateParams {
  body: PriceListSave
}

/**
 * Add a price list
 *
 * A project uses the price list of its organizational unit; without one, the active price list of the organization; without one, the default price list of the account. If two price lists name the same organizational unit, the most recently saved one applies.
 *
 * `POST /api/v3/price-list` (designed). Needs PRICE_LIST_save.
 *
 * @throws {HttpError} a code of any call
 */
export const create: Operation<PriceListsCreateParams, PriceListDetail> = /*@__PURE__*/ operation('priceLists.create', 'POST', '/api/v3/price-list', { refreshes: ['orgUnits', 'activity'], retry: 'never' })

/** What `priceLists.get` takes. */
export interface PriceListsGetParams {
  path: {
    /** Price list */
    priceListUUID: string
  }
  query?: {
    /** Version to return; 404 unless an amount was calculated with it */
    version?: number | undefined
  } | undefined
}

/**
 * Get a price list with its prices by language pair
 *
 * `GET /api/v3/price-list/{priceListUUID}` (designed). Needs PRICE_LIST_list.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<PriceListsGetParams, PriceListDetail> = /*@__PURE__*/ operation('priceLists.get', 'GET', '/api/v3/price-list/{priceListUUID}')

/** What `priceLists.update` takes. */
export interface PriceListsUpdateParams {
  path: {
    /** Price list */
    priceListUUID: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body?: PriceListUpdate | undefined
}

/**
 * Update a price list
 *
 * Values that are left out stay as they are; `null` removes them. A list in the body, such as that of the prices, replaces the whole list. The version increases. Calculated costs do not change, and approved projects keep the version that they were priced with.
 *
 * `PUT /api/v3/price-list/{priceListUUID}` (designed). Needs PRICE_LIST_save.
 *
 * @throws {HttpError} a code of any call
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
 * The response is 422 for the default price list, and for price lists that are used by projects that are not closed; set the status to INACTIVE instead. Organizational units that used the deleted price list use that of their organization or the default one.
 *
 * `DELETE /api/v3/price-list/{priceListUUID}` (designed). Needs PRICE_LIST_save.
 *
 * @throws {HttpError} DEFAULT_PRICE_LIST, PRICE_LIST_IN_USE, a code of any call
 */
export const remove: Operation<PriceListsRemoveParams, void> = /*@__PURE__*/ operation('priceLists.remove', 'DELETE', '/api/v3/price-list/{priceListUUID}', { answer: nothing, refreshes: ['orgUnits', 'activity'] })

/** What `priceLists.setPrices` takes. */
export interface PriceListsSetPricesParams {
  path: {
    /** Price list */
    priceListUUID: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: LanguagePairPriceSave[]
}

/**
 * Set the prices of some language pairs and steps; the others do not change
 *
 * Each price replaces the current price of its language pair and step. The version increases.
 *
 * `PUT /api/v3/price-list/{priceListUUID}/prices` (designed). Needs PRICE_LIST_save.
 *
 * @throws {HttpError} a code of any call
 */
export const setPrices: Operation<PriceListsSetPricesParams, PriceListDetail> = /*@__PURE__*/ operation('priceLists.setPrices', 'PUT', '/api/v3/price-list/{priceListUUID}/prices', { refreshes: ['costs', 'activity'] })

/** What `priceLists.exportPrices` takes. */
export interface PriceListsExportPricesParams {
  path: {
    /** Price list */
    priceListUUID: string
  }
  query: {
    /** File format */
    format: 'CSV' | 'XLSX'
  }
}

/**
 * Download the prices of a price list as a table
 *
 * The columns are Source language, Target language, Step (a workflow code; empty for all steps), Price per word, Price per hour, Price per page, and Minimum fee. `importPrices` takes the same table.
 *
 * `GET /api/v3/price-list/{priceListUUID}/prices/file` (designed). Needs PRICE_LIST_list.
 *
 * @throws {HttpError} a code of any call
 */
export const exportPrices: Operation<PriceListsExportPricesParams, Blob> = /*@__PURE__*/ operation('priceLists.exportPrices', 'GET', '/api/v3/price-list/{priceListUUID}/prices/file', { answer: bytes })

/** What `priceLists.importPrices` takes. */
export interface PriceListsImportPricesParams {
  path: {
    /** Price list */
    priceListUUID: string
  }
  query?: {
    /** Whether to report only, without changing anything; false if omitted */
    dryRun?: boolean | undefined
    /** Whether prices that the table does not list are removed; false if omitted */
    removeOthers?: boolean | undefined
  } | undefined
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: {
    /** A CSV or XLSX file, up to 2 MB and 5,000 lines */
    file: Upload
  }
}

/**
 * Import prices from a table
 *
 * Takes the table of `exportPrices`, in CSV or XLSX. The result reports on each line. If one line is wrong, nothing changes; with `dryRun`, nothing changes at all.
 *
 * `POST /api/v3/price-list/{priceListUUID}/prices/import` (designed). Needs PRICE_LIST_save.
 *
 * @throws {HttpError} FILE_REFUSED, a code of any call
 */
export const importPrices: Operation<PriceListsImportPricesParams, PriceImport> = /*@__PURE__*/ operation('priceLists.importPrices', 'POST', '/api/v3/price-list/{priceListUUID}/prices/import', { body: form, refreshes: ['costs', 'activity'], retry: 'never' })
