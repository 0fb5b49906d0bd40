import { languageOf } from './language-of.ts'
import type { Provider } from './provider.ts'

// As a header: an address with the key in it would be in logs on its way.
const headers = (key: string) => ({ 'x-goog-api-key': key })
const code = (locale: string) => (locale === 'zh_tw' ? 'zh-TW' : languageOf(locale))

/** Version 2 of https://cloud.google.com/translate/docs/reference/rest */
export const google: Provider = {
  kind: 'MT',
  textsAtOnce: 50,
  usualUrl: () => 'https://translation.googleapis.com',
  check: (key) => ({ method: 'GET', path: '/language/translate/v2/languages', headers: headers(key) }),
  translate: (key, { texts, sourceLocale, targetLocale }) => ({
    method: 'POST',
    path: '/language/translate/v2',
    headers: headers(key),
    body: { q: texts, source: code(sourceLocale), target: code(targetLocale), format: 'html' },
  }),
  read: (answer) => ({
    targets: (answer as { data: { translations: { translatedText: string }[] } }).data.translations.map(
      ({ translatedText }) => translatedText,
    ),
    tokens: 0,
  }),
}
