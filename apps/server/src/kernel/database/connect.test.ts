import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/database/testing.ts'
import { connectDatabase } from './connect.ts'

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
