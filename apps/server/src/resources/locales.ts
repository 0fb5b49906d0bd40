import { languages } from '../engine/locales/languages.ts'
import { countries, currencies, timezones } from '../engine/locales/regions.ts'
import type { Handlers } from '../handlers.ts'

export const locales = {
  listLanguages: () => languages(),
  listCurrencies: () => currencies(),
  listCountries: () => countries(),
  listTimezones: ({ now }) => timezones(now),
} satisfies Handlers<'locales'>
