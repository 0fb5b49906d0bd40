import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { sessions } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { accounts, users } from '../../kernel/tables.ts'

/**
 * The sessions, of some, that continue: not ended, not expired, their person and account let in. One query for any
 * number.
 */
export async function liveSessions(db: Database, ids: readonly string[], at: Date): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(accounts, eq(accounts.id, users.accountId))
    .where(
      and(
        sql`${sessions.id} = any(${sql.param([...new Set(ids)])}::text[])`,
        gt(sessions.expiresAt, at),
        eq(users.status, 'ACTIVE'),
        isNull(users.blockedAt),
        isNull(accounts.suspendedAt),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
