import { afterAll, expect, test } from 'vitest'
import { withClient } from '../../kernel/database/client.ts'
import { connectDatabase } from '../../kernel/database/connect.ts'
import journal from '../../kernel/database/migrations/meta/_journal.json' with { type: 'json' }
import { appliedMigration, latestMigration, migrateDatabase } from '../../kernel/database/migrate.ts'
import { openNotices } from '../../kernel/notices.ts'
import { silent } from '../silent.ts'
import { createTestDatabase } from './testing.ts'

const first = await createTestDatabase()
const second = await createTestDatabase()
afterAll(() => Promise.all([first.close(), second.close()]))

test('a test database is migrated, and migrating it again changes nothing', async () => {
  await migrateDatabase(first.url)
  const client = await first.pool.connect()
  try {
    expect(await appliedMigration(client)).toBe(latestMigration())
  } finally {
    client.release()
  }
})

test('two test databases share no rows', async () => {
  await first.pool.query('CREATE TABLE only_here ()')
  await expect(second.pool.query('SELECT FROM only_here')).rejects.toMatchObject({ code: '42P01' })
})

test('two servers that migrate at once wait for each other', async () => {
  await first.pool.query('CREATE DATABASE migrated_by_two TEMPLATE template0')
  const url = new URL(first.url)
  url.pathname = '/migrated_by_two'
  await Promise.all([migrateDatabase(url.href), migrateDatabase(url.href)])
  expect(await withClient(url.href, appliedMigration)).toBe(latestMigration())
})

test('a database is migrated only while no server of an earlier version runs on it', async () => {
  await first.pool.query('CREATE DATABASE served TEMPLATE template0')
  const url = new URL(first.url)
  url.pathname = '/served'
  await migrateDatabase(url.href, journal.entries[0]!.when)
  const connection = connectDatabase(url.href)
  const notices = await openNotices({ connection, ...silent })
  await expect(migrateDatabase(url.href)).rejects.toThrow('still runs on this database')
  await notices.close()
  await connection.close()
  await migrateDatabase(url.href)
  expect(await withClient(url.href, appliedMigration)).toBe(latestMigration())
})

test('a database migrated by a later version is refused', async () => {
  await second.pool.query(
    "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 99999999999999)",
  )
  await expect(migrateDatabase(second.url)).rejects.toThrow('later version')
})
