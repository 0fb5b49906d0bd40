// Generated from openapi/resources/locales.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import type { CountryCode, CurrencyCode, LocaleCode } from './shared.ts'
import { operation } from '../operation.ts'

/** A language, with or without a region. */
export interface Language {
  /** Numeric id. */
  id: number
  /** Code. */
  code: LocaleCode
  /** English name. */
  name: string
  /** Whether an organizational unit translates from or into it, or a linguist does, as far as the caller can view them. */
  isUsed: boolean
}

/** A currency. */
export interface Currency {
  /** Code. */
  code: CurrencyCode
  /** English name. */
  name: string
  /** Number of decimal places of an amount. */
  minorUnits: number
}

/** A country. */
export interface Country {
  /** Code. */
  code: CountryCode
  /** English name. */
  name: string
}

/** A time zone. */
export interface Timezone {
  /** Identifier, such as `Europe/Berlin`. */
  key: string
  /** Display name, with the current UTC offset. */
  value: string
}

/**
 * List the languages
 *
 * `GET /api/v3/language` (documented). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const listLanguages: Operation<NoParams, Language[]> = /*@__PURE__*/ operation('locales.listLanguages', 'GET', '/api/v3/language')

/**
 * List the currencies
 *
 * `GET /api/v2/locale/currency` (documented). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const listCurrencies: Operation<NoParams, Currency[]> = /*@__PURE__*/ operation('locales.listCurrencies', 'GET', '/api/v2/locale/currency')

/**
 * List the countries
 *
 * `GET /api/v2/locale/country` (documented). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const listCountries: Operation<NoParams, Country[]> = /*@__PURE__*/ operation('locales.listCountries', 'GET', '/api/v2/locale/country')

/**
 * List the time zones
 *
 * `GET /api/v2/locale/timezone` (documented). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const listTimezones: Operation<NoParams, Timezone[]> = /*@__PURE__*/ operation('locales.listTimezones', 'GET', '/api/v2/locale/timezone')
