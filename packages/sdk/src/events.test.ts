import { expect, it } from 'vitest'
import { createClient } from './client.ts'
import { events } from './events.ts'

it('events go on where the last call ended, and say where some are missing', async () => {
  const answers = [
    { events: [], last: '7', reload: false },
    {
      events: [
        { id: '8', at: 1, resources: ['tasks'] },
        { id: '9', at: 2, resources: ['home'] },
      ],
      last: '9',
      reload: false,
    },
    { events: [], last: '40', reload: true },
  ]
  const asked: string[] = []
  const client = createClient({
    baseUrl: 'http://server',
    fetch: async (url) => {
      asked.push(new URL(url).search)
      return Response.json(answers.shift())
    },
  })
  const heard: unknown[] = []
  for await (const event of events(client)) {
    heard.push(event.reload ?? event.resources)
    if (event.reload) break
  }
  expect(heard).toEqual([['tasks'], ['home'], true])
  expect(asked).toEqual(['?wait=10', '?after=7&wait=10', '?after=9&wait=10'])
})
