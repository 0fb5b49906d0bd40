import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { loginAttempts } from '../../db/schema.ts'

/** Attempts before a user name is locked for an address (specification 9). */
export const attemptLimit = 6
/** How long it stays locked, in milliseconds; the count starts afresh after that. */
export const lockTime = 15 * 60 * 1000

/**
 * Counts an attempt as failed before it is made, and gives those that remain: of several at once, each waits for the
 * one before. Null when there was none left. `forgetFailures` once it has succeeded.
 */
export async function beginAttempt(db: Database, username: string, address: string, now: Date): Promise<number | null> {
  const fresh = lt(loginAttempts.lastFailedAt, new Date(now.getTime() - lockTime))
  const [row] = await db
    .insert(loginAttempts)
    .values({ username: username.toLowerCase(), address, failed: 1, lastFailedAt: now })
    .onConflictDoUpdate({
      target: [loginAttempts.username, loginAttempts.address],
      set: {
        failed: sql`case when ${fresh} then 1 else ${loginAttempts.failed} + 1 end`,
        lastFailedAt: sql`case when ${loginAttempts.failed} < ${attemptLimit} or ${fresh} then excluded.last_failed_at
          else ${loginAttempts.lastFailedAt} end`,
      },
    })
    .returning({ failed: loginAttempts.failed })
  if (!row) throw new Error('the attempt was not counted')
  return row.failed > attemptLimit ? null : attemptLimit - row.failed
}

/** Begins the count anew, after a success. */
export async function forgetFailures(db: Database, username: string, address: string): Promise<void> {
  await db.delete(loginAttempts).where(and(...sameCaller(username, address)))
}

const sameCaller = (username: string, address: string) => [
  eq(loginAttempts.username, username.toLowerCase()),
  eq(loginAttempts.address, address),
]
