import type { CustomFieldContent, CustomFieldValue } from '@dragoman/sdk/operations/customFields'
import { asc, eq } from 'drizzle-orm'
import type { UserRow } from '../../../identity/find-user.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import {
  organizationMembers,
  organizations,
  orgUnitMembers,
  orgUnits,
  userLanguagePairs,
} from '../../../identity/tables.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { loadValues } from '../../custom-fields/custom-values.ts'
import { userCustomValues } from '../../custom-fields/tables.ts'
import { listCell } from '../../table-imports/table-import.ts'

interface Named {
  id: string
  name: string
}

/** A person with what the table says of them. */
export interface PersonFacts {
  row: UserRow
  pairs: { source: string; target: string }[]
  organizations: Named[]
  orgUnits: Named[]
  custom: CustomFieldValue[]
}

/** Loads the data of people for the table, in the order given. */
export async function loadPersonFacts(
  db: Database,
  session: SignedIn,
  rows: readonly UserRow[],
): Promise<PersonFacts[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const pairs = await db
    .select()
    .from(userLanguagePairs)
    .where(isOneOf(userLanguagePairs.userId, ids))
    .orderBy(asc(userLanguagePairs.source), asc(userLanguagePairs.target))
  const memberships = await db
    .select({ userId: organizationMembers.userId, id: organizations.id, name: organizations.name })
    .from(organizationMembers)
    .innerJoin(organizations, eq(organizations.id, organizationMembers.organizationId))
    .where(isOneOf(organizationMembers.userId, ids))
    .orderBy(asc(organizations.name))
  const units = await db
    .select({ userId: orgUnitMembers.userId, id: orgUnits.id, name: orgUnits.name })
    .from(orgUnitMembers)
    .innerJoin(orgUnits, eq(orgUnits.id, orgUnitMembers.orgUnitId))
    .where(isOneOf(orgUnitMembers.userId, ids))
    .orderBy(asc(orgUnits.name))
  const custom = await loadValues(db, session, userCustomValues, ids)
  const of = <Item extends { userId: string }>(items: readonly Item[]) => Map.groupBy(items, ({ userId }) => userId)
  const [pairsOf, organizationsOf, unitsOf] = [of(pairs), of(memberships), of(units)]
  return rows.map((row) => ({
    row,
    pairs: pairsOf.get(row.id) ?? [],
    organizations: organizationsOf.get(row.id) ?? [],
    orgUnits: unitsOf.get(row.id) ?? [],
    custom: custom(row.id),
  }))
}

/** The value of a custom field in a cell. */
export const customText = (value: CustomFieldContent): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? listCell(value) : String(value)
}

/** A person as a row of the table; empty cells are left out. */
export function personRow({ row, ...facts }: PersonFacts): Record<string, string> {
  const names = (named: readonly Named[]) => listCell(named.map(({ name }) => name))
  const cells = {
    email: row.email,
    name: row.name,
    roles: listCell(row.roles),
    status: row.status,
    organizations: names(facts.organizations),
    orgUnits: names(facts.orgUnits),
    languages: listCell(facts.pairs.map(({ source, target }) => `${source}:${target}`)),
    country: row.country,
    state: row.state,
    city: row.city,
    postalCode: row.postalCode,
    timezone: row.timezone,
    currency: row.currency,
    wordsPerDay: row.wordsPerDay?.toString(),
    tags: listCell(row.tags),
    language: row.language,
    ...Object.fromEntries(facts.custom.map(({ key, value }) => [`cf.${key}`, customText(value)])),
  }
  return Object.fromEntries(Object.entries(cells).flatMap(([column, text]) => (text ? [[column, text]] : [])))
}
