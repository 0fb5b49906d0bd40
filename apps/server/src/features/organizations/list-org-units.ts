import { orgUnitFields } from '@dragoman/sdk/list-fields'
import { and, eq, ilike, inArray, sql, type SQL } from 'drizzle-orm'
import type { Operations } from '../../generated/handlers.ts'
import { orgUnitsOfUser, visibleOrgUnits } from '../../identity/org-units.ts'
import { readingAt } from '../../identity/reading-at.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { organizations, orgUnits } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { listPage, orderedBy } from '../../kernel/list-page.ts'
import { containing } from '../../kernel/paging.ts'
import {
  codeAmong,
  codeIn,
  dateIn,
  queryCondition,
  taggedIn,
  textAnywhere,
  textIn,
  type QueryMeaning,
} from '../../kernel/query-condition.ts'
import { customOrder, wholeOrder } from '../custom-fields/custom-order.ts'
import { customQuery } from '../custom-fields/custom-query.ts'
import { orgUnitCustomValues } from '../custom-fields/tables.ts'
import { showOrgUnitItems } from './org-units.ts'

type Query = Operations['orgUnits']['list']['params']['query']

/** The filters of a list of organizational units. */
export type OrgUnitFilter = Omit<Query, 'page' | 'size' | 'sort'>

const customValues = { entity: 'ORG_UNIT', values: orgUnitCustomValues, id: orgUnits.id } as const

/** The organizational units that the caller may see, of those that fulfill a filter. */
export async function listedOrgUnits(
  db: Database,
  session: SignedIn,
  query: OrgUnitFilter,
  now: Date,
): Promise<SQL | undefined> {
  const { q, filter, name, organizationUuid, queryType, status } = query
  const isOwn = () => inArray(orgUnits.id, orgUnitsOfUser(db, session.user.id))
  const organizationsWhere = (condition: SQL) =>
    inArray(
      orgUnits.organizationId,
      db
        .select({ id: organizations.id })
        .from(organizations)
        .where(and(eq(organizations.accountId, session.account.id), condition)),
    )
  const word = (text: string) =>
    sql`(${textAnywhere(orgUnits.name)(text)} or ${organizationsWhere(textAnywhere(organizations.name)(text))})`
  const custom = await customQuery(db, session, filter, customValues)
  const meaning: QueryMeaning<typeof orgUnitFields> = {
    word,
    fields: {
      name: textIn(orgUnits.name),
      client: (value) => organizationsWhere(textIn(organizations.name)(value)),
      status: codeIn(orgUnits.status),
      is: (value) => {
        if (value.kind !== 'code') return sql`false`
        return value.code === 'MINE' ? isOwn() : sql`(${orgUnits.placement} ->> 'enabled')::boolean`
      },
      source: codeIn(orgUnits.defaultSourceLocale),
      target: codeAmong(orgUnits.targetLocales),
      step: codeAmong(orgUnits.workflows),
      country: codeIn(orgUnits.country),
      currency: codeIn(orgUnits.currency),
      tag: taggedIn(orgUnits.tags),
      created: dateIn(orgUnits.createdAt),
    },
  }
  return and(
    visibleOrgUnits(db, session),
    name ? ilike(orgUnits.name, containing(name)) : undefined,
    organizationUuid ? eq(orgUnits.organizationId, organizationUuid) : undefined,
    status ? eq(orgUnits.status, status) : undefined,
    queryType === 'MINE' ? isOwn() : undefined,
    q?.trim() ? word(q.trim()) : undefined,
    queryCondition(filter, orgUnitFields, readingAt(session, now), meaning, custom),
  )
}

const sortable = {
  name: orgUnits.name,
  organization: organizations.name,
  status: orgUnits.status,
  source: orgUnits.defaultSourceLocale,
  country: orgUnits.country,
  currency: orgUnits.currency,
  timezone: orgUnits.timezone,
  createDate: orgUnits.createdAt,
}

/** A field and a direction; by name where nothing else is asked for. */
const orgUnitOrder = (sort: string | undefined): SQL[] =>
  orderedBy(sort, sortable, [orgUnits.name, orgUnits.id], { custom: true })

/** The order of all organizational units of a list at once. */
export const wholeOrgUnitOrder = (db: Database, session: SignedIn, sort: string | undefined): Promise<SQL[]> =>
  wholeOrder(db, session, sort, customValues, orgUnitOrder(sort))

/** One page of the organizational units that the caller may see, by name. */
export async function listOrgUnits(db: Database, session: SignedIn, query: Query, now: Date) {
  return listPage(db, query, {
    from: orgUnits,
    joined: (snapshot) =>
      db
        .select({ orgUnit: orgUnits, organization: organizations, snapshot })
        .from(orgUnits)
        .innerJoin(organizations, eq(organizations.id, orgUnits.organizationId))
        .$dynamic(),
    where: await listedOrgUnits(db, session, query, now),
    orderBy: orgUnitOrder(query.sort),
    byValue: await customOrder(db, session, query.sort, customValues),
    show: (rows) => showOrgUnitItems(db, session, rows),
  })
}
