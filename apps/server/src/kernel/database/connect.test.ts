import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/database/testing.ts'
import { connectDatabase } from './connect.ts'
import { plannedEachTime } from './prepared.ts'

test('a connection that is lost at any step of a transaction makes room for the next one', async () => {
  const database = await createTestDatabase()
  const connection = connectDatabase(database.url, { connections: 1 })
  const answer = () => connection.database.transaction((transaction) => transaction.execute(sql`select 1`))
  connection.pool.once('acquire', (client) => client.end())
  await expect(answer()).rejects.toThrow('begin')
  expect(await answer()).toMatchObject({ rowCount: 1 })
  const ended = connection.database.transaction((transaction) =>
    transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
  )
  await expect(ended).rejects.toThrow('rollback')
  expect(await answer()).toMatchObject({ rowCount: 1 })
  await connection.close()
  await database.close()
})

test.each([
  ['selects that come again are prepared, but for those that are planned each time', 'on', 1],
  ['nothing is prepared at an address that says so', 'off', 0],
])('%s', async (_, how, prepared) => {
  const database = await createTestDatabase()
  const url = new URL(database.url)
  url.searchParams.set('prepared', how)
  const connection = connectDatabase(url.href, { connections: 1 })
  for (const part of [sql``, plannedEachTime]) {
    for (let time = 0; time < 3; time += 1)
      expect((await connection.database.execute(sql`select ${7}::int as seven ${part}`)).rows).toEqual([{ seven: 7 }])
  }
  const { rows } = await connection.database.execute(sql`select from pg_prepared_statements`)
  expect(rows).toHaveLength(prepared)
  await connection.close()
  await database.close()
})
