import { spellingsOf } from '@dragoman/sdk/languages'
import type { UserCounters, UserListItem } from '@dragoman/sdk/operations/users'
import { can, isManager } from '@dragoman/sdk/permissions'
import { and, arrayOverlaps, count, eq, exists, ilike, inArray, isNull, or, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Operations } from '../../generated/handlers.ts'
import type { UserRow } from '../../identity/find-user.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { organizationMembers, orgUnitMembers, orgUnits, userLanguagePairs } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { countList } from '../../kernel/list-counters.ts'
import { asksForAll, listPage, orderedBy } from '../../kernel/list-page.ts'
import type { Page } from '../../kernel/list-page.ts'
import { containing } from '../../kernel/paging.ts'
import { textAnywhere } from '../../kernel/query-condition.ts'
import { users } from '../../kernel/tables.ts'
import { tasks } from '../work/task-tables.ts'
import { customOrder, wholeOrder } from '../custom-fields/custom-order.ts'
import { customQuery } from '../custom-fields/custom-query.ts'
import { userCustomValues } from '../custom-fields/tables.ts'
import { showUsers } from './show-user.ts'
import { userQuery } from './user-query.ts'

type Query = Operations['users']['list']['params']['query']

/** The filters of a list of people. */
export type UserFilter = Omit<Query, 'page' | 'size' | 'sort' | 'simple'>

const customValues = { entity: 'USER', values: userCustomValues, id: users.id } as const

/** The people that the caller may see, a manager everyone of the account, others themselves, of those that fulfill a filter. */
export async function listedUsers(
  db: Database,
  session: SignedIn,
  query: UserFilter,
  now: Date,
): Promise<SQL | undefined> {
  const custom = await customQuery(db, session, query.filter, customValues)
  return and(
    eq(users.accountId, session.account.id),
    isNull(users.removedAt),
    isManager(session) ? undefined : eq(users.id, session.user.id),
    query.q?.trim() ? textAnywhere(users.name, users.email)(query.q.trim()) : undefined,
    query.name ? ilike(users.name, containing(query.name)) : undefined,
    query.email ? ilike(users.email, containing(query.email)) : undefined,
    query.country ? eq(users.country, query.country) : undefined,
    query.roles?.length ? arrayOverlaps(users.roles, [...query.roles]) : undefined,
    query.status?.length ? inArray(users.status, query.status) : undefined,
    query.tags?.length ? arrayOverlaps(users.tags, [...query.tags]) : undefined,
    belongsTo(db, query),
    translates(db, query.sourceLanguage, query.targetLanguages),
    userQuery(db, session, query.filter, now, custom),
  )
}

const sortable = {
  name: users.name,
  email: users.email,
  status: users.status,
  country: users.country,
  city: users.city,
  createDate: users.createdAt,
}

/** A field and a direction; by name where nothing else is asked for. */
export const userOrder = (db: Database, sort: string | undefined): SQL[] =>
  orderedBy(sort, { ...sortable, tasksCompletedCount: completedOf(db) }, [users.name, users.id], { custom: true })

/** The order of all people of a list at once. */
export const wholeUserOrder = (db: Database, session: SignedIn, sort: string | undefined): Promise<SQL[]> =>
  wholeOrder(db, session, sort, customValues, userOrder(db, sort))

/** How many tasks a person has delivered. */
const completedOf = (db: Database) =>
  sql`(${db
    .select({ number: count() })
    .from(tasks)
    .where(and(eq(tasks.assigneeId, users.id), inArray(tasks.status, ['DELIVERED', 'INVOICED'])))})`

/** One page of the people that the caller may see. */
export async function listUsers(db: Database, session: SignedIn, query: Query, now: Date): Promise<Page<UserListItem>> {
  return listPage(db, query, {
    from: users,
    where: await listedUsers(db, session, query, now),
    orderBy: userOrder(db, query.sort),
    isWhole: asksForAll(query),
    byValue: await customOrder(db, session, query.sort, customValues),
    show: (rows) => show(db, session, rows, query.simple ?? false),
  })
}

const counted = {
  linguists: 'role:vendor status:active',
  withoutLanguages: 'role:vendor status:active source:none',
  addedThisMonth: 'created:this-month',
} as const

const countedAccess = { invited: 'is:invited', blocked: 'is:blocked' } as const

/** How many of the people that the caller may see need attention. */
export async function countUsers(db: Database, session: SignedIn, now: Date): Promise<UserCounters> {
  return countList(db, {
    from: users,
    where: await listedUsers(db, session, {}, now),
    filters: { ...counted, ...(can(session, ['USER_save']) && countedAccess) },
    condition: (line) => userQuery(db, session, line, now),
  })
}

async function show(db: Database, session: SignedIn, rows: readonly UserRow[], isSimple: boolean) {
  const shown = await showUsers(db, session, rows)
  if (!isSimple) return shown
  return shown.map(({ id, uuid, name, email, nameEmail, status, roles }) => ({
    id,
    uuid,
    name,
    email,
    nameEmail,
    status,
    roles,
  }))
}

/** The people of an organizational unit, or of an organization and its units. */
function belongsTo(db: Database, of: { orgUnitUuid?: string; organizationUuid?: string }): SQL | undefined {
  const memberOf = (organizationId: SQLWrapper | string) =>
    db
      .select({ id: organizationMembers.userId })
      .from(organizationMembers)
      .where(eq(organizationMembers.organizationId, organizationId))
  const memberIn = (column: AnyPgColumn, id: string) =>
    db
      .select({ id: orgUnitMembers.userId })
      .from(orgUnitMembers)
      .innerJoin(orgUnits, eq(orgUnits.id, orgUnitMembers.orgUnitId))
      .where(eq(column, id))
  const { orgUnitUuid, organizationUuid } = of
  const parent = (id: string) =>
    sql`(${db.select({ id: orgUnits.organizationId }).from(orgUnits).where(eq(orgUnits.id, id))})`
  return and(
    orgUnitUuid
      ? or(inArray(users.id, memberIn(orgUnits.id, orgUnitUuid)), inArray(users.id, memberOf(parent(orgUnitUuid))))
      : undefined,
    organizationUuid
      ? or(
          inArray(users.id, memberIn(orgUnits.organizationId, organizationUuid)),
          inArray(users.id, memberOf(organizationUuid)),
        )
      : undefined,
  )
}

/** The people who translate from `source` and into each of `targets`. */
function translates(db: Database, source: string | undefined, targets: readonly string[] | undefined): SQL | undefined {
  const pair = (target: string | undefined) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(userLanguagePairs)
        .where(
          and(
            eq(userLanguagePairs.userId, users.id),
            source ? inArray(userLanguagePairs.source, spellingsOf(source)) : undefined,
            target ? inArray(userLanguagePairs.target, spellingsOf(target)) : undefined,
          ),
        ),
    )
  if (targets?.length) return and(...targets.map(pair))
  return source ? pair(undefined) : undefined
}
