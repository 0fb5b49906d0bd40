import { createWriteStream } from 'node:fs'
import { link, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { pack, type Pack } from 'tar-stream'
import { withClient } from '../../kernel/database/client.ts'
import { appliedMigration } from '../../kernel/database/migrate.ts'
import { errorCode } from '../../kernel/error-code.ts'
import type { ObjectStore } from '../../kernel/object-stores/object-store.ts'
import { OperatorError } from '../../kernel/operator-error.ts'
import { copyStatement, listSequences, listTables, type BackupSequence, type BackupTable } from './tables.ts'

/** The first entry of an archive. */
export type BackupManifest = {
  format: 'dragoman-backup'
  version: 1
  /** The schema's version (`appliedMigration`). */
  migration: number
  tables: BackupTable[]
  sequences: BackupSequence[]
}

export type BackupSummary = { tables: number; files: number; bytes: number }

const chunkSize = 4 * 1024 * 1024

/**
 * Writes everything that the database at `url` holds at one moment, and the stored files of that moment, to the new
 * file `target`: a gzipped tar of `manifest.json`, `tables/NAME/NUMBER`, `files/KEY` and, when it is whole, `end`.
 * People may go on working meanwhile. Throws OperatorError when `target` exists or something is missing.
 */
export async function writeBackup(url: string, store: ObjectStore, target: string): Promise<BackupSummary> {
  const partial = `${target}.${process.pid}.part`
  const summary = { tables: 0, files: 0, bytes: 0 }
  try {
    await refuseExisting(target)
    await withClient(url, async (client) => {
      const archive = pack()
      const file = createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true })
      // A failure on either side ends the other: the pipeline rejects with the first cause.
      const filled = fill(archive, client, store, summary).catch((error: Error) => archive.destroy(error))
      try {
        await pipeline(archive, createGzip(), file)
      } finally {
        await filled
      }
    })
    summary.bytes = (await stat(partial)).size
    // Unlike a rename this never replaces a file that has come up in the meantime.
    await link(partial, target)
  } catch (error) {
    if (error instanceof OperatorError) throw error
    throw new OperatorError(`The backup ${target} can't be written (${errorCode(error)}): nothing was left behind.`)
  } finally {
    await rm(partial, { force: true })
  }
  return summary
}

async function refuseExisting(target: string): Promise<void> {
  const exists = await stat(target).then(
    () => true,
    () => false,
  )
  if (exists) throw new OperatorError(`The file ${target} already exists: choose another name.`)
}

async function fill(archive: Pack, client: Client, store: ObjectStore, summary: BackupSummary): Promise<void> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const migration = await appliedMigration(client)
  if (migration === undefined) throw new OperatorError('The database is empty: there is nothing to back up.')
  const tables = await listTables(client)
  const sequences = await listSequences(client)
  const manifest: BackupManifest = { format: 'dragoman-backup', version: 1, migration, tables, sequences }
  await append(archive, 'manifest.json', Buffer.from(JSON.stringify(manifest, null, 2)))
  for (const table of tables) {
    await appendTable(archive, client, table)
    summary.tables += 1
  }
  const { rows } = await client.query<{ key: string; name: string }>('SELECT key, name FROM files ORDER BY key')
  for (const { key, name } of rows) {
    await appendFile(archive, store, key, name)
    summary.files += 1
  }
  await append(archive, 'end', Buffer.alloc(0))
  archive.finalize()
}

/** A tar entry needs its size first, and a table's is not known: it is cut into pieces of whole rows. */
async function appendTable(archive: Pack, client: Client, table: BackupTable): Promise<void> {
  const endOfRow = 0x0a
  let pieces: Buffer[] = []
  let size = 0
  let number = 0
  const rows: AsyncIterable<Buffer> = client.query(copyTo(copyStatement(table, 'TO STDOUT')))
  for await (const piece of rows) {
    const cut = size + piece.length < chunkSize ? 0 : piece.lastIndexOf(endOfRow) + 1
    if (cut > 0) {
      number += 1
      await append(archive, `tables/${table.name}/${number}`, Buffer.concat([...pieces, piece.subarray(0, cut)]))
      pieces = []
      size = 0
    }
    pieces.push(piece.subarray(cut))
    size += piece.length - cut
  }
  if (size > 0) await append(archive, `tables/${table.name}/${number + 1}`, Buffer.concat(pieces))
}

async function appendFile(archive: Pack, store: ObjectStore, key: string, name: string): Promise<void> {
  const content = await store.content(key)
  if (!content) {
    throw new OperatorError(
      `The stored file "${name}" (${key}) is missing in ${store.place}: if it was deleted during the backup, run the backup again.`,
    )
  }
  const entry = archive.entry({ name: `files/${key}`, size: content.size, mode: 0o600 })
  await pipeline(Readable.fromWeb(content.stream()), entry)
  await store.release(key)
}

/** Waits until there is room for it on the way to the file. */
async function append(archive: Pack, name: string, content: Buffer): Promise<void> {
  await pipeline(Readable.from([content]), archive.entry({ name, size: content.length, mode: 0o600 }))
}
