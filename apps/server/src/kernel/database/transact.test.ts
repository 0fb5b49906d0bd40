import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from './connect.ts'
import { createTestDatabase } from '../../testing/database/testing.ts'
import type { TestDatabase } from '../../testing/database/testing.ts'
import { permissions } from '../../identity/tables.ts'
import { accounts } from '../tables.ts'
import { transact } from './transact.ts'

let database: TestDatabase
let ids: string[]

beforeAll(async () => {
  database = await createTestDatabase()
  const rows = await database.database
    .insert(accounts)
    .values([{ name: 'a' }, { name: 'b' }])
    .returning()
  ids = rows.map(({ id }) => id)
})
afterAll(() => database.close())

const hold = (db: Database, id: string) => db.select().from(accounts).where(eq(accounts.id, id)).for('update')

it('a transaction is retried after a deadlock', async () => {
  const bothHold = Promise.withResolvers<void>()
  let attempts = 0
  let held = 0
  const cross = (mine: string, other: string) =>
    transact(database.database, async (db) => {
      attempts += 1
      await hold(db, mine)
      // Both hold one before either asks for the other; the one that starts over finds that so.
      held += 1
      if (held === 2) bothHold.resolve()
      await bothHold.promise
      await hold(db, other)
      return mine
    })
  const [a = '', b = ''] = ids
  expect(await Promise.all([cross(a, b), cross(b, a)])).toEqual(ids)
  // One of the two is begun again; on a busy machine both may be.
  expect(attempts).toBeGreaterThanOrEqual(3)
})

it('a transaction waits for a lock only for a limited time', async () => {
  const done = Promise.withResolvers<void>()
  const [a = ''] = ids
  const holding = Promise.withResolvers<void>()
  const other = transact(database.database, async (db) => {
    await hold(db, a)
    holding.resolve()
    await done.promise
  })
  await holding.promise
  const refused = transact(database.database, (db) => hold(db, a), 50)
  await expect(refused).rejects.toMatchObject({ status: 423, message: expect.stringContaining('Try again') })
  done.resolve()
  await other
})

it('creating the same item concurrently is a conflict', async () => {
  const make = () => transact(database.database, (db) => db.insert(permissions).values({ code: 'TWICE' }))
  await make()
  await expect(make()).rejects.toMatchObject({ status: 409 })
})
