import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { extract, type Extract } from 'tar-stream'
import { withClient } from '../../kernel/database/client.ts'
import { appliedMigration, latestMigration, migrateDatabase } from '../../kernel/database/migrate.ts'
import { errorCode } from '../../kernel/error-code.ts'
import type { ObjectStore } from '../../kernel/object-stores/object-store.ts'
import { OperatorError } from '../../kernel/operator-error.ts'
import { copyStatement, quoted } from './tables.ts'
import type { BackupManifest } from './write-backup.ts'

type TarEntry = Extract extends AsyncIterable<infer Entry> ? Entry : never

export type RestoreSummary = { tables: number; files: number }

/**
 * Fills the empty database at `url` and the store of files from an archive of `writeBackup`: all of it or
 * nothing. A backup of an earlier version is brought up to this one. Throws OperatorError when the database is not
 * empty, the archive is damaged, or it comes from a later version.
 */
export async function readBackup(url: string, store: ObjectStore, source: string): Promise<RestoreSummary> {
  const summary = await readWhole(url, store, source)
  await migrateDatabase(url)
  return summary
}

async function readWhole(url: string, store: ObjectStore, source: string): Promise<RestoreSummary> {
  const entries = openArchive(source)
  try {
    const manifest = await readManifest(entries, source)
    await prepareSchema(url, manifest)
    return await load(url, store, manifest, entries)
  } catch (error) {
    if (error instanceof OperatorError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorError(`The backup ${source} cannot be restored (${reason}): the database was left empty.`)
  } finally {
    await entries.return(undefined)
  }
}

/** The entries of an archive; each is read to its end, or left alone, before the next one. */
async function* openArchive(source: string): AsyncGenerator<TarEntry> {
  const archive = extract()
  const reading = pipeline(createReadStream(source), createGunzip(), archive)
  // The reader of the archive gets the same error.
  reading.catch(() => undefined)
  for await (const entry of archive) {
    yield entry
    entry.resume()
  }
}

async function readManifest(entries: AsyncGenerator<TarEntry>, source: string): Promise<BackupManifest> {
  const first = await entries.next().catch((error: unknown) => {
    const reason = errorCode(error) === 'ENOENT' ? 'it does not exist' : errorCode(error)
    throw new OperatorError(`The backup ${source} cannot be read (${reason}): check the name and that it is whole.`)
  })
  const manifest: unknown = first.done || first.value.header.name !== 'manifest.json' ? null : await json(first.value)
  if (isManifest(manifest)) return manifest
  throw new OperatorError(`The file ${source} is not a Dragoman backup: check the name.`)
}

function isManifest(value: unknown): value is BackupManifest {
  return (
    typeof value === 'object' &&
    value !== null &&
    'format' in value &&
    value.format === 'dragoman-backup' &&
    'version' in value &&
    value.version === 1
  )
}

async function prepareSchema(url: string, manifest: BackupManifest): Promise<void> {
  if (manifest.migration > latestMigration()) {
    throw new OperatorError('The backup was made by a later version of Dragoman: restore it with that version.')
  }
  const applied = await withClient(url, appliedMigration)
  if (applied !== undefined && applied > manifest.migration) {
    throw new OperatorError(
      'The database was prepared by a later version than the backup: restore into a new DATA_DIR or a new database.',
    )
  }
  await migrateDatabase(url, manifest.migration)
}

async function load(
  url: string,
  store: ObjectStore,
  manifest: BackupManifest,
  entries: AsyncGenerator<TarEntry>,
): Promise<RestoreSummary> {
  const written: string[] = []
  return withClient(url, async (client) => {
    try {
      await client.query('BEGIN')
      await refuseFilled(client)
      const names = manifest.tables.map((table) => `public.${quoted(table.name)}`).join(', ')
      await client.query(`TRUNCATE ${names} CASCADE`)
      const constraints = await dropForeignKeys(client)
      const triggered = await triggeredTables(client)
      for (const table of triggered) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
      await readEntries(client, store, manifest, entries, written)
      for (const table of triggered) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
      for (const { name, last, called } of manifest.sequences) {
        await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [`public.${quoted(name)}`, last, called])
      }
      for (const { table, name, definition } of constraints) {
        await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`)
      }
      await client.query('COMMIT')
    } catch (error) {
      // The connection ends with the transaction open, which undoes it.
      for (const key of written) await store.remove(key)
      throw error
    }
    return { tables: manifest.tables.length, files: written.length }
  })
}

async function refuseFilled(client: Client): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM accounts LIMIT 1')
  if (rowCount === 0) return
  throw new OperatorError(
    'The database is not empty, and a restore replaces nothing: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
  )
}

type ForeignKey = { table: string; name: string; definition: string }

/** Rows come table by table, so references are checked once at the end, when the keys are made again. */
async function dropForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace`)
  for (const { table, name } of rows) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`)
  return rows
}

/** Rows come as they were: what triggers would check or write, such as sums, is among them. */
async function triggeredTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(`
    SELECT DISTINCT tgrelid::regclass::text AS table
    FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
    WHERE NOT tgisinternal AND relnamespace = 'public'::regnamespace`)
  return rows.map(({ table }) => table)
}

async function readEntries(
  client: Client,
  store: ObjectStore,
  manifest: BackupManifest,
  entries: AsyncGenerator<TarEntry>,
  written: string[],
): Promise<void> {
  const tables = new Map(manifest.tables.map((table) => [table.name, table]))
  for (let next = await entries.next(); !next.done; next = await entries.next()) {
    const path = next.value.header.name
    const [kind, name = ''] = path.split('/')
    const content = Readable.from(next.value, { objectMode: false })
    const table = tables.get(name)
    if (kind === 'end') return
    if (kind === 'tables' && table) {
      await pipeline(content, client.query(copyFrom(copyStatement(table, 'FROM STDIN'))))
    } else if (kind === 'files' && /^[\w-]+$/.test(name)) {
      if (await store.content(name)) throw new Error(`the file ${name} is already in ${store.place}`)
      written.push(name)
      await keepFile(store, name, content)
    } else {
      throw new Error(`it has an unknown part ${path}`)
    }
  }
  throw new Error('it is cut off')
}

async function keepFile(store: ObjectStore, key: string, content: Readable): Promise<void> {
  const draft = await store.draft(key)
  const hash = createHash('sha256')
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  try {
    await pipeline(content, measure, createWriteStream(draft, { flush: true }))
    await store.keep({ key, hash: hash.digest('hex') })
    await store.release(key)
  } finally {
    await rm(draft, { force: true })
  }
}
