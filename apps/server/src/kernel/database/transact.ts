import { sql } from 'drizzle-orm'
import type { Database } from './connect.ts'
import { databaseErrorCode } from './error-code.ts'
import { ApiError, conflict, locked } from '../refusals.ts'

const attempts = 3

/**
 * Makes a request's changes in one transaction: all of them or none. After a deadlock it starts again. 423 when
 * someone else holds what it needs for longer than `patience` milliseconds: the connection is needed for others.
 * 409 when someone else made the same thing at the same moment.
 */
export async function transact<T>(
  db: Database,
  work: (transaction: Database) => Promise<T>,
  patience = 5000,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(async (transaction) => {
        await transaction.execute(sql.raw(`set local lock_timeout = ${patience}`))
        return work(transaction)
      })
    } catch (error) {
      if (error instanceof ApiError) throw error
      const code = databaseErrorCode(error)
      if (code === '40P01' && attempt < attempts) continue
      if (code === '40P01' || code === '55P03') throw locked('Someone else is changing this right now. Try again.')
      if (code === '23505') throw conflict('Someone else just created the same item. Reload the list.', null)
      throw error
    }
  }
}
