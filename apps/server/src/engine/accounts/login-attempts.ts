import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { loginAttempts } from '../../db/schema.ts'

/** Attempts before a user name is locked for an address (specification 9). */
export const attemptLimit = 6
/** How long it stays locked, in milliseconds; the count starts afresh after that. */
export const lockTime = 15 * 60 * 1000

/** Attempts that remain for a user name from an address. Unknown names are counted like known ones. */
export async function remainingAttempts(db: Database, username: string, address: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ failed: loginAttempts.failed })
    .from(loginAttempts)
    .where(and(...sameCaller(username, address), gt(loginAttempts.lastFailedAt, new Date(now.getTime() - lockTime))))
  return Math.max(0, attemptLimit - (row?.failed ?? 0))
}

/** Counts a failed attempt and gives those that remain. */
export async function countFailure(db: Database, username: string, address: string, now: Date): Promise<number> {
  const fresh = lt(loginAttempts.lastFailedAt, new Date(now.getTime() - lockTime))
  const [row] = await db
    .insert(loginAttempts)
    .values({ username: username.toLowerCase(), address, failed: 1, lastFailedAt: now })
    .onConflictDoUpdate({
      target: [loginAttempts.username, loginAttempts.address],
      set: { failed: sql`case when ${fresh} then 1 else ${loginAttempts.failed} + 1 end`, lastFailedAt: now },
    })
    .returning({ failed: loginAttempts.failed })
  return Math.max(0, attemptLimit - (row?.failed ?? 0))
}

export async function forgetFailures(db: Database, username: string, address: string): Promise<void> {
  await db.delete(loginAttempts).where(and(...sameCaller(username, address)))
}

const sameCaller = (username: string, address: string) => [
  eq(loginAttempts.username, username.toLowerCase()),
  eq(loginAttempts.address, address),
]
