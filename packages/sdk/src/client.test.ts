import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bytes, header } from './answers.ts'
import { base64, form } from './body.ts'
import { call, createClient, type ClientConfig } from './client.ts'
import { isAbortError, isCallError, isHttpError, type CallError } from './errors.ts'
import { operation, type NoParams, type OperationFlags } from './operation.ts'
import { failure, json, offline, silence, stubFetch } from './testing/stub-fetch.ts'

interface Anything {
  path?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
}

const op = (method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD', path = '/thing', flags?: OperationFlags) =>
  operation<Anything, unknown>('things.touch', method, path, flags)

function setUp(answers: Parameters<typeof stubFetch>, config: ClientConfig = {}) {
  const { fetch, sent } = stubFetch(...answers)
  return { client: createClient({ baseUrl: 'http://server', fetch, ...config }), sent }
}

const caught = async (promise: Promise<unknown>): Promise<CallError> => {
  const error = await promise.then(
    () => expect.fail('The call succeeded'),
    (reason: unknown) => reason,
  )
  if (!isCallError(error)) throw error
  return error
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Lets every wait pass, and answers how many milliseconds that took. */
async function elapse(promise: Promise<unknown>): Promise<number> {
  const start = Date.now()
  promise.catch(() => undefined)
  await vi.runAllTimersAsync()
  return Date.now() - start
}

describe('what is sent', () => {
  it('spells paths and queries', async () => {
    const { client, sent } = setUp([json({})])
    await call(client, op('GET', '/a/{id}/b'), {
      path: { id: 'x/y z' },
      query: { status: ['DRAFT', 'PENDING'], page: 0, none: undefined, nothing: null, empty: [], flag: false },
    })
    expect(sent[0]!.url).toBe('http://server/a/x%2Fy%20z/b?status=DRAFT&status=PENDING&page=0&flag=false')
  })

  it.each(['.', '..', ''])('refuses %j in a path', async (id) => {
    const { client, sent } = setUp([json({})])
    const error = await caught(call(client, op('GET', '/a/{id}'), { path: { id } }))
    expect(error).toMatchObject({ kind: 'validation', attempts: 0, operationId: 'things.touch' })
    expect(sent).toEqual([])
  })

  it('keeps what climbs inside its segment', async () => {
    const { client, sent } = setUp([json({})])
    await call(client, op('GET', '/a/{id}'), { path: { id: '../admin' } })
    expect(sent[0]!.url).toBe('http://server/a/..%2Fadmin')
  })

  it('sends JSON, and no content type without a body', async () => {
    const { client, sent } = setUp([json({})])
    await call(client, op('POST'), { body: { a: 1 } })
    await call(client, op('GET'))
    expect(sent[0]!.init.body).toBe('{"a":1}')
    expect(sent[0]!.init.headers['content-type']).toBe('application/json')
    expect(sent[1]!.init.headers['content-type']).toBeUndefined()
  })

  it('sends the base64 of JSON, whatever the characters', async () => {
    const { client, sent } = setUp([json({})])
    await call(client, op('POST', '/login', { body: base64 }), { body: { password: 'päß🔑' } })
    expect(Buffer.from(String(sent[0]!.init.body), 'base64').toString('utf8')).toBe('{"password":"päß🔑"}')
    expect(sent[0]!.init.headers['content-type']).toBe('text/plain')
  })

  it('sends forms, with names and lists', async () => {
    const { client, sent } = setUp([json({})])
    await call(client, op('POST', '/form', { body: form }), {
      body: {
        file: { name: 'a.json', content: new Blob(['{}']), type: 'application/json' },
        tasksUuids: ['1', '2'],
        none: undefined,
        count: 3,
      },
    })
    const parts = sent[0]!.init.body as FormData
    expect([...parts.keys()]).toEqual(['file', 'tasksUuids', 'tasksUuids', 'count'])
    expect(parts.get('file')).toMatchObject({ name: 'a.json', type: 'application/json' })
    expect(parts.get('count')).toBe('3')
    expect(sent[0]!.init.headers['content-type']).toBeUndefined()
  })

  it('binds operations under their names', async () => {
    const { fetch, sent } = stubFetch(json({ ok: true }))
    const client = createClient({ baseUrl: 'http://server', fetch, operations: { things: { touch: op('GET') } } })
    expect(await client.things.touch({ query: { a: 1 } })).toEqual({ ok: true })
    expect(sent[0]!.url).toBe('http://server/thing?a=1')
  })
})

describe('what comes back', () => {
  it.each([
    ['204', () => new Response(null, { status: 204 }), undefined],
    ['an empty 200', () => new Response(''), undefined],
    ['a number', json(7), 7],
    ['a body without content type', () => new Response('{"a":1}', { headers: {} }), { a: 1 }],
    ['a status of its own', json({ status: 'DRAFT', message: 'x' }), { status: 'DRAFT', message: 'x' }],
  ])('%s', async (_, answer, expected) => {
    const { client } = setUp([answer])
    expect(await call(client, op('GET'))).toEqual(expected)
  })

  it.each([
    ['HTML in place of JSON', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
    ['half of JSON', () => new Response('{"a"')],
  ])('refuses %s', async (_, answer) => {
    const { client } = setUp([answer])
    expect(await caught(call(client, op('GET')))).toMatchObject({ kind: 'parse', status: 200 })
  })

  it('sees a failure behind a 2xx', async () => {
    const { client } = setUp([json({ status: 400, exception: 'java.lang.NPE', message: 'BW Error: null', data: null })])
    expect(await caught(call(client, op('GET')))).toMatchObject({
      kind: 'http',
      status: 400,
      exception: 'java.lang.NPE',
      message: 'null',
    })
  })

  it('gives bytes their name', async () => {
    const disposition = { 'content-disposition': "attachment; filename=\"x\"; filename*=UTF-8''%C3%BC.po" }
    const { client } = setUp([() => new Response('abc', { headers: disposition })])
    const file = (await call(client, op('GET', '/file', { answer: bytes }))) as File
    expect([file.name, await file.text()]).toEqual(['ü.po', 'abc'])
  })

  it('gives the header that an answer is about', async () => {
    const { client } = setUp([() => new Response('', { headers: { 'x-auth-token': 't' } }), () => new Response('')])
    const login = op('POST', '/auth', { answer: header('X-AUTH-TOKEN') })
    expect(await call(client, login)).toBe('t')
    expect((await caught(call(client, login))).kind).toBe('parse')
  })

  it('checks an answer against a schema, and gives what that makes of it', async () => {
    const { client } = setUp([json({ a: '1' })])
    const schema = (issues?: { message: string; path: PropertyKey[] }[]) => ({
      '~standard': { version: 1 as const, vendor: 'x', validate: () => (issues ? { issues } : { value: 'checked' }) },
    })
    expect(await call(client, op('GET'), {}, { schema: schema() })).toBe('checked')
    const error = await caught(call(client, op('GET'), {}, { schema: schema([{ message: 'no', path: ['a', 0] }]) }))
    expect(error).toMatchObject({ kind: 'validation', message: 'a.0: no' })
  })
})

describe('errors', () => {
  it('say what happened', async () => {
    const { client } = setUp([
      failure(409, { 'x-request-id': 'r1' }, { code: 'CONFLICT', data: { status: 'APPROVED' } }),
    ])
    const error = await caught(call(client, op('POST')))
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({
      kind: 'http',
      status: 409,
      code: 'CONFLICT',
      message: 'no',
      data: { status: 'APPROVED' },
      operationId: 'things.touch',
      attempts: 1,
      requestId: 'r1',
    })
    expect(isHttpError(error, 409)).toBe(true)
    expect(isHttpError(error, 404)).toBe(false)
    expect(isAbortError(error)).toBe(false)
    expect(isCallError(new Error('x'))).toBe(false)
  })

  it('name the fields that broke a rule', async () => {
    const { client } = setUp([failure(400, {}, { errors: [{ field: 'body.name', message: 'too long', rule: 'maxLength' }] })])
    expect(await caught(call(client, op('POST')))).toMatchObject({ issues: [{ field: 'body.name', rule: 'maxLength' }] })
  })

  it('print nothing secret', async () => {
    const leak = { password: 'hunter2', nested: [{ accessKey: 'k-hunter2', X_AUTH_TOKEN: 't-hunter2', otp: 'o-hunter2' }], name: 'shown' }
    const { client } = setUp([failure(400, { 'set-cookie': 'session=hunter2' }, { data: leak })], { auth: 'hunter2' })
    const error = await caught(
      call(client, op('POST', '/go/{token}'), { path: { token: 'hunter2' }, query: { code: 'hunter2' }, body: leak }),
    )
    for (const printed of [inspect(error, { depth: 9, showHidden: true }), JSON.stringify(error), String(error), inspect(client, { depth: 9 })]) {
      expect(printed).not.toContain('hunter2')
    }
    expect(JSON.stringify(error)).toContain('shown')
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ kind: 'http', status: 400, message: 'no' })
  })

  it('say no more of a broken connection than its code', async () => {
    const { client } = setUp([() => Promise.reject(Object.assign(new TypeError('http://server/?token=hunter2'), { cause: { code: 'ECONNRESET' } }))])
    const error = await caught(call(client, op('POST')))
    expect(error).toMatchObject({ kind: 'network', message: 'The server could not be reached (ECONNRESET)' })
  })
})

describe('trying again', () => {
  const methods = ['GET', 'HEAD', 'PUT', 'DELETE', 'POST'] as const
  const passing = [408, 429, 500, 502, 503, 504]
  const cases = methods.flatMap((method) =>
    [...passing, 400, 401, 403, 404, 409, 422, 423, 501].map((status) => [method, status] as const),
  )
  it.each(cases)('%s after %s', async (method, status) => {
    const { client, sent } = setUp([failure(status), json({})])
    await elapse(call(client, op(method)))
    expect(sent).toHaveLength(method !== 'POST' && passing.includes(status) ? 2 : 1)
  })

  it.each([
    ['a POST that the contract calls safe', op('POST', '/x', { retry: 'safe' }), failure(503), 2],
    ['a GET with an effect', op('GET', '/x', { retry: 'never' }), failure(503), 1],
    ['a locked project', op('POST', '/x', { retry: 'locked' }), failure(423), 2],
    ['an automation that moves', op('POST', '/x', { retry: 'locked' }), failure(422, {}, { code: 'BWX-002' }), 2],
    ['another 422', op('POST', '/x', { retry: 'locked' }), failure(422, {}, { code: 'BWX-003' }), 1],
    ['a lock that the contract does not name', op('GET'), failure(423), 1],
    ['a POST after a broken connection', op('POST'), offline, 1],
    ['a GET after a broken connection', op('GET'), offline, 2],
  ])('%s', async (_, tried, first, times) => {
    const { client, sent } = setUp([first, json({})])
    await elapse(call(client, tried))
    expect(sent).toHaveLength(times)
  })

  it('repeats a POST with an idempotency key', async () => {
    const { client, sent } = setUp([failure(503), json({})])
    await elapse(call(client, op('POST'), { body: { a: 1 } }, { idempotencyKey: 'k' }))
    expect(sent.map(({ init }) => [init.headers['idempotency-key'], init.body])).toEqual([
      ['k', '{"a":1}'],
      ['k', '{"a":1}'],
    ])
  })

  it.each([
    ['seconds', '1', 1_000],
    ['zero', '0', 0],
    ['a date', new Date(5_000).toUTCString(), 5_000],
    ['a date gone by', new Date(0).toUTCString(), 0],
  ])('obeys Retry-After: %s', async (_, value, wait) => {
    vi.setSystemTime(0)
    const { client } = setUp([failure(503, { 'retry-after': value }), json({})])
    expect(await elapse(call(client, op('GET')))).toBe(wait)
  })

  it('doubles its waits otherwise, with jitter, up to eight seconds', async () => {
    const { client, sent } = setUp([failure(503)], { retry: { attempts: 7 } })
    const promise = call(client, op('GET'))
    expect(await elapse(promise)).toBe(500 + 1_000 + 2_000 + 4_000 + 8_000 + 8_000)
    expect(await caught(promise)).toMatchObject({ status: 503, attempts: 7 })
    expect(sent).toHaveLength(7)
    vi.mocked(Math.random).mockReturnValue(0)
    expect(await elapse(call(client, op('GET')))).toBe(0)
  })

  it('stays within its time', async () => {
    const { client, sent } = setUp([failure(503, { 'retry-after': '61' }), json({})])
    const promise = call(client, op('GET'))
    expect(await elapse(promise)).toBe(0)
    expect(await caught(promise)).toMatchObject({ status: 503, attempts: 1 })
    expect(sent).toHaveLength(1)
  })

  it('waits for a lock for up to 45 seconds, 3 at a time', async () => {
    const { client, sent } = setUp([failure(423)])
    const promise = call(client, op('POST', '/x', { retry: 'locked' }))
    expect(await elapse(promise)).toBe(45_000)
    expect(await caught(promise)).toMatchObject({ status: 423 })
    expect(sent).toHaveLength(16)
  })

  it('does not, where the caller says so', async () => {
    const { client, sent } = setUp([failure(503), json({})])
    await caught(call(client, op('GET'), {}, { retry: false }))
    expect(sent).toHaveLength(1)
  })
})

describe('ending', () => {
  const stalled = () =>
    new Response(new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([123])) }))

  it.each([
    ['no answer', silence],
    ['a body that stalls', stalled],
  ])('after its time: %s', async (_, answer) => {
    const { client } = setUp([answer])
    const promise = call(client, op('GET'), {}, { timeout: 700 })
    expect(await elapse(promise)).toBe(700)
    expect(await caught(promise)).toMatchObject({ kind: 'timeout', attempts: 1 })
  })

  const wait = () => failure(503, { 'retry-after': '30' })()
  it.each([
    ['while connecting', silence],
    ['in the body', stalled],
    ['in a wait', wait],
  ])('at once when the caller says so: %s', async (_, answer) => {
    const { client, sent } = setUp([answer])
    const controller = new AbortController()
    const added = vi.spyOn(controller.signal, 'addEventListener')
    const removed = vi.spyOn(controller.signal, 'removeEventListener')
    const promise = call(client, op('GET'), {}, { signal: controller.signal })
    promise.catch(() => undefined)
    await vi.advanceTimersByTimeAsync(10)
    controller.abort(new Error('hunter2'))
    expect(await caught(promise)).toMatchObject({ kind: 'abort', name: 'AbortError' })
    expect(sent).toHaveLength(1)
    expect(removed).toHaveBeenCalledTimes(added.mock.calls.length)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('before it began', async () => {
    const { client, sent } = setUp([json({})])
    const error = await caught(call(client, op('GET'), {}, { signal: AbortSignal.abort() }))
    expect(error).toMatchObject({ kind: 'abort', attempts: 0 })
    expect(sent).toEqual([])
  })

  it('leaves neither timer nor listener after success', async () => {
    const { client } = setUp([json({})])
    const { signal } = new AbortController()
    const added = vi.spyOn(signal, 'addEventListener')
    const removed = vi.spyOn(signal, 'removeEventListener')
    await call(client, op('GET'), {}, { signal })
    expect(removed).toHaveBeenCalledTimes(added.mock.calls.length)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('credentials', () => {
  it('[fetch.credentials] are sent for calls of the same origin, unless a client says otherwise', async () => {
    for (const [config, credentials] of [[{}, 'same-origin'], [{ credentials: 'omit' }, 'omit']] as const) {
      const { client, sent } = setUp([json({})], config)
      await call(client, op('GET'))
      expect(sent[0]!.init.credentials).toBe(credentials)
    }
  })

  it('stay at home when the server redirects elsewhere', async () => {
    const { client, sent } = setUp(
      [() => new Response(null, { status: 302, headers: { location: 'http://elsewhere/file' } }), json({})],
      { auth: 'secret' },
    )
    await call(client, op('GET'))
    expect(sent[0]!.init.headers['x-auth-token']).toBe('secret')
    expect(sent[1]!.url).toBe('http://elsewhere/file')
    expect(sent[1]!.init).toMatchObject({ credentials: 'omit' })
    expect(Object.keys(sent[1]!.init.headers)).toEqual(['accept'])
  })

  it('go along within the origin', async () => {
    const { client, sent } = setUp(
      [() => new Response(null, { status: 307, headers: { location: '/other' } }), json({})],
      { auth: 'secret' },
    )
    await call(client, op('GET'))
    expect(sent[1]!.url).toBe('http://server/other')
    expect(sent[1]!.init.headers['x-auth-token']).toBe('secret')
  })

  it('do not follow a redirected write', async () => {
    const { client, sent } = setUp([() => new Response(null, { status: 307, headers: { location: 'http://elsewhere' } })], {
      auth: 'secret',
    })
    expect((await caught(call(client, op('POST'), { body: {} }))).kind).toBe('network')
    expect(sent).toHaveLength(1)
  })
})

describe('observers', () => {
  it('see every attempt, redacted, and cannot break the call', async () => {
    const { client } = setUp([
      failure(503, { 'retry-after': '2' }),
      json({}, 200, { 'x-auth-pending-contracts': 'true', 'x-auth-token': 'hunter2', 'x-request-id': 'r' }),
    ])
    const seen: unknown[] = []
    client.observe(() => {
      throw new Error('mine')
    })
    const stop = client.observe((event) => seen.push(event))
    await elapse(call(client, op('GET', '/a/{id}'), { path: { id: 'hunter2' } }))
    const call1 = { operationId: 'things.touch', method: 'GET', path: '/a/{id}' }
    expect(seen).toEqual([
      { type: 'request', attempt: 1, ...call1 },
      { type: 'failure', attempt: 1, kind: 'http', status: 503, authHeaders: {}, retryAfter: '2', ...call1 },
      { type: 'retry', attempt: 1, kind: 'http', status: 503, delay: 2_000, ...call1 },
      { type: 'request', attempt: 2, ...call1 },
      { type: 'response', attempt: 2, status: 200, requestId: 'r', authHeaders: { 'x-auth-pending-contracts': 'true' }, ...call1 },
    ])
    stop()
    await call(client, op('GET', '/a/{id}'), { path: { id: 'x' } })
    expect(seen).toHaveLength(5)
  })
})

it('types what a call takes and gives', () => {
  const { client } = setUp([json({})])
  const get = operation<{ path: { id: string } }, { name: string }>('things.get', 'GET', '/thing/{id}')
  const list = operation<NoParams, string[]>('things.list', 'GET', '/thing')
  const types = () => {
    // @ts-expect-error -- the path is required
    void call(client, get)
    // @ts-expect-error -- no such parameter
    void call(client, list, { query: { a: 1 } })
    void call(client, get, { path: { id: 'x' } }).then(({ name }) => name.toUpperCase())
    void call(client, list).then((names) => names.join())
  }
  expect(types).toBeTypeOf('function')
})
