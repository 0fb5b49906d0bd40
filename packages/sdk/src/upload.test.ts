import { Readable } from 'node:stream'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { form } from './body.ts'
import type { FetchInit } from './client-types.ts'
import { createClient } from './client.ts'
import { operation, type Upload } from './operation.ts'
import { upload } from './upload.ts'

const send = operation<{ body: { file: Upload; note?: string } }, { ok: true }>('things.send', 'PUT', '/thing', {
  body: form,
})

/** A server that reads forms with the platform's own parser. */
function setUp(statuses: number[] = []) {
  const received: [string, string, string, string | null][] = []
  let requests = 0
  const client = createClient({
    baseUrl: 'http://server',
    fetch: async (url, init) => {
      requests++
      const parts = await new Request(url, { ...init, body: init.body } as RequestInit).formData()
      const file = parts.get('file') as File
      received.push([file.name, file.type, await file.text(), parts.get('note') as string | null])
      return Response.json({ ok: true }, { status: statuses.shift() ?? 200, headers: { 'retry-after': '0' } })
    },
  })
  return { client, received, requests: () => requests }
}

async function* chunks() {
  yield new TextEncoder().encode('{"a":')
  yield new TextEncoder().encode('1}')
}

const webStreamOf = (source: AsyncGenerator<Uint8Array>) =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      controller.enqueue((await source.next()).value as Uint8Array)
    },
    cancel: async () => void (await source.return(undefined)),
  })

const webStream = () =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"a":1}'))
      controller.close()
    },
  })

it.each<[string, () => Upload]>([
  ['a file', () => new File(['{"a":1}'], 'ü "1".json', { type: 'application/json' })],
  ['a named blob', () => ({ name: 'ü "1".json', content: new Blob(['{"a":1}'], { type: 'application/json' }) })],
  ['bytes', () => ({ name: 'ü "1".json', content: new TextEncoder().encode('{"a":1}'), type: 'application/json' })],
  ['a text', () => ({ name: 'ü "1".json', content: '{"a":1}', type: 'application/json' })],
  ['an async iterable', () => ({ name: 'ü "1".json', content: chunks(), type: 'application/json' })],
  ['a stream', () => ({ name: 'ü "1".json', content: webStream(), type: 'application/json' })],
])('upload sends %s', async (_, file) => {
  const { client, received } = setUp()
  expect(await upload(client, send, { body: { file: file(), note: 'n' } })).toEqual({ ok: true })
  expect(received).toEqual([['ü "1".json', 'application/json', '{"a":1}', 'n']])
})

it('upload reports how much was sent', async () => {
  const { client, received } = setUp()
  const seen: number[] = []
  await upload(
    client,
    send,
    { body: { file: new File(['abc'], 'a.txt') } },
    { onProgress: ({ sent }) => seen.push(sent) },
  )
  expect(received[0]).toEqual(['a.txt', 'application/octet-stream', 'abc', null])
  expect(seen.length).toBeGreaterThan(2)
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
})

it('an unreadable file is reported as such, not as a lost connection', async () => {
  const { client } = setUp()
  async function* broken() {
    yield new Uint8Array(1)
    throw Object.assign(new Error('/home/hunter2'), { code: 'EIO' })
  }
  const promise = upload(client, send, { body: { file: { name: 'a.txt', content: broken() } } })
  await expect(promise).rejects.toMatchObject({
    kind: 'validation',
    operationId: 'things.send',
    message: 'body: could not be read (EIO)',
    stack: expect.not.stringContaining('hunter2') as string,
  })
})

it('a refused extension fails before anything is sent', async () => {
  const { client, requests } = setUp()
  const promise = upload(client, send, { body: { file: new File([''], 'a.exe') } })
  await expect(promise).rejects.toMatchObject({
    kind: 'validation',
    issues: [{ field: 'body.file', rule: 'extension' }],
  })
  expect(requests()).toBe(0)
})

it('upload accepts the extensions the caller names', async () => {
  const { client, requests } = setUp()
  await upload(client, send, { body: { file: new File([''], 'a.tmx') } }, { accept: ['tmx'] })
  await upload(client, send, { body: { file: new File([''], 'a.png') } }, { accept: 'any' })
  expect(requests()).toBe(2)
})

it('a blob is sent again on retry, a stream is not', async () => {
  const again = setUp([503, 200])
  await upload(again.client, send, { body: { file: new File(['x'], 'a.txt') } })
  expect(again.requests()).toBe(2)
  const once = setUp([503, 200])
  const promise = upload(once.client, send, { body: { file: { name: 'a.txt', content: chunks() } } })
  await expect(promise).rejects.toMatchObject({ status: 503 })
  expect(once.requests()).toBe(1)
})

describe('the source of an upload', () => {
  /** A source that goes on for ever, as an async iterable, or read by hand as a stream. */
  function endless() {
    const state = { isClosed: false }
    async function* read() {
      try {
        for (;;) {
          await new Promise(setImmediate)
          yield new Uint8Array(10)
        }
      } finally {
        state.isClosed = true
      }
    }
    return { state, read }
  }

  /** Reads some of the body and then stops: answers, or never does, and does not cancel what it was reading. */
  const readingFetch = (answer: () => Promise<Response>) => async (_: string, init: FetchInit) => {
    const reader = (init.body as ReadableStream<Uint8Array>).getReader()
    for (let read = 0; read < 3; read++) await reader.read()
    return answer()
  }

  const never = () => new Promise<Response>(() => {})
  const aborting = (controller: AbortController) => {
    controller.abort()
    return never()
  }
  const cases: [
    string,
    (controller: AbortController) => Promise<Response>,
    (controller: AbortController) => object,
    string,
  ][] = [
    ['an abort', aborting, ({ signal }) => ({ signal }), 'abort'],
    ['a timeout', never, () => ({ timeout: 60 }), 'timeout'],
    ['a refusal', async () => Response.json({ message: 'no' }, { status: 422 }), () => ({}), 'http'],
    ['a lost connection', () => Promise.reject(new TypeError('fetch failed')), () => ({}), 'network'],
  ]
  it.each(
    cases.flatMap(([name, ...rest]) =>
      (['an async iterable', 'a stream', 'a stream of Node'] as const).map((kind) => [name, kind, ...rest] as const),
    ),
  )('is read no further after %s: %s', async (_, kind, answer, optionsOf, expected) => {
    const { state, read } = endless()
    const source =
      kind === 'an async iterable' ? read() : kind === 'a stream' ? webStreamOf(read()) : Readable.from(read())
    const controller = new AbortController()
    const client = createClient({
      baseUrl: 'http://server',
      fetch: readingFetch(() => answer(controller)),
      retry: false,
    })
    const promise = upload(client, send, { body: { file: { name: 'a.txt', content: source } } }, optionsOf(controller))
    await expect(promise).rejects.toMatchObject({ kind: expected })
    await expect.poll(() => state.isClosed).toBe(true)
  })

  it('is let go of where nothing of it was sent', async () => {
    const cancel = vi.fn<() => void>()
    const stream = new ReadableStream<Uint8Array>({ cancel })
    const client = createClient({ baseUrl: 'nowhere' })
    const promise = upload(client, send, { body: { file: { name: 'a.txt', content: stream } } })
    await expect(promise).rejects.toMatchObject({ kind: 'validation', issues: [{ field: 'baseUrl' }] })
    expect(cancel).toHaveBeenCalledOnce()
  })
})

it('a plain call with a stream points to upload()', async () => {
  const { client } = setUp()
  const promise = client.send(send, { body: { file: { name: 'a.txt', content: chunks() } } })
  await expect(promise).rejects.toMatchObject({ kind: 'validation' })
})

afterEach(() => void vi.unstubAllGlobals())

class FakeXhr extends EventTarget {
  static last: FakeXhr
  upload = new EventTarget()
  responseType = ''
  withCredentials = false
  status = 200
  response: unknown = new Blob(['{"ok":true}'])
  opened = ''
  body: unknown
  constructor() {
    super()
    FakeXhr.last = this
  }
  open(method: string, url: string) {
    this.opened = `${method} ${url}`
  }
  setRequestHeader() {}
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-request-id: r\r\n'
  }
  send(body: unknown) {
    this.body = body
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 5, total: 9, lengthComputable: true }))
    this.dispatchEvent(new Event('loadend'))
  }
  abort() {
    this.status = 0
    this.dispatchEvent(new Event('loadend'))
  }
}

it('in a browser, progress is reported through XMLHttpRequest', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
  const { client, requests } = setUp()
  const seen: object[] = []
  const options = { onProgress: (progress: object) => seen.push(progress) }
  expect(await upload(client, send, { body: { file: new File(['x'], 'a.txt') } }, options)).toEqual({ ok: true })
  expect(seen).toEqual([{ sent: 5, total: 9 }])
  expect(FakeXhr.last.opened).toBe('PUT http://server/thing')
  expect(FakeXhr.last.body).toBeInstanceOf(FormData)
  expect(requests()).toBe(0)
  const stream = upload(client, send, { body: { file: { name: 'a.txt', content: chunks() } } })
  await expect(stream).rejects.toMatchObject({ kind: 'validation' })
})
