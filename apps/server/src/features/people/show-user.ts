import type { CustomFieldValue } from '@dragoman/sdk/operations/customFields'
import type { LoggedUser, User, UserListItem } from '@dragoman/sdk/operations/users'
import { can, isAdmin } from '@dragoman/sdk/permissions'
import { and, count, inArray } from 'drizzle-orm'
import { avatarAddress } from '../../identity/avatar-address.ts'
import type { UserRow } from '../../identity/find-user.ts'
import { organizationRef } from '../../identity/organizations.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { userLanguagePairs } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { sideBySide } from '../../kernel/database/side-by-side.ts'
import { loadValues, showFacts } from '../custom-fields/custom-values.ts'
import { userCustomValues } from '../custom-fields/tables.ts'
import { completedDefaults } from '../notifications/choices.ts'
import { orgUnitRef } from '../organizations/org-units.ts'
import { lockEnd } from '../sign-in/attempts.ts'
import { tasks } from '../work/task-tables.ts'
import { loadFacts } from './person-facts.ts'
import { subscriptionsOf } from './preferences.ts'
import { userVersion } from './user-data.ts'
import { loadRates, usualRates, type UsualRates } from './usual-rates.ts'

/** People as a list shows them: with language pairs, work done and (for callers who may see rates) their usual rates. */
export async function showUsers(db: Database, session: SignedIn, rows: readonly UserRow[]): Promise<UserListItem[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const findingPairs = db.select().from(userLanguagePairs).where(inArray(userLanguagePairs.userId, ids))
  const counting = db
    .select({ userId: tasks.assigneeId, number: count() })
    .from(tasks)
    .where(and(inArray(tasks.assigneeId, ids), inArray(tasks.status, ['DELIVERED', 'INVOICED'])))
    .groupBy(tasks.assigneeId)
  const [pairs, done, rates, custom] = await sideBySide(
    db,
    () => findingPairs,
    () => counting,
    async () => usualRates(can(session, ['USER_rates']) ? await loadRates(db, ids) : []),
    () => loadValues(db, session, userCustomValues, ids),
  )
  const numbers = new Map(done.map(({ userId, number }) => [userId, number]))
  return rows.map((row) =>
    listItem(session, row, {
      pairs: pairs.filter(({ userId }) => userId === row.id),
      completed: numbers.get(row.id) ?? 0,
      customFields: custom(row.id),
      rates: rates.get(row.id),
    }),
  )
}

interface ItemFacts {
  pairs: readonly { source: string; target: string }[]
  completed: number
  customFields: CustomFieldValue[]
  rates: UsualRates | undefined
}

function listItem(session: SignedIn, row: UserRow, { pairs, completed, customFields, rates }: ItemFacts) {
  return {
    id: row.number,
    uuid: row.id,
    name: row.name,
    email: row.email,
    nameEmail: `${row.name} <${row.email}>`,
    status: row.status,
    roles: row.roles,
    ...optional({
      avatar: row.avatarKey && avatarAddress(row.avatarKey),
      country: row.country,
      city: row.city,
      currency: row.currency,
    }),
    supportedLanguagePairs: pairs.map(({ source, target }) => ({ pair: `${source}:${target}`, source, target })),
    tags: row.tags,
    customFields,
    tasksCompletedCount: completed,
    createDate: row.createdAt.getTime(),
    ...(can(session, ['USER_save']) && { blocked: row.blockedAt !== null, invited: row.passwordHash === null }),
    ...rates,
  }
}

/** The person who is signed in. */
export async function showLoggedUser(db: Database, session: SignedIn, row: UserRow): Promise<LoggedUser> {
  return {
    ...(await showUser(db, session, row)),
    accountType: session.user.accountType,
    language: row.language as LoggedUser['language'],
    mfaEmail: row.mfaEmail,
  }
}

/** A person with all details. */
export async function showUser(db: Database, session: SignedIn, row: UserRow): Promise<User> {
  const facts = await loadFacts(db, session, row)
  const { hasAuthenticator, passkeyCount } = facts
  const locked = lockEnd(facts.lastLock, new Date())
  return {
    ...listItem(session, row, {
      pairs: facts.pairs,
      completed: facts.completed,
      customFields: showFacts(facts.custom),
      rates: usualRates(facts.rates).get(row.id),
    }),
    version: userVersion(row),
    enabled: row.status === 'ACTIVE',
    admin: isAdmin({ authorities: row.roles.map((role) => `ROLE_${role}`), permissions: [] }),
    accountUuid: row.accountId,
    mfa: hasAuthenticator || row.mfaEmail || passkeyCount > 0,
    mfaEnabled: hasAuthenticator,
    passkeyCount,
    ...optional({
      state: row.state,
      postalCode: row.postalCode,
      timezone: row.timezone,
      slackHandle: row.slackHandle,
      wordsPerDay: row.wordsPerDay,
    }),
    ...((row.id === session.user.id || can(session, ['USER_billing'])) &&
      optional({ invoicingPeriodicity: row.invoicingPeriodicity, invoicingDayOfMonth: row.invoicingDayOfMonth })),
    ...(locked && can(session, ['USER_save']) && { lockedUntilDate: locked.getTime() }),
    organizations: facts.organizations.map(organizationRef),
    orgUnits: facts.orgUnits.map((unit) => orgUnitRef(unit, unit.organization)),
    permissionGroups: facts.permissionGroups,
    subscriptions: subscriptionsOf(row, completedDefaults(facts.defaults)),
  }
}

/** Leaves out what is null: on the wire, what is not set is absent. */
function optional<T extends Record<string, unknown>>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }
}
