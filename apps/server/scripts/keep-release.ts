/**
 * Keeps what every later version has to open: a data folder and a backup with the demo data and an interrupted job, and
 * the hashes of the migrations that led there, which must never change. All in `releases/<last migration>`.
 */
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { constants, zstdCompressSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { writeBackup } from '../src/commands/backup/write-backup.ts'
import { withClient } from '../src/kernel/database/client.ts'
import { startCluster } from '../src/kernel/database/cluster.ts'
import { freePort } from '../src/kernel/free-port.ts'
import { folderStore } from '../src/kernel/object-stores/folder-store.ts'
import { startServer } from '../src/testing/server-process.ts'

const folder = mkdtempSync(resolve(tmpdir(), 'dragoman-release-'))
chmodSync(folder, 0o711)
const dataDirectory = resolve(folder, 'data')
const migrationsFolder = resolve(import.meta.dirname, '../src/kernel/database/migrations')
const journal: { entries: { tag: string }[] } = JSON.parse(
  readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
)
const tags = journal.entries.map(({ tag }) => tag)
const target = resolve(import.meta.dirname, '../releases', tags.at(-1) ?? 'none')
mkdirSync(target, { recursive: true })
const hashes = readMigrationFiles({ migrationsFolder }).map(({ hash }, at) => [tags[at], hash])
writeFileSync(join(target, 'migrations.json'), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`)

try {
  const server = await startServer({ DATA_DIR: dataDirectory, PORT: String(await freePort()), DEMO: 'small' })
  server.kill('SIGTERM')
  await once(server, 'exit')
  const cluster = await startCluster(join(dataDirectory, 'postgres'))
  const url = cluster.url('dragoman')
  let log = { name: '', size: 0 }
  try {
    await withClient(url, async (client) => {
      await client.query(`update jobs set status = 'STARTED', attempt = 1, report = null, ended_at = null
        where id = (select id from jobs where type = 'FILE_INGESTION' order by created_at limit 1)`)
      // Small: without dead rows, and with one file of the write-ahead log.
      await client.query('vacuum full')
      await client.query('select pg_switch_wal()')
      await client.query('checkpoint')
    })
    rmSync(join(target, 'backup.tar.gz'), { force: true })
    await writeBackup(url, folderStore(join(dataDirectory, 'files')), join(target, 'backup.tar.gz'))
    await withClient(url, async (client) => {
      const { rows } = await client.query<typeof log>(
        'select file_name as name, file_offset as size from pg_walfile_name_offset(pg_current_wal_insert_lsn())',
      )
      if (rows[0]) log = rows[0]
    })
  } finally {
    await cluster.stop()
  }
  const isKept = (path: string) =>
    !/^(postgres\/(runtime|postgres\.log)|server\.|mail)/.test(path) &&
    (!/pg_wal\/[0-9A-F]{24}$/.test(path) || path.endsWith(log.name))
  const archive = pack()
  const written = buffer(archive)
  for (const entry of await readdir(dataDirectory, { recursive: true })) {
    const path = join(dataDirectory, entry)
    const name = relative(dataDirectory, path)
    if (!isKept(name)) continue
    const found = await stat(path)
    const header = { name, mode: found.mode, mtime: new Date(0) }
    if (found.isDirectory()) {
      archive.entry({ ...header, type: 'directory' })
      continue
    }
    const content = await readFile(path)
    // The rest is from an earlier use of the file; the last entry is written when the cluster stops.
    if (name.endsWith(log.name)) content.fill(0, log.size + 256 * 1024)
    archive.entry(header, content)
  }
  archive.finalize()
  const compressed = zstdCompressSync(await written, {
    params: {
      [constants.ZSTD_c_compressionLevel]: 19,
      // The catalogs of the cluster's databases are the same, some megabytes apart.
      [constants.ZSTD_c_enableLongDistanceMatching]: 1,
      [constants.ZSTD_c_windowLog]: 27,
    },
  })
  await writeFile(join(target, 'data.tar.zst'), compressed)
  console.log(`${target}: ${(compressed.length / 1024 / 1024).toFixed(1)} MB`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
