import type { NotificationCode } from '@dragoman/sdk/notifications'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { newSecret, secretHash } from '../../identity/sessions.ts'
import { changeUser } from '../../identity/change-user.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { holdRows } from '../../kernel/database/hold-rows.ts'
import { users } from '../../kernel/tables.ts'
import { chosenEmails, defaultsOf, kindsOf } from './choices.ts'
import { unsubscribeLinks } from './tables.ts'

/** How long a link in an email works, in milliseconds. */
export const unsubscribeLife = 90 * 24 * 60 * 60 * 1000

export const unsubscribePath = (token: string) => `/api/v3/notifications/unsubscribe/${token}`

/** Writes a link that ends the emails of a kind for a person (the daily email for null), and gives its token. */
export async function newUnsubscribeLink(db: Database, userId: string, kind: NotificationCode | null): Promise<string> {
  const token = newSecret()
  await db.insert(unsubscribeLinks).values({ token: secretHash(token), userId, kind })
  return token
}

/** A link that still works, with its person; undefined for any other. */
export async function findUnsubscribeLink(db: Database, token: string, now: Date, { held = false } = {}) {
  const query = db
    .select({ link: unsubscribeLinks, user: users })
    .from(unsubscribeLinks)
    .innerJoin(users, eq(users.id, unsubscribeLinks.userId))
    .where(
      and(
        eq(unsubscribeLinks.token, secretHash(token)),
        isNull(unsubscribeLinks.usedAt),
        gt(unsubscribeLinks.createdAt, new Date(now.getTime() - unsubscribeLife)),
        isNull(users.removedAt),
      ),
    )
  const [found] = await holdRows(query, held)
  return found
}

/** Uses a held link up: its person gets no more emails of the kind, or no daily email. */
export async function spendUnsubscribeLink(
  db: Database,
  { link: { token, kind }, user }: NonNullable<Awaited<ReturnType<typeof findUnsubscribeLink>>>,
  now: Date,
): Promise<void> {
  const defaults = await defaultsOf(db, user.accountId)
  const daily = kindsOf(user, defaults, ({ email }) => email === 'DAILY')
  const kept = kindsOf(user, defaults, ({ email }) => email !== 'NONE').filter((code) =>
    kind === null ? !daily.includes(code) : code !== kind,
  )
  await db.update(unsubscribeLinks).set({ usedAt: now }).where(eq(unsubscribeLinks.token, token))
  await changeUser(db, user, { preferences: { ...user.preferences, ...chosenEmails(kept, daily) } })
}
