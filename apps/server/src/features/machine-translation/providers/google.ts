import { listedCode, type ListedCodes } from './listed-code.ts'
import type { Provider } from './provider.ts'

// As a header: an address with the key in it would be in logs on its way.
const headers = (key: string) => ({ 'x-goog-api-key': key })

/** Where its list says more than the language: https://cloud.google.com/translate/docs/languages. */
const listed: ListedCodes = {
  crh_latn: 'crh-Latn',
  fa_af: 'fa-AF',
  fr: 'fr',
  fr_ca: 'fr-CA',
  kok: 'gom',
  ms_arab: 'ms-Arab',
  nb: 'no',
  pa: 'pa',
  pa_arab: 'pa-Arab',
  // Brazil's.
  pt: 'pt',
  pt_pt: 'pt-PT',
  zh: 'zh-CN',
  zh_hant: 'zh-TW',
}

/** Version 2 of https://cloud.google.com/translate/docs/reference/rest */
export const google: Provider = {
  kind: 'MT',
  textsAtOnce: 50,
  usualUrl: () => 'https://translation.googleapis.com',
  check: (key) => ({ method: 'GET', path: '/language/translate/v2/languages', headers: headers(key) }),
  codesOf: ({ sourceLocale, targetLocale }) => ({
    source: listedCode(listed, sourceLocale),
    target: listedCode(listed, targetLocale),
  }),
  translate: (key, { texts, source, target }) => ({
    method: 'POST',
    path: '/language/translate/v2',
    headers: headers(key),
    body: { q: texts, source, target, format: 'html' },
  }),
  read: (answer) => ({
    targets: (answer as { data: { translations: { translatedText: string }[] } }).data.translations.map(
      ({ translatedText }) => translatedText,
    ),
    tokens: 0,
  }),
}
