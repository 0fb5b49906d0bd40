import { once } from 'node:events'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { WebSocket, type ClientOptions } from 'ws'
import { freePort } from '../kernel/free-port.ts'
import { listen } from '../serve.ts'
import { openTestApp } from '../testing/open-test-app.ts'
import { echoPath } from './echo-sockets.ts'

const test = await openTestApp()
const { manager, linguistA } = test.people
const port = await freePort()
const server = await listen(test.app, { host: '127.0.0.1', port, trustedProxies: 0 })
afterAll(() => server.close())

const opened: WebSocket[] = []
afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate()
})

const own = `http://127.0.0.1:${port}`
const ofCookie = (token: string, origin: string | undefined = own): ClientOptions => ({
  headers: { cookie: `session=${token}` },
  ...(origin !== undefined && { origin }),
})

/** An open socket, or the status with which it was refused. */
async function open(options: ClientOptions, path = echoPath, host = '127.0.0.1'): Promise<WebSocket | number> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
    ...options,
    headers: { ...options.headers, host: `${host}:${port}` },
  })
  opened.push(socket)
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket))
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    socket.once('error', reject)
  })
}

async function socketOf(options: ClientOptions): Promise<WebSocket> {
  const socket = await open(options)
  if (typeof socket === 'number') throw new Error(`refused with ${socket}`)
  return socket
}

const closed = async (socket: WebSocket): Promise<[number, string]> => {
  const [code, reason] = (await once(socket, 'close')) as [number, Buffer]
  return [code, reason.toString()]
}

describe('a WebSocket', () => {
  it('sends back what it gets, text and bytes, a thousand messages in their order', async () => {
    const socket = await socketOf(ofCookie(manager.token))
    const sent = Array.from({ length: 1000 }, (_, at) => `${at} ${'ä'.repeat(at % 50)}`)
    const got: string[] = []
    const all = new Promise<void>((done) =>
      socket.on('message', (data) => {
        got.push((data as Buffer).toString('utf8'))
        if (got.length === sent.length) done()
      }),
    )
    for (const text of sent) socket.send(text)
    await all
    expect(got).toEqual(sent)
    const answer = once(socket, 'message')
    socket.send(Buffer.from([0, 255, 7]))
    expect(await answer).toEqual([Buffer.from([0, 255, 7]), true])
  })

  it.each([
    ['without a session', { origin: own }, echoPath, 401],
    ['with a session that there is not', ofCookie('none'), echoPath, 401],
    ['from a page of another site', ofCookie(manager.token, 'https://elsewhere.example'), echoPath, 403],
    ['with a cookie and from nowhere', { headers: { cookie: `session=${manager.token}` } }, echoPath, 403],
    ['with a wrong token', { headers: { 'X-AUTH-TOKEN': 'none' } }, echoPath, 403],
    ['at another path', ofCookie(manager.token), '/api/v3/project', 404],
  ] as const)('is refused %s', async (_, options, path, status) => {
    expect(await open(options, path)).toBe(status)
  })

  it('is refused at a host that the server does not answer to', async () => {
    expect(await open(ofCookie(manager.token, `http://rebound.example:${port}`), echoPath, 'rebound.example')).toBe(421)
  })

  it('opens with a token, too, which no page of another site has', async () => {
    expect(await open({ headers: { 'X-AUTH-TOKEN': linguistA.token } })).toBeInstanceOf(WebSocket)
  })

  it('is closed by a message that is too long', async () => {
    const socket = await socketOf(ofCookie(manager.token))
    socket.send('x'.repeat(64 * 1024))
    expect((await once(socket, 'message'))[0]).toHaveLength(64 * 1024)
    socket.send('x'.repeat(64 * 1024 + 1))
    expect(await closed(socket)).toEqual([1009, ''])
  })

  it('is closed after too many messages in a minute', async () => {
    const socket = await socketOf(ofCookie(manager.token))
    for (let at = 0; at <= 6000; at += 1) socket.send('x')
    expect(await closed(socket)).toEqual([4429, 'More than 6000 messages in a minute.'])
  })

  it('is one of at most five of a session', async () => {
    for (let at = 0; at < 5; at += 1) await socketOf(ofCookie(linguistA.token))
    expect(await open(ofCookie(linguistA.token))).toBe(429)
    expect(await open(ofCookie(manager.token))).toBeInstanceOf(WebSocket)
  })

  it('is closed within moments when its session ends', async () => {
    const { sessions } = test.app.services
    const { secret } = await sessions.open(test.db, {
      userId: manager.id,
      kind: 'browser',
      address: '127.0.0.1',
      userAgent: null,
    })
    const socket = await socketOf(ofCookie(secret))
    const staying = await socketOf(ofCookie(linguistA.token))
    const end = closed(socket)
    await fetch(`${own}/api/v3/auth/logout`, {
      method: 'POST',
      headers: { cookie: `session=${secret}`, origin: own },
    })
    expect(await end).toEqual([4401, 'The session has ended.'])
    expect(staying.readyState).toBe(WebSocket.OPEN)
  })
})
