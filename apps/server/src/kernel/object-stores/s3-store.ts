import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { SaxesParser } from 'saxes'
import { isDiskFull } from '../database/error-code.ts'
import { type ObjectStore, StoreAway } from './object-store.ts'
import { absent, removeOldFiles } from './old-files.ts'
import { ownFile, ownFolder } from '../own-modes.ts'

/** Where objects are, as `S3_URL` says it. */
export interface S3Place {
  /** Of the bucket, without a slash at the end; its prefix included. */
  address: string
  bucketAddress: string
  /** The beginning of every name; ends with a slash, or is empty. */
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * Reads `https://KEY:SECRET@HOST/BUCKET/PREFIX?region=REGION`; null when it does not look like that. The prefix may be
 * left out, and so may the region where the host tells it.
 */
export function readS3Url(text: string): S3Place | null {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || !url.username || !url.password) return null
  const [bucket, ...folders] = url.pathname.split('/').filter(Boolean)
  if (bucket === undefined) return null
  const bucketAddress = `${url.origin}/${bucket}`
  const known = /^s3[.-]([a-z]{2}(?:-[a-z]+)+-\d)\.amazonaws\.com/.exec(url.hostname)?.[1]
  return {
    address: [bucketAddress, ...folders].join('/'),
    bucketAddress,
    prefix: folders.length > 0 ? `${folders.map(decodeURIComponent).join('/')}/` : '',
    region: url.searchParams.get('region') ?? known ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }
}

const attempts = 3
/** The service answers within this time, in milliseconds, however large the object is. */
const timeout = 10 * 60_000
const keyPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Objects in a bucket of any service that speaks S3. What was stored or read lately is kept in the folder `cache` too:
 * objects never change, and readers want them on disk.
 */
export function s3Store(place: S3Place, cache: string, { pageSize = 1000 } = {}): ObjectStore {
  const { address, accessKeyId, secretAccessKey, region } = place
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const addressOf = (name: string) => `${address}/${name}`
  const cached = (key: string) => join(cache, key)
  const draftPath = (key: string) => `${cached(key)}.part`
  const mark = addressOf('storage-id')

  /** Sends a request until the service answers it with something that another attempt would not change. */
  const send = async (url: string, request: () => Promise<RequestInit> | RequestInit = () => ({})) => {
    let failure = ''
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      if (attempt > 1) await pause(100 * 2 ** attempt)
      try {
        const response = await client.fetch(url, { ...(await request()), signal: AbortSignal.timeout(timeout) })
        if (response.ok || response.status === 404) return response
        const text = await response.text()
        failure = `${response.status} ${/<Code>(\w+)/.exec(text)?.[1] ?? ''}`.trim()
        if (response.status < 500 && response.status !== 429) break
      } catch (error) {
        failure = reasonOf(error)
      }
    }
    throw new StoreAway(`${address} doesn't answer as it should: ${failure}`)
  }
  const read = async (url: string) => {
    const response = await send(url)
    if (response.status !== 404) return response
    await response.body?.cancel()
    return null
  }

  return {
    place: address,
    async draft(key) {
      await mkdir(cache, { recursive: true, mode: ownFolder })
      return draftPath(key)
    },
    async keep({ key, hash }) {
      const stored = await send(addressOf(key), async () => ({
        method: 'PUT',
        // With its hash the service checks that every byte has come.
        headers: { 'X-Amz-Content-Sha256': hash },
        body: await openAsBlob(draftPath(key)),
      }))
      if (!stored.ok) throw new StoreAway(`${address} doesn't exist`)
      await rename(draftPath(key), cached(key))
    },
    async content(key) {
      if (!(await stat(cached(key)).catch(absent))) {
        const response = await read(addressOf(key))
        if (!response?.body) return null
        await mkdir(cache, { recursive: true, mode: ownFolder })
        const draft = `${cached(key)}.${process.pid}.${performance.now()}.part`
        try {
          await pipeline(Readable.fromWeb(response.body), createWriteStream(draft, { mode: ownFile }))
          await rename(draft, cached(key))
        } catch (error) {
          await rm(draft, { force: true })
          throw isDiskFull(error) ? error : new StoreAway(`${address} has broken off: ${reasonOf(error)}`)
        }
      }
      const now = new Date()
      await utimes(cached(key), now, now)
      return openAsBlob(cached(key))
    },
    async remove(key) {
      await rm(cached(key), { force: true })
      await send(addressOf(key), () => ({ method: 'DELETE' }))
    },
    release: (key) => rm(cached(key), { force: true }),
    async sweep(before, choose) {
      await removeOldFiles(cache, before)
      // The first version of this request: unlike the second one, every service knows it.
      for (let marker: string | undefined = ''; marker !== undefined;) {
        const query = new URLSearchParams({ prefix: place.prefix, 'max-keys': String(pageSize), marker })
        const response = await read(`${place.bucketAddress}?${query}`)
        const { objects, isLast } = readList((await response?.text()) ?? '')
        const old = objects
          .filter(({ storedAt }) => storedAt < before)
          .map(({ name }) => name.slice(place.prefix.length))
          .filter((name) => keyPattern.test(name))
        for (const key of old.length > 0 ? await choose(old) : []) {
          await send(addressOf(key), () => ({ method: 'DELETE' }))
        }
        marker = isLast ? undefined : objects.at(-1)?.name
      }
    },
    async readMark() {
      return (await (await read(mark))?.text())?.trim() || null
    },
    async writeMark(id) {
      const { ok } = await send(mark, () => ({ method: 'PUT', body: `${id}\n` }))
      if (!ok) throw new StoreAway(`${address} doesn't exist`)
    },
  }
}

/** The reason why a request failed: `fetch` itself says only that it did. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

/** A page of the objects in a bucket. */
function readList(xml: string): { objects: { name: string; storedAt: Date }[]; isLast: boolean } {
  const objects: { name: string; storedAt: Date }[] = []
  let isLast = true
  let text = ''
  let name = ''
  const parser = new SaxesParser()
  parser.on('opentag', () => (text = ''))
  parser.on('text', (piece) => (text += piece))
  parser.on('closetag', ({ name: tag }) => {
    if (tag === 'Key') name = text
    if (tag === 'LastModified') objects.push({ name, storedAt: new Date(text) })
    if (tag === 'IsTruncated') isLast = text !== 'true'
    text = ''
  })
  if (xml !== '') parser.write(xml).close()
  return { objects, isLast }
}
