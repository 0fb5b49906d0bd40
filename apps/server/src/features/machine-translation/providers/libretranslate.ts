import { languageOf } from './language-of.ts'
import type { Provider } from './provider.ts'

const withKey = (key: string) => ({ ...(key !== '' && { api_key: key }) })

/** https://docs.libretranslate.com */
export const libretranslate: Provider = {
  kind: 'MT',
  textsAtOnce: 25,
  usualUrl: () => 'https://libretranslate.com',
  check: (key) => ({ method: 'POST', path: '/detect', headers: {}, body: { q: 'Hello', ...withKey(key) } }),
  translate: (key, { texts, sourceLocale, targetLocale }) => ({
    method: 'POST',
    path: '/translate',
    headers: {},
    body: {
      q: texts,
      source: languageOf(sourceLocale),
      target: languageOf(targetLocale),
      format: 'html',
      ...withKey(key),
    },
  }),
  read: (answer) => ({ targets: (answer as { translatedText: string[] }).translatedText, tokens: 0 }),
}
