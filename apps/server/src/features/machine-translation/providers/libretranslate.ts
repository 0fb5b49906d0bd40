import { listedCode, type ListedCodes } from './listed-code.ts'
import type { Provider } from './provider.ts'

const withKey = (key: string) => ({ ...(key !== '' && { api_key: key }) })

/** The languages that it codes differently, in every version: https://libretranslate.com/languages. */
const listed: ListedCodes = { fil: 'tl', pt: 'pt', pt_br: 'pb', pt_pt: 'pt', zh: 'zh', zh_hant: 'zt' }

/** https://docs.libretranslate.com */
export const libretranslate: Provider = {
  kind: 'MT',
  textsAtOnce: 25,
  usualUrl: () => 'https://libretranslate.com',
  check: (key) => ({ method: 'POST', path: '/detect', headers: {}, body: { q: 'Hello', ...withKey(key) } }),
  codesOf: ({ sourceLocale, targetLocale }) => ({
    source: listedCode(listed, sourceLocale),
    target: listedCode(listed, targetLocale),
  }),
  translate: (key, { texts, source, target }) => ({
    method: 'POST',
    path: '/translate',
    headers: {},
    body: {
      q: texts,
      source,
      target,
      format: 'html',
      ...withKey(key),
    },
  }),
  read: (answer) => ({ targets: (answer as { translatedText: string[] }).translatedText, tokens: 0 }),
}
