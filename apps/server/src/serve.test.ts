import { once } from 'node:events'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { connect, type Socket } from 'node:net'
import { Writable } from 'node:stream'
import { expect, it, onTestFinished } from 'vitest'
import type { App } from './app.ts'
import { listen } from './serve.ts'
import { freePort } from './kernel/free-port.ts'
import { createTestApp } from './testing/test-app.ts'

/** The address that the server takes for the caller's, for a request with this header about forwarding. */
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
  // Addresses that a caller has made up come before those that the proxies have added.
  [1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  [2, '198.51.100.1, 203.0.113.7,10.0.0.2', '203.0.113.7'],
  [2, '203.0.113.7', '127.0.0.1'],
  [1, ' ', '127.0.0.1'],
])('behind %i proxies, who is forwarded for "%s" is taken for %s', async (trustedProxies, forwarded, caller) => {
  expect(await callerOf(trustedProxies, forwarded)).toBe(caller)
})

/** A server that answers with the length of what it was sent. */
async function countingServer(more: Partial<Parameters<typeof listen>[1]>): Promise<number> {
  const fetch = async (request: Request) => new Response(String((await request.arrayBuffer()).byteLength))
  const port = await freePort()
  const server = await listen({ fetch } as Partial<App> as App, { host: '127.0.0.1', port, trustedProxies: 0, ...more })
  onTestFinished(() => server.close())
  return port
}

/** However a connection is closed: `once` would fail where it was reset. */
const closed = (socket: Socket) => new Promise((settle) => socket.once('close', settle))

it('a body that trickles is cut off, and one that comes as it should is answered', async () => {
  const port = await countingServer({ slowestBody: { bytes: 1024, milliseconds: 200 } })
  const slow = connect(port, '127.0.0.1')
  slow.on('error', () => undefined)
  slow.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n')
  const trickle = setInterval(() => slow.write('.'), 20)
  await closed(slow)
  clearInterval(trickle)
  const whole = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: 'a'.repeat(100_000) })
  expect(await whole.text()).toBe('100000')
})

it('more connections than there may be are closed, and those that are open go on', async () => {
  const port = await countingServer({ mostConnections: 2 })
  const [one, two, three] = [1, 2, 3].map(() => connect(port, '127.0.0.1').on('error', () => undefined))
  await Promise.all([once(one!, 'connect'), once(two!, 'connect')])
  await closed(three!)
  one!.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  expect(String((await once(one!, 'data'))[0])).toContain('200 OK')
  for (const socket of [one, two]) socket!.destroy()
})

/** More than the buffers of a connection hold, in bytes. */
const largeUpload = 32 * 1024 * 1024

/** The status line of the answer to a large upload, read by a sender that looks only after it has sent everything. */
async function lateAnswer(port: number, headers: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.pause()
  const begin = '--cut\r\nContent-Disposition: form-data; name="file"; filename="me.png"\r\n\r\n'
  const end = '\r\n--cut--\r\n'
  const length = begin.length + largeUpload + end.length
  const request = [
    'PUT /api/v3/user/user-avatar HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Content-Type: multipart/form-data; boundary=cut',
    `Content-Length: ${length}`,
    ...headers,
  ]
  const failed = once(socket, 'error').then(([error]) => Promise.reject(error as Error))
  const sent = new Promise((settle) => {
    socket.write(`${request.join('\r\n')}\r\n\r\n${begin}`)
    socket.write(Buffer.alloc(largeUpload))
    socket.write(end, settle)
  })
  await Promise.race([sent, failed])
  socket.resume()
  const [answer] = (await Promise.race([once(socket, 'data'), failed])) as [Buffer]
  failed.catch(() => undefined)
  socket.destroy()
  return answer.toString().split('\r\n')[0] ?? ''
}

/** Makes every file that is written from now on fail as on a full disk, once it has taken something. */
function fillDisk(): void {
  const original = fs.createWriteStream
  const noSpace = () =>
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })
  const full = () => {
    let taken = 0
    return new Writable({
      write: (piece: Buffer, _, done) => ((taken += piece.length) > 1024 * 1024 ? done(noSpace()) : done()),
    })
  }
  Object.assign(fs, { createWriteStream: full })
  syncBuiltinESMExports()
  onTestFinished(() => {
    Object.assign(fs, { createWriteStream: original })
    syncBuiltinESMExports()
  })
}

it('every upload that is refused is answered, though its sender listens only at the end', async () => {
  const test = await createTestApp()
  const port = await freePort()
  const server = await listen(test.app, { host: '127.0.0.1', port, trustedProxies: 0 })
  onTestFinished(async () => {
    await server.close()
    await test.close()
  })
  const several = (headers: string[]) => Promise.all([1, 2, 3, 4].map(() => lateAnswer(port, headers)))
  expect(new Set(await several([]))).toEqual(new Set(['HTTP/1.1 401 Unauthorized']))
  fillDisk()
  const token = `X-AUTH-TOKEN: ${test.people.manager.token}`
  expect(new Set(await several([token]))).toEqual(new Set(['HTTP/1.1 507 Insufficient Storage']))
})
