import { createClient } from '@dragoman/sdk/client'
import { createSession } from '@dragoman/sdk/session'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchToken } from './token-check.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A person who is signed in at a server whose token check answers `server.status`. */
async function setUp() {
  const server = { status: 200, checks: 0 }
  const client = createClient({
    baseUrl: 'http://server',
    retry: false,
    fetch: async (url) => {
      if (!url.endsWith('/token/check')) {
        return Response.json({ user: { uuid: 'u', name: 'Ana' }, authorities: [], permissions: [], modules: [] })
      }
      server.checks += 1
      if (server.status === 0) throw new TypeError('fetch failed')
      return new Response(null, { status: server.status })
    },
  })
  const session = createSession({ client })
  await session.start()
  return { server, session }
}

it.each([201, 204, 403, 500, 0])(
  '[auth.tokenCheck] a check at the start that is answered %s signs out',
  async (status) => {
    const { server, session } = await setUp()
    server.status = status
    const stop = watchToken(session)
    await expect.poll(() => session.getSnapshot().phase).toBe('anonymous')
    stop()
  },
)

it.each([
  ['the tab', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the window', () => window.dispatchEvent(new Event('focus'))],
  ['a page that was left', () => window.dispatchEvent(new Event('pageshow'))],
  ['the network', () => window.dispatchEvent(new Event('online'))],
])('[auth.tokenCheck] coming back to %s checks the session', async (_, comeBack) => {
  const { server, session } = await setUp()
  const stop = watchToken(session)
  expect(server.checks).toBe(1)
  comeBack()
  expect(server.checks).toBe(1)
  vi.advanceTimersByTime(5_000)
  server.status = 204
  comeBack()
  await expect.poll(() => session.getSnapshot().phase).toBe('anonymous')
  expect(server.checks).toBe(2)
  vi.advanceTimersByTime(5_000)
  comeBack()
  expect(server.checks).toBe(2)
  stop()
})

it('nothing is checked out of sight, offline, or after it was stopped', async () => {
  const { server, session } = await setUp()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const stop = watchToken(session)
  visibility.mockReturnValue('visible')
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('focus'))
  expect(server.checks).toBe(0)
  online.mockReturnValue(true)
  stop()
  window.dispatchEvent(new Event('focus'))
  expect(server.checks).toBe(0)
  expect(session.getSnapshot().phase).toBe('authenticated')
})
