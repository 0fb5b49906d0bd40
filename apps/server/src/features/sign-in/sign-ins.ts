import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { journal, users } from '../../kernel/tables.ts'
import { pageOf } from '../../kernel/paging.ts'

/** What a person is shown about their own sign-in. */
const events = [
  'LOGGED_IN',
  'LOGIN_FAILED',
  'LOGGED_OUT',
  'TOKEN_CREATED',
  'PASSWORD_REQUESTED',
  'PASSWORD_RESET_SENT',
  'PASSWORD_RESET',
  'PASSWORD_CHANGED',
  'MFA_ENABLED',
  'MFA_DISABLED',
  'MFA_EMAIL_SET',
  'MFA_RECOVERY_CODES_CREATED',
  'ACCESS_KEY_CREATED',
  'ACCESS_KEY_REMOVED',
  'EMAIL_CHANGED',
  'SESSION_ENDED',
  'IMPERSONATION_STARTED',
  'ONE_TIME_LOGIN_SENT',
  'USER_BLOCKED',
  'USER_UNBLOCKED',
]

/** One page of what happened around a person's sign-in, the latest first. */
export async function listSignIns(db: Database, userId: string, { page, size }: { page: number; size: number }) {
  const isTheirs = and(eq(journal.entityType, 'USER'), eq(journal.entityId, userId), inArray(journal.event, events))
  const rows = await db
    .select({ entry: journal, by: users.name })
    .from(journal)
    .leftJoin(users, eq(users.id, journal.userId))
    .where(isTheirs)
    .orderBy(desc(journal.id))
    .limit(size)
    .offset(page * size)
  const [counted] = await db.select({ total: count() }).from(journal).where(isTheirs)
  const content = rows.map(({ entry, by }) => {
    const address = entry.detail?.['address']
    return {
      uuid: entry.uuid,
      event: entry.event,
      date: entry.at.getTime(),
      ...(typeof address === 'string' && { address }),
      ...(by && entry.userId !== userId && { by }),
    }
  })
  return pageOf(content, counted?.total ?? 0, { page, size })
}
