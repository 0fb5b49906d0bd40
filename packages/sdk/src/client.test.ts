import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, createClient } from './client.ts'
import type { AnswerHead, CallEvent, ClientConfig } from './client-types.ts'
import { isAbortError, isCallError, isHttpError, type CallError } from './errors.ts'
import { version } from './generated/version.ts'
import { machineLogin } from './machine-login.ts'
import { middleware, type Middleware } from './middleware.ts'
import { operation, type NoParams, type OperationFlags } from './operation.ts'
import { failure, json, silence, stubFetch } from './testing/stub-fetch.ts'

interface Anything {
  path?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
}

// How calls behave is told by the vectors. Here stands what a server cannot see: types, timers, exact waits, settings.

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

it('bound operations are called by their names', async () => {
  const { fetch, sent } = stubFetch(json({ ok: true }))
  const client = createClient({ baseUrl: 'http://server', fetch, operations: { things: { touch: op('GET') } } })
  expect(await client.things.touch({ query: { a: 1 } })).toEqual({ ok: true })
  expect(sent[0]!.url).toBe('http://server/thing?a=1')
})

it('an answer tells its status and headers to whom they concern, without secrets', async () => {
  const { client } = setUp([
    failure(503, { 'retry-after': '0' }),
    json({ ok: true }, 202, { 'x-request-id': 'r', 'x-auth-token': 'hunter2' }),
  ])
  const told: AnswerHead[] = []
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  const promise = call(
    client,
    op('GET'),
    {},
    {
      onAnswer: (head) => {
        told.push(head)
        throw new Error('mine')
      },
    },
  )
  await vi.runAllTimersAsync()
  expect(await promise).toEqual({ ok: true })
  expect(told).toEqual([
    {
      status: 202,
      headers: { 'content-type': 'application/json', 'x-request-id': 'r', 'x-auth-token': '[redacted]' },
    },
  ])
  expect(printed).toHaveBeenCalledOnce()
})

it('programs say which client and version they send with, unless they have a name of their own', async () => {
  const { client, sent } = setUp([json({})])
  await call(client, op('GET'))
  expect(sent[0]!.init.headers['user-agent']).toBe(`dragoman-sdk/${version}`)
  const own = setUp([json({})], { headers: { 'User-Agent': 'sync/2' } })
  await call(own.client, op('GET'))
  expect(own.sent[0]!.init.headers['user-agent']).toBe('sync/2')
})

describe('errors', () => {
  it('an error says what happened, with the status, the code, and the request ID', async () => {
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
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ kind: 'http', status: 409, message: 'no' })
  })
})

describe('the answer itself', () => {
  it('every call gives its Response on request, unread, and refusals reject all the same', async () => {
    const { fetch } = stubFetch(json({ ok: true }, 200, { etag: 'v1' }), failure(409, {}, { code: 'CONFLICT' }))
    const client = createClient({ baseUrl: 'http://server', fetch, operations: { things: { touch: op('GET') } } })
    const response = await client.things.touch().asResponse()
    expect([response.status, response.headers.get('etag'), response.bodyUsed]).toEqual([200, 'v1', false])
    expect(await response.json()).toEqual({ ok: true })
    await expect(call(client, op('GET')).asResponse()).rejects.toMatchObject({ kind: 'http', code: 'CONFLICT' })
  })

  it('a Response comes after the attempts that failed', async () => {
    const { client, sent } = setUp([failure(503, { 'retry-after': '0' }), json({ ok: true })])
    const response = call(client, op('GET')).asResponse()
    await elapse(response)
    expect([(await response).status, sent.length]).toEqual([200, 2])
  })
})

describe('middleware', () => {
  it('calls go through the middleware of their operation, their resource, and all calls, the last being the outermost', async () => {
    const order: string[] = []
    const step =
      (name: string): Middleware =>
      async ({ operation: { id } }, next) => {
        order.push(`${name} before ${id}`)
        const result = await next()
        order.push(`${name} after`)
        return result
      }
    const steps = { 'things.touch': step('one'), things: step('resource'), '*': step('all'), others: step('other') }
    const { client } = setUp([json({ ok: true })], { middleware: middleware(steps) })
    expect(await call(client, op('GET'))).toEqual({ ok: true })
    expect(order).toEqual([
      'all before things.touch',
      'resource before things.touch',
      'one before things.touch',
      'one after',
      'resource after',
      'all after',
    ])
  })

  it('middleware changes what is sent, and answers in place of the server', async () => {
    const { client, sent } = setUp([json({ ok: true })], {
      middleware: middleware({ '*': ({ params }, next) => next({ params: { ...params, query: { a: 2 } } }) }),
    })
    const response = await call(client, op('GET'), { query: { a: 1 } }).asResponse()
    expect([sent[0]!.url, response.status]).toEqual(['http://server/thing?a=2', 200])
    const own = setUp([json({})], { middleware: middleware({ things: async () => 'kept' }) })
    expect([await call(own.client, op('GET')), own.sent]).toEqual(['kept', []])
  })
})

describe('the trace of a call', () => {
  it('attempts of a call have one id, calls have different ones, and each attempt says how long it took', async () => {
    const slow = () => {
      vi.setSystemTime(Date.now() + 70)
      return json({})()
    }
    const { client } = setUp([failure(503, { 'retry-after': '0' }), slow])
    const events: CallEvent[] = []
    client.observe((event) => events.push(event))
    await elapse(call(client, op('GET')))
    await elapse(call(client, op('GET')))
    const ids = events.map(({ callId }) => callId)
    expect([new Set(ids.slice(0, 5)).size, new Set(ids).size]).toEqual([1, 2])
    expect(events.slice(0, 5).map(({ type, duration }) => [type, duration])).toEqual([
      ['request', undefined],
      ['failure', 0],
      ['retry', undefined],
      ['request', undefined],
      ['response', 70],
    ])
  })
})

describe('what the platform says', () => {
  it('a failure of the network has its cause', async () => {
    const cause = new TypeError('Promise.withResolvers is not a function')
    const { client } = setUp([() => Promise.reject(cause)], { retry: false })
    expect((await caught(call(client, op('GET')))).cause).toBe(cause)
  })

  it.each([
    ['the address', new TypeError('Failed to parse http://server/go/hunter2')],
    ['a header', new TypeError('fetch failed', { cause: new Error('"hunter2" is no header value') })],
  ])('a cause that repeats %s is kept back', async (_, cause) => {
    const { client } = setUp([() => Promise.reject(cause)], { retry: false, headers: { 'x-key': 'hunter2' } })
    const error = await caught(call(client, op('GET', '/go/{token}'), { path: { token: 'hunter2' } }))
    expect(error).toMatchObject({ kind: 'network' })
    expect(error.cause).toBeUndefined()
  })
})

describe('trying again', () => {
  it.each([
    ['seconds', '1', 1_000],
    ['zero', '0', 0],
    ['a date', new Date(5_000).toUTCString(), 5_000],
    ['a date gone by', new Date(0).toUTCString(), 0],
  ])('a retry waits as long as Retry-After asks: %s', async (_, value, wait) => {
    vi.setSystemTime(0)
    const { client } = setUp([failure(503, { 'retry-after': value }), json({})])
    expect(await elapse(call(client, op('GET')))).toBe(wait)
  })

  it('without Retry-After, waits double with jitter up to eight seconds', async () => {
    const { client, sent } = setUp([failure(503)], { retry: { attempts: 7 } })
    const promise = call(client, op('GET'))
    expect(await elapse(promise)).toBe(500 + 1_000 + 2_000 + 4_000 + 8_000 + 8_000)
    expect(await caught(promise)).toMatchObject({ status: 503, attempts: 7 })
    expect(sent).toHaveLength(7)
    vi.mocked(Math.random).mockReturnValue(0)
    expect(await elapse(call(client, op('GET')))).toBe(0)
  })

  it('a locked resource is tried every 3 seconds for up to 45 seconds', async () => {
    const { client, sent } = setUp([failure(423)])
    const promise = call(client, op('POST', '/x', { retry: 'locked' }))
    expect(await elapse(promise)).toBe(45_000)
    expect(await caught(promise)).toMatchObject({ status: 423 })
    expect(sent).toHaveLength(16)
  })
})

describe('ending', () => {
  const stalled = () =>
    new Response(new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([123])) }))

  const wait = () => failure(503, { 'retry-after': '30' })()
  it.each([
    ['while connecting', silence],
    ['in the body', stalled],
    ['in a wait', wait],
  ])('an aborted call ends at once: %s', async (_, answer) => {
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

  it('a successful call leaves neither a timer nor a listener', async () => {
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
  it('[fetch.credentials] credentials are sent to the same origin unless a client says otherwise', async () => {
    for (const [config, credentials] of [
      [{}, 'same-origin'],
      [{ credentials: 'omit' }, 'omit'],
    ] as const) {
      const { client, sent } = setUp([json({})], config)
      await call(client, op('GET'))
      expect(sent[0]!.init.credentials).toBe(credentials)
    }
  })

  it("credentials don't follow a redirect to another origin", async () => {
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
})

it.each<[string, Parameters<typeof stubFetch>, ClientConfig]>([
  ['a refusal', [failure(404)], {}],
  ['a failure of the network', [() => Promise.reject(new TypeError())], { retry: false }],
  ['a timeout', [silence], { timeout: 5 }],
  ['a refused login', [failure(400)], { auth: machineLogin({ accessKey: 'key', secret: 'word' }) }],
])('the stack of %s leads to the calling line', async (_, answers, config) => {
  async function whoeverCalled() {
    await call(setUp(answers, config).client, op('GET'))
  }
  const failing = caught(whoeverCalled())
  await elapse(failing)
  const error = await failing
  expect(error.stack).toMatch(new RegExp(`^${error.name}: ${error.message}\\n[^]*whoeverCalled`))
})

describe('observers', () => {
  it("observers see every attempt without secrets and can't break the call", async () => {
    const { client } = setUp([
      failure(503, { 'retry-after': '2' }),
      json({}, 200, { 'x-auth-pending-contracts': 'true', 'x-auth-token': 'hunter2', 'x-request-id': 'r' }),
    ])
    const seen: unknown[] = []
    const printed = vi.spyOn(console, 'error').mockReturnValue()
    const [mine, late] = [new Error('mine'), new Error('late')]
    client.observe(() => {
      throw mine
    })
    client.observe(({ type }) => (type === 'retry' ? Promise.reject(late) : undefined))
    const stop = client.observe((event) => seen.push(event))
    await elapse(call(client, op('GET', '/a/{id}'), { path: { id: 'hunter2' } }))
    const call1 = { operationId: 'things.touch', method: 'GET', path: '/a/{id}', callId: expect.any(Number) }
    expect(seen).toEqual([
      { type: 'request', attempt: 1, ...call1 },
      {
        type: 'failure',
        attempt: 1,
        kind: 'http',
        status: 503,
        authHeaders: {},
        retryAfter: '2',
        duration: 0,
        ...call1,
      },
      { type: 'retry', attempt: 1, kind: 'http', status: 503, delay: 2_000, ...call1 },
      { type: 'request', attempt: 2, ...call1 },
      {
        type: 'response',
        attempt: 2,
        status: 200,
        requestId: 'r',
        duration: 0,
        authHeaders: { 'x-auth-pending-contracts': 'true' },
        ...call1,
      },
    ])
    expect(printed.mock.calls.map(([error]) => error as unknown)).toEqual([mine, mine, mine, late, mine, mine])
    stop()
    await call(client, op('GET', '/a/{id}'), { path: { id: 'x' } })
    expect(seen).toHaveLength(5)
  })
})

it('parameters and results of a call are typed', () => {
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
