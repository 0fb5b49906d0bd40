import { expect, it } from 'vitest'
import { call, createClient } from './client.ts'
import { isHttpError } from './errors.ts'
import { list } from './generated/organizations.ts'
import { machineLogin } from './machine-login.ts'
import type { Sent } from './testing/stub-fetch.ts'

/** A server with tokens that can be made to run out. */
function setUp(refusal = 403) {
  let valid = 0
  const logins: Sent[] = []
  const client = createClient({
    baseUrl: 'http://server',
    auth: machineLogin({ accessKey: 'key', secret: 'hunter2' }),
    retry: false,
    fetch: async (url, init) => {
      if (url.endsWith('/api/v3/auth')) {
        logins.push({ url, init })
        valid = logins.length
        return new Response(null, { headers: { 'x-auth-token': `t${valid}` } })
      }
      return init.headers['x-auth-token'] === `t${valid}`
        ? Response.json({ content: [] })
        : Response.json({ status: refusal, message: 'unknown token' }, { status: refusal })
    },
  })
  return { client, logins, runOut: () => (valid = -1) }
}

it('any number of calls share one sign-in, which sends only the keys', async () => {
  const { client, logins } = setUp()
  await Promise.all(Array.from({ length: 20 }, () => call(client, list)))
  expect(logins).toHaveLength(1)
  expect(logins[0]!.init.body).toBe('{"accessKey":"key","secret":"hunter2"}')
  expect(logins[0]!.init.headers).not.toHaveProperty('x-auth-token')
})

it.each([401, 403])('after status %s, any number of calls share one new sign-in', async (status) => {
  const { client, logins, runOut } = setUp(status)
  await call(client, list)
  runOut()
  await Promise.all(Array.from({ length: 20 }, () => call(client, list)))
  expect(logins).toHaveLength(2)
})

it('a call with a refused token is tried once more, and no more', async () => {
  let asked = 0
  const client = createClient({
    baseUrl: 'http://server',
    auth: machineLogin({ accessKey: 'key', secret: 'secret' }),
    fetch: async (url) => {
      if (url.endsWith('/api/v3/auth')) return new Response(null, { headers: { 'x-auth-token': `t${++asked}` } })
      return Response.json({ status: 403, message: 'no' }, { status: 403 })
    },
  })
  await expect(call(client, list)).rejects.toMatchObject({ status: 403, attempts: 2 })
  expect(asked).toBe(2)
})

it('a missing permission is not taken for an expired token', async () => {
  let logins = 0
  const client = createClient({
    baseUrl: 'http://server',
    auth: machineLogin({ accessKey: 'key', secret: 'secret' }),
    fetch: async (url) => {
      if (url.endsWith('/api/v3/auth')) return new Response(null, { headers: { 'x-auth-token': `t${++logins}` } })
      return Response.json({ status: 403, code: 'PERMISSION_MISSING', message: 'no' }, { status: 403 })
    },
  })
  await expect(call(client, list)).rejects.toMatchObject({ code: 'PERMISSION_MISSING', attempts: 1 })
  expect(logins).toBe(1)
})

it('wrong keys fail the call, and the next call signs in again', async () => {
  let asked = 0
  const client = createClient({
    baseUrl: 'http://server',
    auth: machineLogin({ accessKey: 'key', secret: 'wrong' }),
    fetch: async () => {
      asked++
      return Response.json({ status: 400, message: 'BW Error: bad keys' }, { status: 400 })
    },
  })
  for (const times of [1, 2]) {
    const error: unknown = await call(client, list).catch((reason: unknown) => reason)
    expect(isHttpError(error, 400)).toBe(true)
    expect(error).toMatchObject({ operationId: 'auth.createToken', message: 'bad keys' })
    expect(asked).toBe(times)
  }
})

it('a sign-in goes on until the last waiting call is aborted', async () => {
  const logins: Sent[] = []
  let answer: (response: Response) => void = () => {}
  const client = createClient({
    baseUrl: 'http://server',
    auth: machineLogin({ accessKey: 'key', secret: 'hunter2' }),
    fetch: async (url, init) => {
      if (!url.endsWith('/api/v3/auth')) return Response.json({ content: [] })
      logins.push({ url, init })
      return new Promise((resolve) => (answer = resolve))
    },
  })
  const callers = Array.from({ length: 3 }, () => new AbortController())
  const calls = callers.map(({ signal }) => call(client, list, {}, { signal }).catch((error: Error) => error.name))
  callers[0]!.abort()
  expect(await calls[0]).toBe('AbortError')
  expect(logins[0]!.init.signal.aborted).toBe(false)
  callers[1]!.abort()
  callers[2]!.abort()
  expect(logins[0]!.init.signal.aborted).toBe(true)
  expect(await Promise.all(calls)).toEqual(['AbortError', 'AbortError', 'AbortError'])

  const later = call(client, list)
  await expect.poll(() => logins).toHaveLength(2)
  answer(new Response(null, { headers: { 'x-auth-token': 't' } }))
  expect(await later).toEqual({ content: [] })
})
