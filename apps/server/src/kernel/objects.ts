import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { eq } from 'drizzle-orm'
import type { Database } from './database/connect.ts'
import type { ObjectStore } from './object-stores/object-store.ts'
import { files } from './tables.ts'
import { ownFile } from './own-modes.ts'

export interface StoredFile {
  key: string
  name: string
  mediaType: string
  /** Bytes. */
  size: number
  /** SHA-256, in hex. */
  hash: string
}

/** Where files are kept: uploads, built translations, exports. */
export interface Objects {
  /** Keeps a file for good once the transaction commits; content is written and synced first, piece by piece. */
  put(
    db: Database,
    file: { accountId: string; name: string; mediaType: string; content: Blob | AsyncIterable<Uint8Array> },
  ): Promise<StoredFile>
  /** The content, read from disk as it is used. Throws when the key is unknown. */
  content(key: string): Promise<Blob>
  find(db: Database, key: string): Promise<StoredFile | null>
  remove(db: Database, key: string): Promise<void>
}

/** Files in a store, which the table `files` lists. */
export function createObjects(store: ObjectStore): Objects {
  return {
    async put(db, { accountId, name, mediaType, content }) {
      const key = randomUUID()
      const hash = createHash('sha256')
      let size = 0
      const measure = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          hash.update(chunk)
          size += chunk.length
          done(null, chunk)
        },
      })
      const draft = await store.draft(key)
      const stored = { key, name, mediaType, size, hash: '' }
      try {
        const pieces = content instanceof Blob ? Readable.fromWeb(content.stream()) : Readable.from(content)
        await pipeline(pieces, measure, createWriteStream(draft, { flush: true, mode: ownFile }))
        Object.assign(stored, { size, hash: hash.digest('hex') })
        await store.keep(stored)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      await db.insert(files).values({ ...stored, accountId })
      return stored
    },
    async content(key) {
      const content = await store.content(key)
      if (!content) throw new Error(`the file ${key} is missing in ${store.place}`)
      return content
    },
    async find(db, key) {
      const [row] = await db.select().from(files).where(eq(files.key, key))
      return row ?? null
    },
    async remove(db, key) {
      await db.delete(files).where(eq(files.key, key))
      await store.remove(key)
    },
  }
}
