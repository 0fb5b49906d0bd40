import { type NotificationCode, notificationKinds } from '@dragoman/sdk/notifications'
import type { Role } from '@dragoman/sdk/roles'
import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { rowsWithin } from '../../kernel/database/rows-within.ts'
import type { users } from '../../kernel/tables.ts'
import { notificationDefaults } from './tables.ts'

type Person = Pick<typeof users.$inferSelect, 'roles' | 'preferences'>

/** Roles that are told of a kind: by email, which of them once a day, and in the app. */
export interface RolesOfKind {
  email: readonly Role[]
  daily: readonly Role[]
  inApp: readonly Role[]
}

/** An account's defaults for each kind. */
export type Defaults = ReadonlyMap<NotificationCode, RolesOfKind>

type StoredDefault = Pick<typeof notificationDefaults.$inferSelect, 'kind' | 'roles' | 'daily' | 'inApp'>

/** The defaults of accounts, completed by those of the product. */
export async function defaultsOfAccounts(
  db: Database,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Defaults>> {
  const rows = await db
    .select()
    .from(notificationDefaults)
    .where(inArray(notificationDefaults.accountId, [...accountIds]))
  const byAccount = Map.groupBy(rows, ({ accountId }) => accountId)
  return new Map(accountIds.map((accountId) => [accountId, completedDefaults(byAccount.get(accountId) ?? [])]))
}

/** Defaults of one account, those of the product where it has none. */
export const completedDefaults = (rows: readonly StoredDefault[]): Defaults =>
  new Map(
    notificationKinds.map(({ code, byDefault, daily, roles }) => {
      const row = rows.find(({ kind }) => kind === code)
      return [code, { email: row?.roles ?? byDefault, daily: row?.daily ?? daily, inApp: row?.inApp ?? roles }] as const
    }),
  )

/** The decisions of an account, as a value of a query, for `completedDefaults`. */
export function defaultsWithin(accountId: string): SQL<StoredDefault[]> {
  const { kind, roles, daily, inApp } = notificationDefaults
  const from = sql`${notificationDefaults} where ${eq(notificationDefaults.accountId, accountId)}`
  return rowsWithin<StoredDefault>({ kind, roles, daily, inApp }, from)
}

/** The same for one account. */
export const defaultsOf = async (db: Database, accountId: string): Promise<Defaults> =>
  (await defaultsOfAccounts(db, [accountId])).get(accountId)!

/** The same as the journal has it. */
export const stateOf = (defaults: Defaults): Record<string, RolesOfKind> => Object.fromEntries(defaults)

interface Stored {
  /** Kinds that come by email, of `subscriptionKinds`, those that there were when the person chose. */
  subscriptions?: readonly string[]
  subscriptionKinds?: readonly string[]
  /** Kinds of `subscriptions` that come in the daily email. */
  daily?: readonly string[]
  /** Kinds that are shown in the app, of `shownKinds`. */
  notifications?: readonly string[]
  shownKinds?: readonly string[]
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

/** How someone is told of a kind. */
export interface Channels {
  inApp: boolean
  email: 'NONE' | 'AT_ONCE' | 'DAILY'
}

/** How a person is told of a kind: by their own choice, or else by what the account has decided for their roles. */
export function channelsOf({ roles, preferences }: Person, kind: NotificationCode, defaults: Defaults): Channels {
  const { email, daily, inApp } = defaults.get(kind)!
  const has = (some: readonly Role[]) => some.some((role) => roles.includes(role))
  const chosen = preferences as Stored
  const { subscriptionKinds = firstKinds, shownKinds = firstKinds } = chosen
  const shown = chosen.notifications && shownKinds.includes(kind) ? chosen.notifications.includes(kind) : has(inApp)
  if (chosen.subscriptions && subscriptionKinds.includes(kind)) {
    if (!chosen.subscriptions.includes(kind)) return { inApp: shown, email: 'NONE' }
    return { inApp: shown, email: chosen.daily?.includes(kind) ? 'DAILY' : 'AT_ONCE' }
  }
  if (!has(email)) return { inApp: shown, email: 'NONE' }
  // A person with several roles gets it as soon as one of them does.
  const atOnce = email.some((role) => roles.includes(role) && !daily.includes(role))
  return { inApp: shown, email: atOnce ? 'AT_ONCE' : 'DAILY' }
}

/** The kinds that a person is told of in some way. */
export const kindsOf = (
  person: Person,
  defaults: Defaults,
  isMeant: (channels: Channels) => boolean,
): NotificationCode[] =>
  notificationKinds.map(({ code }) => code).filter((code) => isMeant(channelsOf(person, code, defaults)))

const allKinds = () => notificationKinds.map(({ code }) => code)

/** The stored form of a choice of emails. */
export const chosenEmails = (subscriptions: readonly string[], daily: readonly string[]): Stored => ({
  subscriptions,
  subscriptionKinds: allKinds(),
  daily: daily.filter((code) => subscriptions.includes(code)),
})

/** The stored form of a choice of notifications in the app. */
export const chosenShown = (notifications: readonly string[]): Stored => ({ notifications, shownKinds: allKinds() })
