import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readBackup } from '../../commands/backup/read-backup.ts'
import { writeBackup } from '../../commands/backup/write-backup.ts'
import { createTestDatabase } from '../../testing/database/testing.ts'
import { startS3Server, type S3Server } from '../../testing/s3-server.ts'
import { insertOne } from '../database/one-row.ts'
import { createObjects } from '../objects.ts'
import { accounts } from '../tables.ts'
import { type ObjectStore, StoreAway } from './object-store.ts'
import { readS3Url, s3Store } from './s3-store.ts'

let service: S3Server
let folder: string
/** Two servers on one bucket, each with a cache of its own. */
let one: ObjectStore
let other: ObjectStore

beforeAll(async () => {
  service = await startS3Server()
})
afterAll(() => service.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dragoman-cache-'))
  one = storeAt(service.url, 'one')
  other = storeAt(service.url, 'other')
  return () => rm(folder, { recursive: true, force: true })
})

const storeAt = (url: string, cache: string) => s3Store(readS3Url(url)!, join(folder, cache), { pageSize: 2 })

async function keep(store: ObjectStore, content: string | Uint8Array, key: string = randomUUID()): Promise<string> {
  await writeFile(await store.draft(key), content)
  await store.keep({ key, hash: createHash('sha256').update(content).digest('hex') })
  return key
}

const textOf = async (store: ObjectStore, key: string) => (await store.content(key))?.text()

describe('a bucket', () => {
  it('gives every server what one has stored, byte for byte', async () => {
    const bytes = new Uint8Array(3_000_000).map((_, at) => at * 7)
    const key = await keep(one, bytes)
    expect(Buffer.from(await (await other.content(key))!.arrayBuffer()).equals(bytes)).toBe(true)
    expect(await textOf(other, await keep(one, ''))).toBe('')
  })

  it('has no content for a key that is unknown or was removed', async () => {
    expect(await one.content(randomUUID())).toBeNull()
    const key = await keep(one, 'content')
    await one.remove(key)
    expect(await one.content(key)).toBeNull()
    expect(await other.content(key)).toBeNull()
  })

  it('is swept of old objects that are chosen, and of nothing else', async () => {
    const keys = [await keep(one, 'a'), await keep(one, 'b'), await keep(one, 'c'), await keep(one, 'd')]
    await one.writeMark('mark')
    const chosen = keys.slice(1)
    const asked: string[] = []
    const choose = async (old: string[]) => {
      asked.push(...old)
      return old.filter((key) => chosen.includes(key))
    }
    await other.sweep(new Date(Date.now() - 60_000), choose)
    expect(asked).toEqual([])
    await other.sweep(new Date(Date.now() + 60_000), choose)
    expect(asked).toEqual(expect.arrayContaining(keys))
    expect(asked).not.toContain('storage-id')
    expect(await other.readMark()).toBe('mark')
    expect(await textOf(other, keys[0]!)).toBe('a')
    expect(await other.content(keys[3]!)).toBeNull()
  })

  it('keeps a copy of what a server has used lately, and of nothing else', async () => {
    const [used, unused] = [await keep(one, 'a'), await keep(one, 'b')]
    const longAgo = new Date(Date.now() - 60_000)
    for (const key of [used, unused]) await utimes(join(folder, 'one', key), longAgo, longAgo)
    await one.content(used)
    await one.sweep(new Date(Date.now() - 1000), async () => [])
    expect(await readdir(join(folder, 'one'))).toEqual([used])
    expect(await textOf(one, unused)).toBe('b')
  })
})

it('a backup of a bucket is restored into another, and neither leaves copies on the machine', async () => {
  const [from, to] = [await createTestDatabase(), await createTestDatabase()]
  const { id: accountId } = await insertOne(from.database, accounts, { name: 'Acme' })
  const file = { accountId, name: 'a.txt', mediaType: 'text/plain', content: new Blob(['content']) }
  const { key } = await createObjects(one).put(from.database, file)
  await one.release(key)
  const archive = join(folder, 'backup.tar.gz')
  await writeBackup(from.url, one, archive)
  const target = storeAt(service.url.replace('/dragoman', '/restored'), 'target')
  await readBackup(to.url, target, archive)
  expect(await readdir(join(folder, 'one'))).toEqual([])
  expect(await readdir(join(folder, 'target'))).toEqual([])
  expect(await textOf(target, key)).toBe('content')
  await Promise.all([from.close(), to.close()])
})

describe('a service that does not answer as it should', () => {
  it('is asked again where that may help', async () => {
    let refusals = 2
    const proxy = createServer((incoming, outgoing) => {
      if (refusals-- > 0) {
        incoming.resume()
        outgoing.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
        return
      }
      const { method, url, headers } = incoming
      const forwarded = request({ port: service.port, method, path: url, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(outgoing)
      })
      incoming.pipe(forwarded)
    }).listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    const { port } = proxy.address() as AddressInfo
    const flaky = storeAt(service.url.replace(`:${service.port}/`, `:${port}/`), 'flaky')
    const key = await keep(flaky, 'content')
    expect(await textOf(other, key)).toBe('content')
    proxy.closeAllConnections()
    proxy.close()
  })

  it.each([
    ['has no such bucket', (url: string) => url.replace('/translations/', '/nowhere/'), /exist/],
    ['refuses the key', (url: string) => url.replace(':S3RVER@', ':another-secret@'), /403 SignatureDoesNotMatch/],
    ['is away', () => 'http://key:another-secret@127.0.0.1:9/bucket', /ECONNREFUSED|bad port/],
  ])('is named where it %s, without its secret', async (_, change, reason) => {
    const store = storeAt(change(service.url), 'refused')
    const error = await keep(store, 'content').catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(StoreAway)
    expect(String(error)).toMatch(reason)
    expect(String(error)).not.toContain('another-secret')
  })
})

describe('S3_URL', () => {
  it.each([
    ['https://k:s@s3.eu-central-1.amazonaws.com/b', 'https://s3.eu-central-1.amazonaws.com/b', '', 'eu-central-1'],
    [
      'https://k:s@storage.example.com/b/some/where/?region=auto',
      'https://storage.example.com/b/some/where',
      'some/where/',
      'auto',
    ],
    ['http://k:s@127.0.0.1:9000/b', 'http://127.0.0.1:9000/b', '', 'us-east-1'],
  ])('%s names a place', (text, address, prefix, region) => {
    expect(readS3Url(text)).toMatchObject({ address, prefix, region, accessKeyId: 'k', secretAccessKey: 's' })
  })

  it('may hold a secret with any characters', () => {
    expect(readS3Url('https://k:a%2Fb%2Bc@host/b')).toMatchObject({ secretAccessKey: 'a/b+c' })
  })

  it.each([
    'https://s3.example.com/b',
    'https://k@s3.example.com/b',
    'https://k:s@s3.example.com/',
    's3://k:s@b',
    'no',
  ])('%s is refused', (text) => expect(readS3Url(text)).toBeNull())
})
