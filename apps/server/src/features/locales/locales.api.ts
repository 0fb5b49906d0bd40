import { languages } from './languages.ts'
import { usedLanguages } from './used-languages.ts'
import { countries, currencies, timezones } from './regions.ts'
import type { Handlers } from '../../identity/context.ts'

export const locales = {
  async listLanguages({ db, session }) {
    const used = await usedLanguages(db, session)
    return languages().map((language) => ({ ...language, isUsed: used.has(language.code) }))
  },
  listCurrencies: () => currencies(),
  listCountries: () => countries(),
  listTimezones: ({ now }) => timezones(now),
} satisfies Handlers<'locales'>
