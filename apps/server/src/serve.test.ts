import { expect, it } from 'vitest'
import type { App } from './app.ts'
import { listen } from './serve.ts'
import { freePort } from './testing/server-process.ts'

/** Whom the server takes a request for that came with these words about whom it is forwarded for. */
async function callerOf(trustedProxies: number, forwarded?: string): Promise<string> {
  const app = { fetch: async (_: Request, address?: string) => new Response(address) } as Partial<App> as App
  const port = await freePort()
  const server = await listen(app, { host: '127.0.0.1', port, trustedProxies })
  try {
    const response = await fetch(`http://127.0.0.1:${port}`, {
      headers: forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded },
    })
    return await response.text()
  } finally {
    await server.close()
  }
}

it.each([
  [0, undefined, '127.0.0.1'],
  [0, '203.0.113.7', '127.0.0.1'],
  [1, undefined, '127.0.0.1'],
  [1, '203.0.113.7', '203.0.113.7'],
  // What a caller has made up stands before what the proxies have added.
  [1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  [2, '198.51.100.1, 203.0.113.7,10.0.0.2', '203.0.113.7'],
  [2, '203.0.113.7', '127.0.0.1'],
  [1, ' ', '127.0.0.1'],
])('behind %i proxies, who is forwarded for "%s" is taken for %s', async (trustedProxies, forwarded, caller) => {
  expect(await callerOf(trustedProxies, forwarded)).toBe(caller)
})
