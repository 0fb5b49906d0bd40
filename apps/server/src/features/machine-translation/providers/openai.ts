import type { Provider } from './provider.ts'

const headers = (key: string): Record<string, string> => (key === '' ? {} : { authorization: `Bearer ${key}` })

/** https://platform.openai.com/docs/api-reference, as many servers of language models speak it, too. */
export const openai: Provider = {
  usualUrl: () => 'https://api.openai.com/v1',
  check: (key) => ({ method: 'GET', path: '/models', headers: headers(key) }),
}
