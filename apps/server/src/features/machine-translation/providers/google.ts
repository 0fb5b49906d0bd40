import type { Provider } from './provider.ts'

// As a header: an address with the key in it would be in logs on its way.
const headers = (key: string) => ({ 'x-goog-api-key': key })

/** Version 2 of https://cloud.google.com/translate/docs/reference/rest */
export const google: Provider = {
  usualUrl: () => 'https://translation.googleapis.com',
  check: (key) => ({ method: 'GET', path: '/language/translate/v2/languages', headers: headers(key) }),
}
