import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { load, type LoaderArguments } from '../../load.ts'

/** The languages that the product translates. */
export const languagesQuery = () => query(api.locales.listLanguages)

/** Where and how a person lives and works: countries, currencies and time zones to choose from. */
export const placeQueries = () =>
  [query(api.locales.listCountries), query(api.locales.listCurrencies), query(api.locales.listTimezones)] as const

/** Gets `placeQueries` before a page shows. */
export async function loadPlaces(args: LoaderArguments): Promise<void> {
  const [countries, currencies, timezones] = placeQueries()
  await Promise.all([load(args, countries), load(args, currencies), load(args, timezones)])
}
