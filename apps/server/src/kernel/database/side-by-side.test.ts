import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from './connect.ts'
import { sideBySide } from './side-by-side.ts'
import { createTestDatabase } from '../../testing/database/testing.ts'
import type { TestDatabase } from '../../testing/database/testing.ts'

let connection: TestDatabase
beforeAll(async () => {
  connection = await createTestDatabase()
})
afterAll(() => connection.close())

const reading = (db: Database) => async () => {
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  return rows[0]!.pid
}

it('queries run in parallel on the pool, and one after another within a transaction', async () => {
  const { database } = connection
  const pids = await sideBySide(database, reading(database), reading(database))
  expect(new Set(pids).size).toBe(2)
  // The harness fails this file where two queries of one connection meet.
  const own = await database.transaction((transaction) =>
    sideBySide(transaction, reading(transaction), reading(transaction)),
  )
  expect(new Set(own).size).toBe(1)
})
