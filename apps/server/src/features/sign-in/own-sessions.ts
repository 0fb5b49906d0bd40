import type { UserSession } from '@dragoman/sdk/operations/users'
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SignedIn } from '../../identity/sessions.ts'
import { sessions } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { users } from '../../kernel/tables.ts'

const impersonator = alias(users, 'impersonator')

/** The caller's sessions that have not expired, the last used first. */
export async function listOwnSessions(db: Database, session: SignedIn, now: Date): Promise<UserSession[]> {
  const rows = await db
    .select({ row: sessions, impersonator: impersonator.name })
    .from(sessions)
    .leftJoin(impersonator, eq(impersonator.id, sessions.impersonatorId))
    .where(and(eq(sessions.userId, session.user.id), isNull(sessions.agentId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(200)
  return rows.map(({ row, impersonator: by }) => ({
    uuid: row.uuid,
    kind: row.kind,
    current: row.id === session.sessionId,
    ...(row.address && { address: row.address }),
    ...(row.userAgent && { userAgent: row.userAgent }),
    ...(by && { impersonator: by }),
    createdAt: row.createdAt.getTime(),
    lastSeenAt: row.lastSeenAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
  }))
}

/** Whether a person had such a session to end. */
export async function endOwnSession(db: Database, userId: string, uuid: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.uuid, uuid), eq(sessions.userId, userId)))
    .returning()
  return ended.length > 0
}

/** Ends the sessions of a person but for one; those in which they act as others go on, and those of agents. */
export async function endOwnSessions(db: Database, userId: string, except: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), isNull(sessions.agentId), ne(sessions.id, except)))
}

/** Ends the sessions that a person's programs opened with an access key. */
export async function endTokenSessions(db: Database, userId: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.kind, 'token')))
}
