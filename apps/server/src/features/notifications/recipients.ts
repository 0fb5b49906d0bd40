import { type NotificationCode, notificationKinds } from '@dragoman/sdk/notifications'
import { and, arrayOverlaps, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import type { Recipient } from '../../kernel/mail/outbox.ts'
import { users } from '../../kernel/tables.ts'
import { channelsOf, defaultsOf } from './choices.ts'

/** Most people of an account that an email goes to. */
const most = 20

/** People who can be told of anything. */
export const isReachable = and(eq(users.status, 'ACTIVE'), isNull(users.removedAt), isNull(users.blockedAt))

/** The active people of an account that an email of a kind goes to at once. */
export async function recipientsOf(db: Database, accountId: string, kind: NotificationCode): Promise<Recipient[]> {
  const { roles } = notificationKinds.find(({ code }) => code === kind)!
  const people = await db
    .select()
    .from(users)
    .where(and(eq(users.accountId, accountId), isReachable, arrayOverlaps(users.roles, [...roles])))
    .orderBy(users.createdAt, users.id)
  const defaults = await defaultsOf(db, accountId)
  return people
    .filter((person) => channelsOf(person, kind, defaults).email === 'AT_ONCE')
    .slice(0, most)
    .map(({ email, name, language }) => ({ email, name, language, accountId }))
}
