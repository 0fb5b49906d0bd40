import { type NotificationCode, notificationKinds } from '@dragoman/sdk/notifications'
import type { Role } from '@dragoman/sdk/roles'
import { and, arrayOverlaps, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import type { Recipient } from '../../kernel/mail/outbox.ts'
import { users } from '../../kernel/tables.ts'
import { notificationDefaults } from './tables.ts'

type Person = Pick<typeof users.$inferSelect, 'roles' | 'preferences'>

/** The roles that get mails of each kind, as an account has decided. */
export type Defaults = ReadonlyMap<NotificationCode, readonly Role[]>

/** What an account has decided about mails, and the product's defaults of everything else. */
export async function defaultsOf(db: Database, accountId: string): Promise<Defaults> {
  const rows = await db.select().from(notificationDefaults).where(eq(notificationDefaults.accountId, accountId))
  return new Map(
    notificationKinds.map(({ code, byDefault }) => [
      code,
      rows.find(({ kind }) => kind === code)?.roles ?? (byDefault as readonly Role[]),
    ]),
  )
}

interface Stored {
  subscriptions?: readonly string[]
  /** The kinds that there were when the person chose. */
  subscriptionKinds?: readonly string[]
}

/** Kinds that there were before it was stored which ones a person has chosen from. */
const firstKinds: readonly string[] = [
  'TASK_ASSIGNED',
  'TASK_AVAILABLE',
  'TASK_STATUS_CHANGE',
  'PROJECT_STATUS_CHANGE',
  'PROJECT_TRANSLATION_FINISHED',
  'PROJECT_MESSAGE',
]

/** Whether a person gets mails of a kind: by their own choice, or else by what the account has decided for their roles. */
export function isSubscribed({ roles, preferences }: Person, kind: NotificationCode, defaults: Defaults): boolean {
  const { subscriptions, subscriptionKinds = firstKinds } = preferences as Stored
  if (subscriptions && subscriptionKinds.includes(kind)) return subscriptions.includes(kind)
  return (defaults.get(kind) ?? []).some((role) => roles.includes(role))
}

/** The kinds that a person gets mails of. */
export const subscriptionsOf = (person: Person, defaults: Defaults): NotificationCode[] =>
  notificationKinds.map(({ code }) => code).filter((code) => isSubscribed(person, code, defaults))

/** What is stored of a person's choice. */
export const chosenSubscriptions = (subscriptions: readonly string[]): Stored => ({
  subscriptions,
  subscriptionKinds: notificationKinds.map(({ code }) => code),
})

/** Most people of an account that a mail goes to. */
const most = 20

/** The active people of an account that a mail of a kind goes to. */
export async function recipientsOf(db: Database, accountId: string, kind: NotificationCode): Promise<Recipient[]> {
  const { roles } = notificationKinds.find(({ code }) => code === kind)!
  const people = await db
    .select()
    .from(users)
    .where(
      and(
        eq(users.accountId, accountId),
        eq(users.status, 'ACTIVE'),
        isNull(users.removedAt),
        isNull(users.blockedAt),
        arrayOverlaps(users.roles, [...roles]),
      ),
    )
    .orderBy(users.createdAt, users.id)
  const defaults = await defaultsOf(db, accountId)
  return people
    .filter((person) => isSubscribed(person, kind, defaults))
    .slice(0, most)
    .map(({ email, name, language }) => ({ email, name, language, accountId }))
}
