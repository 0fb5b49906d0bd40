import type { LoggedUser, User, UserListItem } from '@dragoman/sdk/operations/users'
import { can, isAdmin } from '@dragoman/sdk/permissions'
import { and, count, eq, inArray } from 'drizzle-orm'
import { avatarAddress } from '../../identity/avatar-address.ts'
import type { UserRow } from '../../identity/find-user.ts'
import { organizationRef } from '../../identity/organizations.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import {
  userLanguagePairs,
  organizationMembers,
  organizations,
  orgUnitMembers,
  orgUnits,
  permissionGroupMembers,
  permissionGroups,
} from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { only } from '../../kernel/database/one-row.ts'
import { sideBySide } from '../../kernel/database/side-by-side.ts'
import { loadValues } from '../custom-fields/custom-values.ts'
import { userCustomValues } from '../custom-fields/tables.ts'
import { orgUnitRef } from '../organizations/org-units.ts'
import { tasks } from '../work/task-tables.ts'
import { userRateDetails, userRates } from '../rates/tables.ts'
import { lockOf } from '../sign-in/attempts.ts'
import { hasAuthenticator } from '../sign-in/authenticators.ts'
import { countPasskeys } from '../sign-in/passkeys.ts'
import { defaultsOf } from '../notifications/choices.ts'
import { subscriptionsOf } from './preferences.ts'
import { userVersion } from './user-data.ts'

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
    async () => (can(session, ['USER_rates']) ? usualRates(db, ids) : new Map<string, UsualRates>()),
    () => loadValues(db, session, userCustomValues, ids),
  )
  const completed = new Map(done.map(({ userId, number }) => [userId, number]))
  const seesAccess = can(session, ['USER_save'])
  return rows.map((row) => ({
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
    supportedLanguagePairs: pairs
      .filter(({ userId }) => userId === row.id)
      .map(({ source, target }) => ({ pair: `${source}:${target}`, source, target })),
    tags: row.tags,
    customFields: custom(row.id),
    tasksCompletedCount: completed.get(row.id) ?? 0,
    createDate: row.createdAt.getTime(),
    ...(seesAccess && { blocked: row.blockedAt !== null, invited: row.passwordHash === null }),
    ...rates.get(row.id),
  }))
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
  const item = only(await showUsers(db, session, [row]))
  const memberOf = await db
    .select({ unit: orgUnits, organization: organizations })
    .from(orgUnitMembers)
    .innerJoin(orgUnits, eq(orgUnits.id, orgUnitMembers.orgUnitId))
    .innerJoin(organizations, eq(organizations.id, orgUnits.organizationId))
    .where(eq(orgUnitMembers.userId, row.id))
    .orderBy(orgUnits.name)
  const direct = await db
    .select({ organization: organizations })
    .from(organizationMembers)
    .innerJoin(organizations, eq(organizations.id, organizationMembers.organizationId))
    .where(eq(organizationMembers.userId, row.id))
    .orderBy(organizations.name)
  const mfaEnabled = await hasAuthenticator(db, row.id)
  const passkeyCount = await countPasskeys(db, row.id)
  const locked = await lockOf(db, row, new Date())
  return {
    ...item,
    version: userVersion(row),
    supportedLanguagePairs: item.supportedLanguagePairs ?? [],
    tags: row.tags,
    customFields: item.customFields ?? [],
    tasksCompletedCount: item.tasksCompletedCount ?? 0,
    enabled: row.status === 'ACTIVE',
    admin: isAdmin({ authorities: row.roles.map((role) => `ROLE_${role}`), permissions: [] }),
    accountUuid: row.accountId,
    mfa: mfaEnabled || row.mfaEmail || passkeyCount > 0,
    mfaEnabled,
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
    organizations: direct.map(({ organization }) => organizationRef(organization)),
    orgUnits: memberOf.map(({ unit, organization }) => orgUnitRef(unit, organization)),
    permissionGroups: await groupsOf(db, row.id),
    subscriptions: subscriptionsOf(row, await defaultsOf(db, row.accountId)),
  }
}

const groupsOf = (db: Database, userId: string) =>
  db
    .select({ uuid: permissionGroups.id, name: permissionGroups.name })
    .from(permissionGroupMembers)
    .innerJoin(permissionGroups, eq(permissionGroups.id, permissionGroupMembers.groupId))
    .where(eq(permissionGroupMembers.userId, userId))
    .orderBy(permissionGroups.name, permissionGroups.id)

interface UsualRates {
  currency: string
  wordRate?: number
  hourlyRate?: number
  dailyRate?: number
  pagesRate?: number
  minimumFee?: number
}

/** The lowest prices of each person's default rate, in that rate's currency. */
async function usualRates(db: Database, ids: string[]): Promise<Map<string, UsualRates>> {
  const rows = await db
    .select({ rate: userRates, detail: userRateDetails })
    .from(userRates)
    .leftJoin(userRateDetails, eq(userRateDetails.userRateId, userRates.id))
    .where(and(inArray(userRates.userId, ids), eq(userRates.isDefault, true)))
  const usual = new Map<string, UsualRates>()
  for (const { rate, detail } of rows) {
    const known = usual.get(rate.userId) ?? {
      currency: rate.currency,
      ...(rate.minimumFee !== null && { minimumFee: Number(rate.minimumFee) }),
    }
    for (const name of ['wordRate', 'hourlyRate', 'dailyRate', 'pagesRate'] as const) {
      const value = detail?.[name]
      if (value) known[name] = Math.min(known[name] ?? Infinity, Number(value))
    }
    usual.set(rate.userId, known)
  }
  return usual
}

/** Leaves out what is null: on the wire, what is not set is absent. */
function optional<T extends Record<string, unknown>>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }
}
