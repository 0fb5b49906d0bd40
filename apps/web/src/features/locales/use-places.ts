import { useSuspenseQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { compareNames, countryName, currencyName } from '../../i18n/format.ts'
import { placeQueries } from './locale-queries.ts'

/** Countries, currencies and time zones as choices, by their names in the language of the interface. */
export function usePlaces() {
  const [{ data: countries }, { data: currencies }, { data: zones }] = useSuspenseQueries({ queries: placeQueries() })
  return useMemo(() => {
    const named = (codes: readonly { code: string }[], nameOf: (code: string) => string) =>
      codes.map(({ code }) => ({ id: code, label: nameOf(code) })).sort((a, b) => compareNames(a.label, b.label))
    return {
      country: named(countries, countryName),
      currency: named(currencies, (code) => `${currencyName(code)} (${code})`),
      timezone: zones.map(({ key, value }) => ({ id: key, label: value })),
    }
  }, [countries, currencies, zones])
}
