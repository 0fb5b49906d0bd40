import type { Provider } from './provider.ts'

const withKey = (key: string) => ({ ...(key !== '' && { api_key: key }) })

/** https://docs.libretranslate.com */
export const libretranslate: Provider = {
  usualUrl: () => 'https://libretranslate.com',
  check: (key) => ({ method: 'POST', path: '/detect', headers: {}, body: { q: 'Hello', ...withKey(key) } }),
}
