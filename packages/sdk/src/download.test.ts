import { afterEach, expect, it, vi } from 'vitest'
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
])('refuses %s before anything is sent', async (_, link) => {
  const { client, sent } = setUp()
  await expect(download(client, link)).rejects.toMatchObject({ kind: 'validation', issues: [{ field: 'link' }] })
  expect(sent).toEqual([])
})

it('a path leads nowhere where there is no server', async () => {
  const { client } = setUp({ baseUrl: '' })
  await expect(download(client, '/api/v3/file/a')).rejects.toMatchObject({ kind: 'validation' })
})

it('tries again like any read, and fails like any call, without telling the link', async () => {
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
