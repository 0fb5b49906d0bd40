import type { Provider } from './provider.ts'

const headers = (key: string) => ({ authorization: `DeepL-Auth-Key ${key}` })

/** https://developers.deepl.com/docs */
export const deepl: Provider = {
  // Keys of the free plan end with `:fx`, and are taken nowhere else.
  usualUrl: (key) => (key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com'),
  check: (key) => ({ method: 'GET', path: '/v2/usage', headers: headers(key) }),
}
