import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, resolve } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/database/testing.ts'
import { accounts, files, users } from '../../kernel/tables.ts'
import { folderStore } from '../../kernel/object-stores/folder-store.ts'
import { readBackup } from './read-backup.ts'
import { writeBackup } from './write-backup.ts'

const folder = mkdtempSync(resolve(tmpdir(), 'dragoman-backup-'))
const backup = resolve(folder, 'one.backup')
const filesDirectory = resolve(folder, 'files')
const original = await createTestDatabase()
const target = await createTestDatabase()
const key = randomUUID()
// Larger than a piece of the archive, with what COPY has to escape.
const longName = 'tab\t, line\n, backslash \\N, ⟦1⟧, 漢字 '.repeat(200_000)

afterAll(async () => {
  await Promise.all([original.close(), target.close()])
  rmSync(folder, { recursive: true })
})

beforeAll(async () => {
  const [account] = await original.database.insert(accounts).values({ name: longName }).returning()
  if (!account) throw new Error('no account')
  await original.database.insert(users).values([
    { accountId: account.id, email: 'a@example.com', name: 'A', roles: ['ADMIN'], tags: ['x', 'y "z"'] },
    { accountId: account.id, email: 'b@example.com', name: 'B', passwordHash: null },
  ])
  // Rows that triggers check or follow are restored as they were.
  await original.pool
    .query(`insert into payables (account_id, name, vendor_id, currency, start_day, end_day, due_day, net,
      tax, withheld, total, base_currency, status)
    select account_id, 'P-1', id, 'EUR', '2026-01-01', '2026-01-31', '2026-02-28', 0, 0, 0, 0, 'EUR', 'PENDING'
    from users where email = 'a@example.com'`)
  const file = { key, accountId: account.id, name: 'a.po', mediaType: 'text/x-po', size: 1000, hash: '00' }
  await original.database.insert(files).values(file)
  const path = storedFile(filesDirectory)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, Buffer.alloc(1000, 7))
  await writeBackup(original.url, folderStore(filesDirectory), backup)
})

function storedFile(directory: string): string {
  return resolve(directory, key.slice(0, 2), key)
}

async function everything(database: typeof original) {
  return {
    accounts: await database.database.select().from(accounts),
    users: await database.database.select().from(users).orderBy(users.email),
    files: await database.database.select().from(files),
    payables: (await database.pool.query('select * from payables')).rows,
  }
}

test('an existing file is never overwritten', async () => {
  const before = readFileSync(backup)
  await expect(writeBackup(original.url, folderStore(filesDirectory), backup)).rejects.toThrow('already exists')
  expect(readFileSync(backup).equals(before)).toBe(true)
})

test('a stored file that is missing fails the backup, and nothing is left behind', async () => {
  const before = readdirSync(folder)
  const wanted = resolve(folder, 'two.backup')
  await expect(writeBackup(original.url, folderStore(resolve(folder, 'elsewhere')), wanted)).rejects.toThrow('"a.po"')
  expect(readdirSync(folder)).toEqual(before)
})

test.for([
  ['cut off', (path: string) => truncateSync(path, Math.floor(readFileSync(path).length / 2))],
  [
    'without its end',
    (path: string) => writeFileSync(path, gzipSync(gunzipSync(readFileSync(path)).subarray(0, -1536))),
  ],
  ['damaged inside', (path: string) => writeFileSync(path, gzipSync(damaged(gunzipSync(readFileSync(path)))))],
] as const)('a backup that is %s leaves the database and the folder empty', async ([what, damage]) => {
  const path = resolve(folder, `${what}.backup`)
  const into = resolve(folder, `${what} files`)
  writeFileSync(path, readFileSync(backup))
  damage(path)
  await expect(readBackup(target.url, folderStore(into), path)).rejects.toThrow('cannot be restored')
  expect(await everything(target)).toEqual({ accounts: [], users: [], files: [], payables: [] })
  expect(() => readFileSync(storedFile(into))).toThrow('ENOENT')
})

/** A user without an account: the reference is broken. */
function damaged(archive: Buffer): Buffer {
  const at = archive.indexOf('a@example.com') - 37
  const another = archive.subarray(at, at + 1).toString() === '0' ? '1' : '0'
  return Buffer.concat([archive.subarray(0, at), Buffer.from(another), archive.subarray(at + 1)])
}

test('a file that is not a backup is refused', async () => {
  await expect(readBackup(target.url, folderStore(filesDirectory), resolve(folder, 'nothing'))).rejects.toThrow(
    'it does not exist',
  )
  const path = resolve(folder, 'other')
  writeFileSync(path, gzipSync(Buffer.alloc(1024)))
  await expect(readBackup(target.url, folderStore(filesDirectory), path)).rejects.toThrow('is not a Dragoman backup')
})

test('a restore brings back every row, file and counter, and only into an empty database', async () => {
  const into = resolve(folder, 'restored files')
  await readBackup(target.url, folderStore(into), backup)
  expect(await everything(target)).toEqual(await everything(original))
  expect(readFileSync(storedFile(into)).equals(Buffer.alloc(1000, 7))).toBe(true)
  const inserted = await target.database.insert(accounts).values({ name: 'next' }).returning()
  expect(inserted[0]?.number).toBe(2)
  const orphan = { accountId: randomUUID(), email: 'c@example.com', name: 'C' }
  await expect(target.database.insert(users).values(orphan)).rejects.toMatchObject({ cause: { code: '23503' } })
  await expect(target.pool.query('delete from payables')).rejects.toMatchObject({ code: '23001' })

  await expect(readBackup(target.url, folderStore(into), backup)).rejects.toThrow('is not empty')
  expect(readFileSync(storedFile(into)).length).toBe(1000)
})

test('a backup of a later version is refused', async () => {
  await original.pool.query(
    "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 99999999999999)",
  )
  const later = resolve(folder, 'later.backup')
  await writeBackup(original.url, folderStore(filesDirectory), later)
  await expect(readBackup(target.url, folderStore(filesDirectory), later)).rejects.toThrow('later version')
})
