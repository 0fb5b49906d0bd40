import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { journal, users } from '../../kernel/tables.ts'
import { listPage, type PageQuery } from '../../kernel/list-page.ts'

/** Events of their own sign-in that a person sees. */
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
  'PASSKEY_ADDED',
  'PASSKEY_RENAMED',
  'PASSKEY_REMOVED',
  'PASSKEYS_RESET',
  'ACCESS_KEY_CREATED',
  'ACCESS_KEY_REMOVED',
  'ACCESS_KEY_REVOKED',
  'EMAIL_CHANGED',
  'SESSION_ENDED',
  'IMPERSONATION_STARTED',
  'ONE_TIME_LOGIN_SENT',
  'USER_BLOCKED',
  'USER_UNBLOCKED',
] as const

/** One page of what happened around a person's sign-in, the latest first. */
export function listSignIns(db: Database, userId: string, query: PageQuery) {
  return listPage(db, query, {
    from: journal,
    where: and(eq(journal.entityType, 'USER'), eq(journal.entityId, userId), inArray(journal.event, events)),
    orderBy: [desc(journal.id)],
    joined: (snapshot) =>
      db
        .select({ entry: journal, by: users.name, snapshot })
        .from(journal)
        .leftJoin(users, eq(users.id, journal.userId))
        .$dynamic(),
    show: (rows) =>
      rows.map(({ entry, by }) => {
        const address = entry.detail?.['address']
        return {
          uuid: entry.uuid,
          event: entry.event,
          date: entry.at.getTime(),
          ...(typeof address === 'string' && { address }),
          ...(by && entry.userId !== userId && { by }),
        }
      }),
  })
}
