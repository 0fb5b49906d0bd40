import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, inArray, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { features } from './features.ts'
import { taskFiles } from './features/tasks/tables.ts'
import { insertOne } from './kernel/database/one-row.ts'
import { referenceFiles } from './features/work/file-tables.ts'
import { importFiles, imports } from './features/imports/tables.ts'
import { uploads } from './features/intake/uploads/tables.ts'
import { workUnits } from './features/work/work-unit-tables.ts'
import { loginAttempts } from './features/sign-in/tables.ts'
import { sessions } from './identity/tables.ts'
import { files, jobs, repeatableWrites } from './kernel/tables.ts'
import { folderStore } from './kernel/object-stores/folder-store.ts'
import { createObjects } from './kernel/objects.ts'
import { invoiceFiles } from './features/receivables/tables.ts'
import { storedFileColumns } from './kernel/stored-files.ts'
import * as schema from './schema.ts'
import { claimTidying } from './kernel/installation.ts'
import { tidy, tidyIncoming } from './housekeeping.ts'
import { seedInvoice } from './testing/seed-invoice.ts'
import { payableDocuments } from './features/payables/tables.ts'
import { seedPayable } from './testing/seed-payable.ts'
import { seedPayout } from './testing/seed-payout.ts'
import { createTestApp } from './testing/test-app.ts'
import type { TestApp } from './testing/test-app.ts'
import { seedWork } from './testing/work.ts'

let test: TestApp
let accountId: string
let folder: string

const now = new Date('2030-01-10T12:00:00Z')
const longAgo = new Date('2030-01-08T12:00:00Z')
const justNow = new Date('2030-01-10T11:00:00Z')

beforeAll(async () => {
  test = await createTestApp()
  accountId = test.people.place.accountId
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dragoman-test-'))
  return () => rm(folder, { recursive: true, force: true })
})
afterAll(() => test.close())

const run = async () => {
  await tidyIncoming(join(folder, 'incoming'), now)
  await tidy({ db: test.db, store: folderStore(folder), features, now })
}

async function put(createdAt: Date): Promise<string> {
  const { db } = test
  const content = new Blob(['content'])
  const { key } = await createObjects(folderStore(folder)).put(db, {
    accountId,
    name: 'a',
    mediaType: 'text/plain',
    content,
  })
  await db.update(files).set({ createdAt }).where(eq(files.key, key))
  await utimes(join(folder, key.slice(0, 2), key), createdAt, createdAt)
  return key
}

const kept = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

it('housekeeping removes unreferenced files once they are a day old', async () => {
  const [result, built, unused, young] = [
    await put(longAgo),
    await put(longAgo),
    await put(longAgo),
    await put(justNow),
  ]
  await test.db.insert(jobs).values({ accountId, type: 'TEST', params: {}, resultFileKey: result })
  const { workUnitId } = await seedWork(test.db, test.people)
  await test.db.update(workUnits).set({ translatedFileKey: built }).where(eq(workUnits.id, workUnitId))
  await run()
  expect((await kept()).toSorted()).toEqual([result, built, young].toSorted())
  const rows = await test.db.select({ key: files.key }).from(files)
  expect(rows.map(({ key }) => key)).toContain(young)
  expect(rows.map(({ key }) => key)).not.toContain(unused)
})

it('housekeeping forgets the answers to repeatable writes after a day', async () => {
  const { id: userId } = test.people.manager
  const row = (key: string, createdAt: Date) => ({ userId, key, request: 'r', createdAt })
  await test.db.insert(repeatableWrites).values([row('old', longAgo), row('new', justNow)])
  await run()
  expect((await test.db.select().from(repeatableWrites)).map(({ key }) => key)).toEqual(['new'])
})

it('housekeeping keeps files that any column refers to', async () => {
  const { db, people } = test
  const { projectId, taskIds } = await seedWork(db, people)
  const creatorId = people.manager.id
  const file = { name: 'r', fileKey: '', size: 1, hash: '', creatorId }
  await db.insert(referenceFiles).values({ projectId, ...file })
  await db.insert(taskFiles).values({ taskId: taskIds[0] ?? '', ...file })
  await db.insert(jobs).values({ accountId, type: 'TEST', params: {} })
  await db.insert(uploads).values({ userId: creatorId, name: 'u', fileKey: '', createdAt: justNow })
  const { payable: payableId } = await seedPayable(db, { accountId, vendorId: people.linguistA.id })
  await db.insert(payableDocuments).values({ payableId, accountId, fileKey: '', name: 'd.pdf', size: 1, sha256: '' })
  const { invoice } = await seedInvoice(db, { ...people.place, createdBy: creatorId })
  await db
    .insert(invoiceFiles)
    .values({ accountId, invoiceId: invoice, type: 'pdf', fileKey: '', name: 'i.pdf', size: 1, sha256: '' })
  await seedPayout(db, { accountId, createdBy: creatorId })
  const guided = await insertOne(db, imports, {
    accountId,
    createdBy: creatorId,
    sourceLocale: 'en',
    createdAt: justNow,
  })
  await db
    .insert(importFiles)
    .values({ importId: guided.id, position: 0, path: 'i', size: 1, kind: 'NONE', choice: {} })
  const { rows: columns } = await db.execute<{ table: string; name: string }>(sql`
    select table_name as table, column_name as name from information_schema.columns
    where table_schema = 'public' and column_name ~ '(file|avatar)_key$'`)
  const keys: string[] = []
  for (const { table, name } of columns) {
    const key = await put(longAgo)
    const [at, column] = [sql.identifier(table), sql.identifier(name)]
    const { rowCount } = await db.execute(
      sql`update ${at} set ${column} = ${key} where ctid = (select max(ctid) from ${at})`,
    )
    expect({ table, rowCount }).toEqual({ table, rowCount: 1 })
    keys.push(key)
  }
  await run()
  expect(keys.length).toBeGreaterThan(6)
  expect((await kept()).toSorted()).toEqual(keys.toSorted())
})

it('every column that is called a key says whether it is that of a stored file', async () => {
  const { rows } = await test.db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name ~ 'key$' and data_type = 'text'`)
  const others = [
    'api_keys.access_key',
    'connector_budgets.key',
    'connector_items.key',
    'connector_run_items.key',
    'connector_targets.remote_key',
    'custom_fields.key',
    'files.key',
    'ignored_issues.key',
    'passkeys.public_key',
    'refused_phrases.key',
    'repeatable_writes.key',
    'resource_change_segments.key',
    'segment_comments.segment_key',
    'segments.key',
    'sso_connections.signing_key',
    'sso_connections.url_key',
    'incoming_payments.key',
    'statement_bookings.key',
    'term_candidates.key',
    'translation_units.context_key',
  ]
  const stored = storedFileColumns(Object.values(schema).filter((one) => is(one, PgTable)))
  const named = (columns: readonly { table: string; column: string }[]) =>
    columns.map(({ table, column }) => `${table}.${column}`).toSorted()
  expect(named(rows).filter((name) => !others.includes(name))).toEqual(named(stored))
})

it('housekeeping keeps the input of a failed job, which may be restarted', async () => {
  const key = await put(longAgo)
  await test.db.insert(jobs).values({ accountId, type: 'TEST', status: 'FAILED', params: { fileKey: key } })
  await run()
  expect(await kept()).toEqual([key])
})

it('housekeeping removes the leftovers of failed transactions and interrupted uploads', async () => {
  const orphan = await put(longAgo)
  await test.db.delete(files).where(eq(files.key, orphan))
  await mkdir(join(folder, 'ab'), { recursive: true })
  await writeFile(join(folder, 'ab', 'abc.part'), 'half')
  await utimes(join(folder, 'ab', 'abc.part'), longAgo, longAgo)
  for (const [name, at] of [
    ['old', longAgo],
    ['new', justNow],
  ] as const) {
    await mkdir(join(folder, 'incoming', name), { recursive: true })
    await writeFile(join(folder, 'incoming', name, name), 'part')
    await utimes(join(folder, 'incoming', name), at, at)
  }
  await run()
  expect(await kept()).toEqual(['new'])
})

it('housekeeping forgets expired sessions and outdated sign-in attempts', async () => {
  const { db } = test
  const session = { userId: test.people.manager.id, kind: 'browser' }
  await db.insert(sessions).values([
    { ...session, id: 'over', expiresAt: new Date(now.getTime() - 61 * 60_000) },
    { ...session, id: 'linked', expiresAt: new Date(now.getTime() - 59 * 60_000) },
    { ...session, id: 'open', expiresAt: new Date('2030-01-10T13:00:00Z') },
  ])
  await db.insert(loginAttempts).values([
    { username: 'a', address: '1', lastFailedAt: longAgo },
    { username: 'b', address: '1', lastFailedAt: justNow },
  ])
  await run()
  const left = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(inArray(sessions.id, ['over', 'linked', 'open']))
  expect(left.map(({ id }) => id).toSorted()).toEqual(['linked', 'open'])
  expect((await db.select().from(loginAttempts)).map(({ username }) => username)).toEqual(['b'])
})

it('one of several servers tidies, once a day', async () => {
  const day = 24 * 60 * 60 * 1000
  const claim = (days: number) => claimTidying(test.db, new Date(now.getTime() + days * day), day)
  expect((await Promise.all([claim(0), claim(0), claim(0)])).toSorted()).toEqual([false, false, true])
  expect([await claim(0.5), await claim(1), await claim(1.5)]).toEqual([false, true, false])
})

it('housekeeping does nothing if the folder doesn’t exist yet', async () => {
  await rm(folder, { recursive: true })
  await expect(run()).resolves.toBeUndefined()
})
