import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createClient } from './client.ts'
import type { ClientConfig } from './client-types.ts'
import { download } from './download.ts'
import { failure, stubFetch } from './testing/stub-fetch.ts'

afterEach(() => void vi.unstubAllGlobals())

const file = () =>
  new Response('abc', { headers: { 'content-disposition': 'attachment; filename="../a.po"', 'content-type': 'x/po' } })

function setUp(config: ClientConfig = {}, ...answers: Parameters<typeof stubFetch>) {
  const { fetch, sent } = stubFetch(...(answers.length > 0 ? answers : [file]))
  const client = createClient({
    baseUrl: 'https://server',
    fetch,
    auth: 'hunter2',
    headers: { 'x-proxy-key': 'hunter2' },
    ...config,
  })
  return { client, sent }
}

it.each([
  ['a path', '/api/v1/thing/file', 'https://server/api/v1/thing/file', 'hunter2', 'hunter2'],
  ['a signed path', '/api/v3/file/abc.def', 'https://server/api/v3/file/abc.def', undefined, 'hunter2'],
  ['an address of the server', 'https://server/x?y=1', 'https://server/x?y=1', 'hunter2', 'hunter2'],
  ['a signed address', 'https://server/api/v3/file/a', 'https://server/api/v3/file/a', undefined, 'hunter2'],
  ['an address elsewhere', 'https://files.test/a?sig=b', 'https://files.test/a?sig=b', undefined, undefined],
  ['another port', 'https://server:8443/a', 'https://server:8443/a', undefined, undefined],
  ['another scheme', 'http://server/a', 'http://server/a', undefined, undefined],
  ['another host without a scheme', '//files.test/a', 'https://files.test/a', undefined, undefined],
  ['another host by a backslash', '/\\files.test/a', 'https://files.test/a', undefined, undefined],
])('downloads from %s, with what belongs to it and no more', async (_, link, url, token, proxyKey) => {
  const { client, sent } = setUp()
  const downloaded = await download(client, link)
  expect([downloaded.name, await downloaded.text()]).toEqual(['a.po', 'abc'])
  expect(sent[0]!.url).toBe(url)
  expect(sent[0]!.init.headers['x-auth-token']).toBe(token)
  expect(sent[0]!.init.headers['x-proxy-key']).toBe(proxyKey)
  expect(sent[0]!.init.credentials).toBe(proxyKey === undefined ? 'omit' : 'same-origin')
})

it.each([
  ['https://server/app', '/api/v3/file/a', 'https://server/app/api/v3/file/a'],
  ['https://server/app', '/app/api/v3/file/a', 'https://server/app/api/v3/file/a'],
  ['https://server/app/', 'api/v3/file/a', 'https://server/app/api/v3/file/a'],
])('below %s, %s is %s', async (baseUrl, link, url) => {
  const { client, sent } = setUp({ baseUrl })
  await download(client, link)
  expect(sent[0]!.url).toBe(url)
})

it('a page downloads from its own server', async () => {
  vi.stubGlobal('location', { href: 'https://page.test/projects/1?tab=files' })
  const { client, sent } = setUp({ baseUrl: '' })
  await download(client, '/api/v3/file/a')
  expect(sent[0]!.url).toBe('https://page.test/api/v3/file/a')
})

it.each([
  ['no link', undefined],
  ['an empty link', ''],
  ['a script', 'javascript:alert(1)'],
  ['a file of the machine', 'file:///etc/passwd'],
  ['what is no address', 'http://'],
])('a download refuses %s before anything is sent', async (_, link) => {
  const { client, sent } = setUp()
  await expect(download(client, link)).rejects.toMatchObject({ kind: 'validation', issues: [{ field: 'link' }] })
  expect(sent).toEqual([])
})

it('a path leads nowhere where there is no server', async () => {
  const { client } = setUp({ baseUrl: '' })
  await expect(download(client, '/api/v3/file/a')).rejects.toMatchObject({ kind: 'validation' })
})

it('a download is retried like any read, and its failures don’t reveal the link', async () => {
  const once = setUp({}, failure(503, { 'retry-after': '0' }), file)
  expect((await download(once.client, '/api/v3/file/hunter2-link')).size).toBe(3)
  expect(once.sent).toHaveLength(2)
  const seen: unknown[] = []
  const gone = setUp({}, failure(403, {}, { code: 'LINK_EXPIRED' }))
  gone.client.observe((event) => seen.push(event))
  const error: unknown = await download(gone.client, '/api/v3/file/hunter2-link').catch((reason: unknown) => reason)
  expect(error).toMatchObject({ kind: 'http', status: 403, code: 'LINK_EXPIRED', operationId: 'files.download' })
  expect(JSON.stringify([error, seen])).not.toContain('hunter2-link')
  expect(gone.sent).toHaveLength(1)
})

describe('bytes as they come', () => {
  const chunk = new Uint8Array(64 * 1024)

  /** A file of some chunks, and how many of them have been made. */
  function longFile(chunks: number, end: 'closed' | 'cut' | 'silent' = 'closed') {
    const made = { count: 0, isCanceled: false }
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          if (made.count < chunks) {
            made.count++
            controller.enqueue(chunk)
          } else if (end === 'closed') controller.close()
          else if (end === 'cut') controller.error(new TypeError('terminated'))
          return end === 'silent' && made.count === chunks ? new Promise(() => {}) : undefined
        },
        cancel: () => void (made.isCanceled = true),
      },
      { highWaterMark: 0 },
    )
    return { made, answer: () => new Response(body, { headers: { 'content-type': 'x/zip' } }) }
  }
  const link = '/api/v3/file/a'

  it('no more of a file is taken than is read', async () => {
    const { made, answer } = longFile(1_000)
    const { client } = setUp({}, answer)
    const reader = download(client, link).stream().getReader()
    expect((await reader.read()).value).toEqual(chunk)
    await reader.read()
    expect(made.count).toBeLessThan(5)
    await reader.cancel()
    expect(made.isCanceled).toBe(true)
  })

  it('a file is written as it arrives, and appears only once it is complete', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dragoman-download-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const { client } = setUp({}, longFile(20).answer, longFile(3, 'cut').answer)
    await download(client, link).toFile(join(folder, 'a.zip'))
    expect((await readFile(join(folder, 'a.zip'))).byteLength).toBe(20 * chunk.byteLength)
    await expect(download(client, link).toFile(join(folder, 'b.zip'))).rejects.toMatchObject({ kind: 'network' })
    expect(await readdir(folder)).toEqual(['a.zip'])
  })

  it.each([
    ['a refusal', failure(403, {}, { code: 'LINK_EXPIRED' }), { kind: 'http', code: 'LINK_EXPIRED' }],
    ['a page', () => new Response('<p>', { headers: { 'content-type': 'text/html' } }), { kind: 'parse' }],
    ['a chunk that does not come', longFile(1, 'silent').answer, { kind: 'timeout' }],
    ['an end before the end', longFile(1, 'cut').answer, { kind: 'network' }],
  ])('the reader of the bytes gets %s as an error', async (_, answer, expected) => {
    const { client } = setUp({}, answer)
    const read = new Response(download(client, link, { timeout: 20 }).stream()).bytes()
    await expect(read).rejects.toMatchObject(expected)
  })

  it('a signal ends what is being read, and a wrong link is told to the reader', async () => {
    const { made, answer } = longFile(1, 'silent')
    const { client } = setUp({}, answer)
    const controller = new AbortController()
    const reader = download(client, link, { signal: controller.signal }).stream().getReader()
    await reader.read()
    const next = reader.read()
    controller.abort()
    await expect(next).rejects.toMatchObject({ kind: 'abort' })
    expect(made.isCanceled).toBe(true)
    await expect(download(client, '').stream().getReader().read()).rejects.toMatchObject({ kind: 'validation' })
  })
})
