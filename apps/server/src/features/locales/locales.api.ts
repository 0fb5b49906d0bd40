import { languages } from './languages.ts'
import { countries, currencies, timezones } from './regions.ts'
import type { Handlers } from '../../identity/context.ts'

export const locales = {
  listLanguages: () => languages(),
  listCurrencies: () => currencies(),
  listCountries: () => countries(),
  listTimezones: ({ now }) => timezones(now),
} satisfies Handlers<'locales'>
