import type { Provider } from './provider.ts'

const headers = (key: string): Record<string, string> => (key === '' ? {} : { authorization: `Bearer ${key}` })

interface Completion {
  choices: { message: { content: string } }[]
  usage?: { total_tokens?: number }
}

/** https://platform.openai.com/docs/api-reference, as many servers of language models speak it, too. */
export const openai: Provider = {
  kind: 'LLM',
  textsAtOnce: 1,
  usualUrl: () => 'https://api.openai.com/v1',
  check: (key) => ({ method: 'GET', path: '/models', headers: headers(key) }),
  translate: (key, { texts, model, prompt }) => ({
    method: 'POST',
    path: '/chat/completions',
    headers: headers(key),
    body: {
      model,
      messages: [
        { role: 'system', content: prompt },
        { role: 'user', content: texts[0] },
      ],
    },
  }),
  read: (answer) => {
    const { choices, usage } = answer as Completion
    return {
      targets: choices.slice(0, 1).map(({ message }) => message.content.trim()),
      tokens: usage?.total_tokens ?? 0,
    }
  },
}
