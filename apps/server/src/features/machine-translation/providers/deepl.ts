import { languageOf } from './language-of.ts'
import type { Provider } from './provider.ts'

const headers = (key: string) => ({ authorization: `DeepL-Auth-Key ${key}` })

/** Languages that are written in several ways take no code without region. */
const targets: Readonly<Record<string, string>> = {
  en: 'EN-US',
  en_gb: 'EN-GB',
  pt: 'PT-PT',
  pt_br: 'PT-BR',
  zh: 'ZH-HANS',
  zh_tw: 'ZH-HANT',
}

/** https://developers.deepl.com/docs */
export const deepl: Provider = {
  kind: 'MT',
  textsAtOnce: 25,
  // Keys of the free plan end with `:fx`, and are taken nowhere else.
  usualUrl: (key) => (key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com'),
  check: (key) => ({ method: 'GET', path: '/v2/usage', headers: headers(key) }),
  translate: (key, { texts, sourceLocale, targetLocale }) => ({
    method: 'POST',
    path: '/v2/translate',
    headers: headers(key),
    body: {
      text: texts,
      source_lang: languageOf(sourceLocale).toUpperCase(),
      target_lang: targets[targetLocale] ?? targets[languageOf(targetLocale)] ?? languageOf(targetLocale).toUpperCase(),
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
