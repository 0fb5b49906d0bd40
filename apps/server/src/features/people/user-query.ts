import { spellingsOf } from '@dragoman/sdk/languages'
import { userFields } from '@dragoman/sdk/list-fields'
import { can } from '@dragoman/sdk/permissions'
import type { QueryValue } from '@dragoman/sdk/query-line'
import { and, eq, exists, inArray, isNotNull, isNull, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { readingAt } from '../../identity/reading-at.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import {
  organizationMembers,
  organizations,
  orgUnitMembers,
  orgUnits,
  userLanguagePairs,
} from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import {
  codeAmong,
  codeIn,
  dateIn,
  queryCondition,
  taggedIn,
  textAnywhere,
  textIn,
  type FurtherFields,
  type QueryMeaning,
} from '../../kernel/query-condition.ts'
import { users } from '../../kernel/tables.ts'

/** A query line about people as a condition; 400 for one that cannot be read. */
export function userQuery(
  db: Database,
  session: SignedIn,
  line: string | undefined,
  now: Date,
  custom?: FurtherFields,
): SQL | undefined {
  const accountId = session.account.id
  const hasPair = (condition: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(userLanguagePairs)
        .where(and(eq(userLanguagePairs.userId, users.id), condition)),
    )
  const hasNoPair = sql`not ${hasPair(sql`true`)}`
  /** Members of units that fulfill a condition, and with `isInherited` those of their organizations. */
  const ofUnits = (condition: SQL, isInherited: boolean) => {
    const inUnits = db
      .select({ id: orgUnitMembers.userId })
      .from(orgUnitMembers)
      .innerJoin(orgUnits, eq(orgUnits.id, orgUnitMembers.orgUnitId))
      .innerJoin(organizations, eq(organizations.id, orgUnits.organizationId))
      .where(and(eq(orgUnits.accountId, accountId), condition))
    const inOrganizations = db
      .select({ id: organizationMembers.userId })
      .from(organizationMembers)
      .innerJoin(organizations, eq(organizations.id, organizationMembers.organizationId))
      .where(and(eq(organizations.accountId, accountId), condition))
    return isInherited
      ? or(inArray(users.id, inUnits), inArray(users.id, inOrganizations))!
      : inArray(users.id, inUnits)
  }
  const meaning: QueryMeaning<typeof userFields> = {
    word: textAnywhere(users.name, users.email),
    fields: {
      name: textIn(users.name),
      email: textIn(users.email),
      role: codeAmong(users.roles),
      status: codeIn(users.status),
      is: (value) => (value.kind === 'code' ? stateOf(session, value.code) : sql`false`),
      source: (value) => (value.kind === 'none' ? hasNoPair : hasPair(languageIn(userLanguagePairs.source)(value))),
      target: (value) => (value.kind === 'none' ? hasNoPair : hasPair(languageIn(userLanguagePairs.target)(value))),
      client: (value) => ofUnits(textIn(organizations.name)(value), true),
      unit: (value) => ofUnits(textIn(orgUnits.name)(value), false),
      country: codeIn(users.country),
      city: textIn(users.city),
      tag: taggedIn(users.tags),
      created: dateIn(users.createdAt),
    },
  }
  return queryCondition(line, userFields, readingAt(session, now), meaning, custom)
}

const languageIn =
  (column: AnyColumn) =>
  (value: QueryValue): SQL =>
    value.kind === 'code' ? inArray(column, spellingsOf(value.code)) : sql`false`

function stateOf(session: SignedIn, state: string): SQL {
  // People who can't see this can't find it out by filtering, either.
  if (state !== 'AUTOPILOT' && !can(session, ['USER_save'])) return sql`false`
  switch (state) {
    case 'INVITED':
      return isNull(users.passwordHash)
    case 'BLOCKED':
      return isNotNull(users.blockedAt)
    case 'AUTOPILOT':
      return eq(users.autopilotEnabled, true)
    default:
      return sql`false`
  }
}
