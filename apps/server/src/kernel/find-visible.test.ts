import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../testing/database/testing.ts'
import type { DatabaseConnection } from './database/connect.ts'
import { insertOne } from './database/one-row.ts'
import { findVisible } from './find-visible.ts'
import { listPage } from './list-page.ts'
import { accounts, users } from './tables.ts'

let connection: DatabaseConnection
let account: typeof accounts.$inferSelect
beforeAll(async () => {
  connection = await createTestDatabase()
  account = await insertOne(connection.database, accounts, { name: 'Visible' })
})
afterAll(() => connection.close())

test('a visible row is found by its ID, and a hidden one is refused with 404', async () => {
  const { database } = connection
  const { id } = account
  const find = (visible = sql`true`, held = false) =>
    findVisible(database, accounts, { id, visible, what: 'account', held })
  expect(await find()).toMatchObject({ id, name: 'Visible' })
  expect(await find(eq(accounts.name, 'Visible'), true)).toMatchObject({ id })
  await expect(find(eq(accounts.name, 'Other'))).rejects.toMatchObject({ status: 404, message: 'Account not found.' })
})

test('a list with a join shows the rows of both tables and counts its own', async () => {
  const { database } = connection
  for (const name of ['Ann', 'Ben', 'Cay'])
    await insertOne(database, users, { accountId: account.id, name, email: `${name}@example.com`, roles: ['VENDOR'] })
  const page = await listPage(
    database,
    { page: 0, size: 2 },
    {
      from: users,
      joined: (snapshot) =>
        database
          .select({ user: users, account: accounts, snapshot })
          .from(users)
          .innerJoin(accounts, eq(accounts.id, users.accountId))
          .$dynamic(),
      where: eq(users.accountId, account.id),
      orderBy: [sql`${users.name}`],
      show: (rows) => rows.map((row) => `${row.user.name} of ${row.account.name}`),
    },
  )
  expect(page).toMatchObject({ content: ['Ann of Visible', 'Ben of Visible'], totalElements: 3 })
})
