import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Language } from '@dragoman/sdk/operations/locales'
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { compareNames, countryName, currencyName, languageName } from '../../i18n/format.ts'
import { languagesQuery, placeQueries } from './locale-queries.ts'

/** A choice of a field. */
interface Option {
  id: string
  label: string
}

const optionsOf = (codes: readonly string[], nameOf: (code: string) => string): Option[] =>
  codes.map((code) => ({ id: code, label: nameOf(code) })).sort((a, b) => compareNames(a.label, b.label))

const codesOf = (items: readonly { code: string }[]) => items.map(({ code }) => code)

const currencyLabel = (code: string) => `${currencyName(code)} (${code})`

/** Languages as choices, by their names in the language of the interface. */
export const languageOptions = (codes: readonly string[]): Option[] => optionsOf(codes, languageName)

/** The ids of the languages that are translated most; those that came later are many, and seldom wanted. */
const mostWanted = 117

/**
 * All languages as choices: those that the account uses, then those that are wanted most before the many others, so that
 * they are seen first, and typing finds them first.
 */
export function allLanguageOptions(languages: readonly Pick<Language, 'id' | 'code' | 'isUsed'>[]): Option[] {
  const placeOf = ({ id, isUsed }: Pick<Language, 'id' | 'isUsed'>) => (isUsed ? 0 : id <= mostWanted ? 1 : 2)
  return [0, 1, 2].flatMap((place) => languageOptions(codesOf(languages.filter((each) => placeOf(each) === place))))
}

/**
 * The languages that the product translates, as choices. They are loaded before the page shows: a field whose choices
 * came later would lose what was typed, or what was chosen.
 */
export function useLanguageOptions(): Option[] {
  const { data } = useSuspenseQuery(languagesQuery())
  return useMemo(() => allLanguageOptions(data), [data])
}

/** All currencies as choices, by name and code. */
export function useCurrencyOptions(): Option[] {
  const { data } = useSuspenseQuery(query(api.locales.listCurrencies))
  return useMemo(() => optionsOf(codesOf(data), currencyLabel), [data])
}

/** Countries, currencies and time zones as choices. */
export function usePlaces() {
  const [{ data: countries }, { data: currencies }, { data: zones }] = useSuspenseQueries({ queries: placeQueries() })
  return useMemo(
    () => ({
      country: optionsOf(codesOf(countries), countryName),
      currency: optionsOf(codesOf(currencies), currencyLabel),
      timezone: zones.map(({ key, value }) => ({ id: key, label: value })),
    }),
    [countries, currencies, zones],
  )
}

/** The locales that the wire separates by commas. */
export const localesOf = (codes: string | undefined): string[] =>
  (codes ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '')
