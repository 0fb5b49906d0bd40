import { listedCode, type ListedCodes } from './listed-code.ts'
import type { Provider } from './provider.ts'

const headers = (key: string) => ({ authorization: `DeepL-Auth-Key ${key}` })

/** From these it translates whatever the region. */
const sources: ListedCodes = { zh: 'ZH', zh_hant: 'ZH' }

/** Where its list says more than the language: https://developers.deepl.com/docs/getting-started/supported-languages. */
const targets: ListedCodes = {
  en: 'EN-US',
  es: 'ES',
  es_419: 'ES-419',
  pt: 'PT-BR',
  pt_pt: 'PT-PT',
  zh: 'ZH-HANS',
  zh_hant: 'ZH-HANT',
}

/** The regions whose English CLDR derives from that of the United States; that of others derives from `en_001`. */
const americanEnglish = new Set(['us', 'as', 'bi', 'gu', 'mh', 'mp', 'ph', 'pr', 'um', 'vi'])

/** English of a region that DeepL doesn't have is the one of its two that the region spells like. */
function targetOf(locale: string): string | undefined {
  const region = /^en_(\w+)$/.exec(locale)?.[1]
  if (region !== undefined) return americanEnglish.has(region) ? 'EN-US' : 'EN-GB'
  return listedCode(targets, locale)?.toUpperCase()
}

/** https://developers.deepl.com/docs */
export const deepl: Provider = {
  kind: 'MT',
  textsAtOnce: 25,
  // Keys of the free plan end with `:fx`, and are taken nowhere else.
  usualUrl: (key) => (key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com'),
  check: (key) => ({ method: 'GET', path: '/v2/usage', headers: headers(key) }),
  codesOf: ({ sourceLocale, targetLocale }) => ({
    source: listedCode(sources, sourceLocale)?.toUpperCase(),
    target: targetOf(targetLocale),
  }),
  translate: (key, { texts, source, target }) => ({
    method: 'POST',
    path: '/v2/translate',
    headers: headers(key),
    body: {
      text: texts,
      source_lang: source,
      target_lang: target,
      tag_handling: 'xml',
      // Segments are split already.
      split_sentences: '0',
    },
  }),
  read: (answer) => ({
    targets: (answer as { translations: { text: string }[] }).translations.map(({ text }) => text),
    tokens: 0,
  }),
}
