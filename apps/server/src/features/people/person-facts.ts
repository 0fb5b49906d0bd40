import { can } from '@dragoman/sdk/permissions'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { UserRow } from '../../identity/find-user.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import {
  organizationMembers,
  organizations,
  orgUnitMembers,
  orgUnits,
  permissionGroupMembers,
  permissionGroups,
  userLanguagePairs,
} from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { only } from '../../kernel/database/one-row.ts'
import { rowsWithin } from '../../kernel/database/rows-within.ts'
import { users } from '../../kernel/tables.ts'
import { valuesOf } from '../custom-fields/custom-values.ts'
import { userCustomValues } from '../custom-fields/tables.ts'
import { defaultsWithin } from '../notifications/choices.ts'
import { userRateDetails, userRates } from '../rates/tables.ts'
import { lastLockOf } from '../sign-in/attempts.ts'
import { authenticatorWithin } from '../sign-in/authenticators.ts'
import { passkeyCountWithin } from '../sign-in/passkeys.ts'
import { tasks } from '../work/task-tables.ts'
import { rateColumns, type RateFacts } from './usual-rates.ts'

type OrganizationFacts = Pick<typeof organizations.$inferSelect, 'number' | 'id' | 'name' | 'country'>
type OrgUnitFacts = Pick<
  typeof orgUnits.$inferSelect,
  'number' | 'id' | 'name' | 'country' | 'defaultSourceLocale' | 'targetLocales'
> & { organization: OrganizationFacts }

const organizationColumns = {
  number: organizations.number,
  id: organizations.id,
  name: organizations.name,
  country: organizations.country,
}

const organizationOfUnit = sql`json_build_object('number', ${organizations.number}, 'id', ${organizations.id},
  'name', ${organizations.name}, 'country', ${organizations.country})`

/** Everything that is shown of a person beside their row, in one statement: each page asks who is signed in. */
export async function loadFacts(db: Database, session: SignedIn, row: UserRow) {
  const found = await db
    .select({
      pairs: pairsOf(row),
      completed: completedOf(row),
      rates: can(session, ['USER_rates']) ? ratesOf(row) : sql<RateFacts[]>`'[]'::json`,
      custom: valuesOf(session, userCustomValues, users.id),
      organizations: organizationsOf(row),
      orgUnits: orgUnitsOf(row),
      permissionGroups: groupsOf(row),
      hasAuthenticator: authenticatorWithin(row.id),
      passkeyCount: passkeyCountWithin(row.id),
      lastLock: lastLockOf(row),
      defaults: defaultsWithin(row.accountId),
    })
    .from(users)
    .where(eq(users.id, row.id))
  return only(found)
}

function pairsOf({ id }: UserRow) {
  const { source, target } = userLanguagePairs
  const from = sql`${userLanguagePairs} where ${eq(userLanguagePairs.userId, id)}`
  return rowsWithin<{ source: string; target: string }>({ source, target }, from)
}

function completedOf({ id }: UserRow): SQL<number> {
  const isDone = and(eq(tasks.assigneeId, id), inArray(tasks.status, ['DELIVERED', 'INVOICED']))
  return sql<number>`(select count(*)::int from ${tasks} where ${isDone})`
}

function ratesOf({ id }: UserRow) {
  const ofRate = eq(userRateDetails.userRateId, userRates.id)
  const isUsual = and(eq(userRates.userId, id), eq(userRates.isDefault, true))
  const texts = Object.entries(rateColumns).map(([name, column]) => [name, sql`${column}::text`])
  return rowsWithin<RateFacts>(
    Object.fromEntries(texts) as Record<keyof RateFacts, SQL>,
    sql`${userRates} left join ${userRateDetails} on ${ofRate} where ${isUsual}`,
  )
}

function organizationsOf({ id }: UserRow) {
  const isMember = and(eq(organizationMembers.organizationId, organizations.id), eq(organizationMembers.userId, id))
  return rowsWithin<OrganizationFacts>(
    organizationColumns,
    sql`${organizationMembers}, ${organizations} where ${isMember}`,
    sql`${organizations.name}`,
  )
}

function orgUnitsOf({ id }: UserRow) {
  const isMember = and(eq(orgUnitMembers.orgUnitId, orgUnits.id), eq(orgUnitMembers.userId, id))
  const ofUnit = eq(organizations.id, orgUnits.organizationId)
  const { number, id: unitId, name, country, defaultSourceLocale, targetLocales } = orgUnits
  return rowsWithin<OrgUnitFacts>(
    { number, id: unitId, name, country, defaultSourceLocale, targetLocales, organization: organizationOfUnit },
    sql`${orgUnitMembers}, ${orgUnits}, ${organizations} where ${and(isMember, ofUnit)}`,
    sql`${orgUnits.name}`,
  )
}

function groupsOf({ id }: UserRow) {
  const isMember = and(eq(permissionGroupMembers.groupId, permissionGroups.id), eq(permissionGroupMembers.userId, id))
  return rowsWithin<{ uuid: string; name: string }>(
    { uuid: permissionGroups.id, name: permissionGroups.name },
    sql`${permissionGroupMembers}, ${permissionGroups} where ${isMember}`,
    sql`${permissionGroups.name}, ${permissionGroups.id}`,
  )
}
