import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { eq, getTableName, isNotNull, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database/testing.ts'
import { silent } from '../testing/silent.ts'
import { until } from '../testing/until.ts'
import { bankAccounts } from '../features/finance/tables.ts'
import { rotateKey } from '../commands/rotate-key.ts'
import { sealedTexts } from '../features.ts'
import * as schema from '../schema.ts'
import type { Database } from './database/connect.ts'
import { reEncrypt } from './database/re-encrypt.ts'
import { holdsSealed, sealedColumns } from './database/sealed-columns.ts'
import { decrypted, encrypted, type Encrypted, type SecretKey } from './encrypted.ts'
import { insertOne } from './database/one-row.ts'
import { joinInstallation } from './installation.ts'
import { openNotices, type Notices } from './notices.ts'
import { folderStore } from './object-stores/folder-store.ts'
import { createObjects } from './objects.ts'
import { accounts, installation, jobs } from './tables.ts'

let database: TestDatabase
let home: string
let running: Notices[]

beforeEach(async () => {
  database = await createTestDatabase()
  home = await mkdtemp(join(tmpdir(), 'dragoman-installation-'))
  running = []
  return async () => {
    await database.close()
    await rm(home, { recursive: true, force: true })
  }
})
afterEach(() => Promise.all(running.map((notices) => notices.close())))

const storeIn = (folder: string) => folderStore(join(home, folder))

/** Starts as a server does, with these files and this key. */
async function start(
  folder: string,
  secretKey: SecretKey = 'a secret key',
  more: { isFormerKeyLost?: boolean } = {},
): Promise<Notices> {
  const notices = await openNotices({ connection: database, ...silent, secretKey })
  running.push(notices)
  const columns = sealedColumns(schema)
  const holds = (db: Database, forms?: readonly string[]) => holdsSealed(db, columns, forms)
  await joinInstallation(database.database, storeIn(folder), { secretKey, holdsSealed: holds, ...more })
  return notices
}

async function storeFile(folder: string): Promise<void> {
  const { id: accountId } = await insertOne(database.database, accounts, { name: 'Acme' })
  const file = { accountId, name: 'a.txt', mediaType: 'text/plain', content: new Blob(['a']) }
  await createObjects(storeIn(folder)).put(database.database, file)
}

/** Some bank accounts whose number is encrypted with a key. */
async function storeNumbers(secretKey: string, count = 1): Promise<void> {
  const { id: accountId } = await insertOne(database.database, accounts, { name: 'Acme' })
  const number = encrypted('DE89370400440532013000', secretKey, 'bank-account')
  const row = { accountId, holder: 'Acme', format: 'IBAN' as const, number, last4: '3000', currency: 'EUR' }
  await database.database.insert(bankAccounts).values(Array.from({ length: count }, () => row))
}

describe('servers on one database', () => {
  it('share a folder of files, also where they start at once', async () => {
    await Promise.all([start('files'), start('files'), start('files')])
    const [row] = await database.database.select().from(installation)
    expect((await readFile(join(home, 'files/storage-id'), 'utf8')).trim()).toBe(row?.storageId)
  })

  it('are refused with another folder, whatever is in it', async () => {
    await start('files')
    await expect(start('others')).rejects.toThrow(`${join(home, 'others')} has no storage-id`)
    await storeIn('others').writeMark('another')
    await expect(start('others')).rejects.toThrow('belongs to another database')
    const [row] = await database.database.select().from(installation)
    await writeFile(join(home, 'others/storage-id'), `${row?.storageId}\n`)
    await start('others')
  })

  it('are refused with another secret key while one runs, which may be changed when none does', async () => {
    const first = await start('files')
    await expect(start('files', 'another key')).rejects.toThrow('has a different secret key')
    for (const notices of running.splice(0)) await notices.close()
    expect(first.isListening()).toBe(false)
    await start('files', 'another key')
    await expect(start('files')).rejects.toThrow('has a different secret key')
  })

  it('are refused with another secret key while the former one has encrypted anything, unless that key is lost', async () => {
    await storeNumbers('a secret key')
    // As a backup that was restored: no server has been there yet.
    await expect(start('files', 'another key')).rejects.toThrow('set SECRET_KEY to the former key')
    await start('files')
    for (const notices of running.splice(0)) await notices.close()
    await expect(start('files', 'another key')).rejects.toThrow('set SECRET_KEY to the former key')
    for (const notices of running.splice(0)) await notices.close()
    await start('files')
    for (const notices of running.splice(0)) await notices.close()
    await start('files', 'another key', { isFormerKeyLost: true })
    for (const notices of running.splice(0)) await notices.close()
    await start('files', 'another key')
  })

  it('change to another key one by one, and need the former one until everything is re-encrypted', async () => {
    const [former, next] = ['the former key', 'the next key'] as const
    await start('files', former)
    await expect(start('files', [next, former])).rejects.toThrow('first start each server with the new key')
    for (const notices of running.splice(0)) await notices.close()
    const first = await start('files', [former, next])
    const { id: accountId } = await insertOne(database.database, accounts, { name: 'Acme' })
    const store = (number: string, text: Encrypted) =>
      insertOne(database.database, bankAccounts, {
        accountId,
        holder: 'Acme',
        format: 'IBAN',
        number: text,
        last4: number.slice(-4),
        currency: 'EUR',
      })
    const { id } = await store('DE89370400440532013000', encrypted('DE89370400440532013000', former, 'bank-account'))
    await store('lost', encrypted('lost', 'a key that is lost', 'bank-account'))
    await expect(rotateKey(database.database, [next, former])).rejects.toThrow('first start them with the new one')
    await start('files', [next, former])
    await first.close()
    await expect(rotateKey(database.database, next)).rejects.toThrow('The former secret key is missing')
    for (const notices of running.splice(0)) await notices.close()
    await expect(start('files', next)).rejects.toThrow('rotate-key')
    for (const notices of running.splice(0)) await notices.close()
    await start('files', [next, former])
    expect(await rotateKey(database.database, [next, former])).toEqual([
      'bank_accounts.number: 1 re-encrypted, 1 left as they are because no key opens them',
      'Everything that can be read is encrypted with SECRET_KEY. Start the servers without SECRET_KEY_ALSO from now on.',
    ])
    await start('files', next)
    const [account] = await database.database.select().from(bankAccounts).where(eq(bankAccounts.id, id))
    expect(decrypted(account!.number, next, 'bank-account')).toBe('DE89370400440532013000')
    expect(await rotateKey(database.database, next)).toHaveLength(2)
  })

  it('re-encrypt also what is written to in the meantime, which moves it', async () => {
    const [former, next] = ['the former key', 'the next key'] as const
    const db = database.database
    await storeNumbers(former, 502)
    // The last one of those that are locked together goes behind all others.
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from bank_accounts order by ctid offset 499 limit 1`,
    )
    let rotation
    await db.transaction(async (transaction) => {
      await transaction.update(bankAccounts).set({ holder: 'Other' }).where(eq(bankAccounts.id, rows[0]!.id))
      rotation = reEncrypt(db, [next, former], sealedTexts)
      const waiting = sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await until(async () => (await db.execute(waiting)).rowCount === 1)
    })
    expect(await rotation).toContainEqual({ name: 'bank_accounts.number', done: 502, unreadable: 0 })
    const texts = await db.select({ number: bankAccounts.number }).from(bankAccounts)
    expect(new Set(texts.map((one) => decrypted(one.number, next, 'bank-account')))).toEqual(
      new Set(['DE89370400440532013000']),
    )
  })

  it('need the key that still opens what the servers wrote, where only the one before it is lost', async () => {
    await start('files', 'the lost key')
    await storeNumbers('the second key')
    for (const notices of running.splice(0)) await notices.close()
    await start('files', ['the second key', 'the lost key'])
    for (const notices of running.splice(0)) await notices.close()
    await start('files', ['the third key', 'the second key'], { isFormerKeyLost: true })
    for (const notices of running.splice(0)) await notices.close()
    await expect(start('files', 'the third key')).rejects.toThrow('rotate-key')
  })

  it('re-encrypt every column that holds encrypted texts', () => {
    const names = sealedColumns(schema).map((column) => `${getTableName(column.table)}.${column.name}`)
    expect(names.length).toBeGreaterThan(10)
    const declared = sealedTexts.map(({ column }) => `${getTableName(column.table)}.${column.name}`)
    expect(declared.toSorted()).toEqual([...names, 'mails.content', 'repeatable_writes.answer'].toSorted())
  })

  it('re-encrypt for the very purposes that each feature encrypts for', async () => {
    const features = join(import.meta.dirname, '../features')
    const paths = (await readdir(features, { recursive: true })).filter((path) => /(?<!\.test)\.ts$/.test(path))
    const used = new Set<string>()
    const declared = new Set<string>()
    for (const path of paths) {
      const [feature = ''] = path.split(sep)
      const source = await readFile(join(features, path), 'utf8')
      for (const [, purpose] of source.matchAll(/\bencrypted\(.*[sS]ecretKey, (\w+)/g))
        used.add(`${feature} ${purpose}`)
      if (path.endsWith(`${sep}feature.ts`))
        for (const [, purpose] of source.matchAll(/\bpurpose: (\w+)/g)) declared.add(`${feature} ${purpose}`)
    }
    // Cookies of an agreement are kept by the browser alone.
    const kept = [...used].filter((one) => !one.endsWith(' purpose'))
    expect(kept.toSorted()).toEqual([...declared].toSorted())
    expect(kept.length).toBeGreaterThan(8)
  })
})

describe('a job that a killed server has left', () => {
  it('is free at once where no other server runs, and else when its lease ends', async () => {
    await storeFile('files')
    const [account] = await database.database.select().from(accounts)
    const held = { type: 'TEST', params: {}, holder: crypto.randomUUID(), heldUntil: new Date(Date.now() + 60_000) }
    const leave = () => database.database.insert(jobs).values({ ...held, accountId: account!.id })
    const isHeld = async () => (await database.database.$count(jobs, isNotNull(jobs.heldUntil))) > 0
    await leave()
    await start('files')
    expect(await isHeld()).toBe(false)
    await leave()
    await start('files')
    expect(await isHeld()).toBe(true)
  })
})

describe('a database that was never asked about its files', () => {
  it('takes the folder that has them', async () => {
    await storeFile('files')
    await start('files')
    const [row] = await database.database.select().from(installation)
    expect(await storeIn('files').readMark()).toBe(row?.storageId)
  })

  it('refuses a folder that does not have them', async () => {
    await storeFile('files')
    await expect(start('others')).rejects.toThrow(
      `lists 1 stored files, and the newest are not in ${join(home, 'others')}`,
    )
  })

  it('refuses the folder of another database, whose files it would remove', async () => {
    await storeIn('files').writeMark('another')
    await expect(start('files')).rejects.toThrow('belong to another database')
  })

  it('keeps what a folder that has its files is marked with', async () => {
    const mark = crypto.randomUUID()
    await storeFile('files')
    await storeIn('files').writeMark(mark)
    await start('files')
    expect(await database.database.select().from(installation)).toMatchObject([{ storageId: mark }])
  })
})
