import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../kernel/database/connect.ts'
import { users } from '../kernel/tables.ts'
import { accountSecurity, sessions } from './tables.ts'

type Row = typeof accountSecurity.$inferSelect

/** How people of an account sign in, and for how long. */
export type Security = Omit<Row, 'accountId'>

/** As long as an account decides nothing else. */
const defaults: Security = {
  idleMinutes: 12 * 60,
  absoluteHours: 24,
  signInMethods: null,
  secondFactorFrom: null,
  allowedAddresses: [],
}

const minute = 60_000

export function securityIn(row: Row | null | undefined): Security {
  if (!row) return defaults
  const { accountId: _, ...security } = row
  return security
}

export async function securityOf(db: Database, accountId: string): Promise<Security> {
  const [row] = await db.select().from(accountSecurity).where(eq(accountSecurity.accountId, accountId))
  return securityIn(row)
}

/** Stores how people of an account, which is held, sign in; sessions in browsers that would last too long end earlier. */
export async function writeSecurity(db: Database, accountId: string, security: Security, now: Date): Promise<void> {
  await db
    .insert(accountSecurity)
    .values({ accountId, ...security })
    .onConflictDoUpdate({ target: accountSecurity.accountId, set: security })
  const { idle, absolute } = limitsOf(security)
  const idleEnd = new Date(now.getTime() + idle)
  await db
    .update(sessions)
    .set({
      expiresAt: sql`least(${sessions.expiresAt}, ${idleEnd.toISOString()}::timestamptz, ${sessions.createdAt} + ${absolute} * interval '1 millisecond')`,
    })
    .where(
      and(
        eq(sessions.kind, 'browser'),
        sql`${sessions.userId} in (select ${users.id} from ${users} where ${users.accountId} = ${accountId})`,
      ),
    )
}

/** How long a browser stays signed in without a change, and at most; in milliseconds. */
export interface SessionLimits {
  idle: number
  absolute: number
}

export const limitsOf = ({ idleMinutes, absoluteHours }: Security): SessionLimits => ({
  idle: idleMinutes * minute,
  absolute: absoluteHours * 60 * minute,
})

/** When a session of a browser ends if nothing happens from now on; never earlier than it does. */
export function extendedEnd(
  { createdAt, expiresAt, limits }: { createdAt: Date; expiresAt: Date; limits: SessionLimits },
  now: Date,
): Date {
  const limit = createdAt.getTime() + limits.absolute
  return new Date(Math.max(expiresAt.getTime(), Math.min(now.getTime() + limits.idle, limit)))
}
