import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { eq } from 'drizzle-orm'
import type { Database } from './database/connect.ts'
import { files } from './tables.ts'

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

/** Objects in a folder, spread over 256 subfolders. */
export function createObjects(folder: string): Objects {
  const path = (key: string) => join(folder, key.slice(0, 2), key)
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
      const unfinished = `${path(key)}.part`
      await mkdir(dirname(unfinished), { recursive: true })
      try {
        const pieces = content instanceof Blob ? Readable.fromWeb(content.stream()) : Readable.from(content)
        await pipeline(pieces, measure, createWriteStream(unfinished, { flush: true }))
        await rename(unfinished, path(key))
        await syncFolder(dirname(unfinished))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      const stored = { key, name, mediaType, size, hash: hash.digest('hex') }
      await db.insert(files).values({ ...stored, accountId })
      return stored
    },
    content: (key) => openAsBlob(path(key)),
    async find(db, key) {
      const [row] = await db.select().from(files).where(eq(files.key, key))
      return row ?? null
    },
    async remove(db, key) {
      await db.delete(files).where(eq(files.key, key))
      await rm(path(key), { force: true })
    },
  }
}

/** Writes a folder's new names to disk; where folders cannot be opened (Windows), the file system does so itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
