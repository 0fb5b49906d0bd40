import { organizationFields } from '@dragoman/sdk/list-fields'
import type { OrganizationCounters, OrganizationListItem } from '@dragoman/sdk/operations/organizations'
import { and, count, eq, exists, ilike, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Operations } from '../../generated/handlers.ts'
import { orgUnitsOfUser, visibleOrgUnits } from '../../identity/org-units.ts'
import type { OrganizationRow } from '../../identity/org-units.ts'
import { organizationRef, visibleOrganizations } from '../../identity/organizations.ts'
import { seesPrices } from '../../identity/sees-prices.ts'
import { readingAt } from '../../identity/reading-at.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { organizationMembers, organizations, orgUnits } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { countList } from '../../kernel/list-counters.ts'
import { listPage, orderedBy } from '../../kernel/list-page.ts'
import { containing } from '../../kernel/paging.ts'
import {
  codeIn,
  dateIn,
  queryCondition,
  textAnywhere,
  textIn,
  type FurtherFields,
  type QueryMeaning,
} from '../../kernel/query-condition.ts'
import { loadValues } from '../custom-fields/custom-values.ts'
import { customOrder, wholeOrder } from '../custom-fields/custom-order.ts'
import { customQuery } from '../custom-fields/custom-query.ts'
import { organizationCustomValues } from '../custom-fields/tables.ts'
import { amountsOf, isOrdered } from '../projects/client-summary/ordered.ts'
import { projectQuery } from '../projects/project-query.ts'
import { projects } from '../work/tables.ts'
import { visibleProjects } from '../work/visible.ts'

type Query = Operations['organizations']['list']['params']['query']

/** The filters of a list of organizations. */
export type OrganizationFilter = Pick<Query, 'q' | 'filter' | 'name'>

const customValues = { entity: 'ORGANIZATION', values: organizationCustomValues, id: organizations.id } as const

/** The organizations that the caller may see, of those that fulfill a filter. */
export async function listedOrganizations(
  db: Database,
  session: SignedIn,
  { q, filter, name }: OrganizationFilter,
  now: Date,
): Promise<SQL | undefined> {
  const custom = await customQuery(db, session, filter, customValues)
  return and(
    visibleOrganizations(db, session),
    name ? ilike(organizations.name, containing(name)) : undefined,
    q?.trim() ? textAnywhere(organizations.name)(q.trim()) : undefined,
    organizationQuery(db, session, filter, now, custom),
  )
}

/** A query line about organizations as a condition; 400 for one that cannot be read. */
function organizationQuery(
  db: Database,
  session: SignedIn,
  line: string | undefined,
  now: Date,
  custom?: FurtherFields,
): SQL | undefined {
  const meaning: QueryMeaning<typeof organizationFields> = {
    word: textAnywhere(organizations.name),
    fields: {
      name: textIn(organizations.name),
      unit: (value) =>
        exists(
          db
            .select({ one: sql`1` })
            .from(orgUnits)
            .where(
              and(
                eq(orgUnits.organizationId, organizations.id),
                visibleOrgUnits(db, session),
                textIn(orgUnits.name)(value),
              ),
            ),
        ),
      country: codeIn(organizations.country),
      is: (value) => (value.kind === 'code' ? stateOf(db, session, value.code, now) : sql`false`),
      created: dateIn(organizations.createdAt),
    },
  }
  return queryCondition(line, organizationFields, readingAt(session, now), meaning, custom)
}

function stateOf(db: Database, session: SignedIn, state: string, now: Date): SQL {
  switch (state) {
    case 'MINE':
      return isOwn(db, session)
    case 'ACTIVE':
      return hasProject(db, session, projectQuery(db, session, '-status:delivered,invoiced,cancelled', now))
    case 'LATE':
      return hasProject(db, session, projectQuery(db, session, 'is:late', now))
    default:
      return sql`false`
  }
}

/** Whether an organization has a project that the caller sees and that fulfills a condition. */
const hasProject = (db: Database, session: SignedIn, condition: SQL | undefined): SQL =>
  inArray(
    organizations.id,
    db
      .select({ id: orgUnits.organizationId })
      .from(projects)
      .innerJoin(orgUnits, eq(orgUnits.id, projects.orgUnitId))
      .where(and(visibleProjects(db, session), isNull(projects.archivedAt), condition)),
  )

/** How many of the organizations that the caller may see have work, or wait for it. */
export async function countOrganizations(db: Database, session: SignedIn, now: Date): Promise<OrganizationCounters> {
  return countList(db, {
    from: organizations,
    where: visibleOrganizations(db, session),
    filters: { late: 'is:late', active: 'is:active', mine: 'is:mine', addedThisMonth: 'created:this-month' },
    condition: (line) => organizationQuery(db, session, line, now),
  })
}

/** Whether the caller belongs to an organization, or to one of its units. */
const isOwn = (db: Database, { user }: SignedIn): SQL =>
  sql`(${inArray(
    organizations.id,
    db
      .select({ id: organizationMembers.organizationId })
      .from(organizationMembers)
      .where(eq(organizationMembers.userId, user.id)),
  )} or ${inArray(
    organizations.id,
    db
      .select({ id: orgUnits.organizationId })
      .from(orgUnits)
      .where(inArray(orgUnits.id, orgUnitsOfUser(db, user.id))),
  )})`

/** A field and a direction; by name where nothing else is asked for. */
const organizationOrder = (db: Database, session: SignedIn, sort: string | undefined, now: Date): SQL[] =>
  orderedBy(sort, { ...sortable, ...sortableFigures(db, session, now) }, [organizations.name, organizations.id], {
    custom: true,
  })

const sortable = {
  name: organizations.name,
  country: organizations.country,
  id: organizations.number,
  createDate: organizations.createdAt,
}

/** The orders of an organization that the caller sees, as columns to sort by. */
function sortableFigures(db: Database, session: SignedIn, now: Date): Record<string, SQL> {
  const ofOrganization = eq(orgUnits.organizationId, organizations.id)
  const seen = and(ofOrganization, visibleProjects(db, session), isNull(projects.archivedAt))
  const figure = (value: SQL, condition?: SQL) =>
    sql`(${db
      .select({ value })
      .from(projects)
      .innerJoin(orgUnits, eq(orgUnits.id, projects.orgUnitId))
      .where(and(seen, condition))})`
  const counted = (condition: SQL | undefined) => figure(sql`count(*)`, and(isOpen, condition))
  return {
    openProjects: counted(undefined),
    overdueProjects: counted(projectQuery(db, session, 'is:late', now)),
    quotes: counted(eq(projects.status, 'PENDING')),
    lastOrderDate: figure(sql`max(${projects.createdAt})`),
    orgUnitCount: sql`(${db
      .select({ value: count() })
      .from(orgUnits)
      .where(and(ofOrganization, visibleOrgUnits(db, session)))})`,
  }
}

/** Projects that are neither delivered nor canceled. */
const isOpen = inArray(projects.status, ['DRAFT', 'PENDING', 'APPROVED'])

/** The order of all organizations of a list at once. */
export const wholeOrganizationOrder = (
  db: Database,
  session: SignedIn,
  sort: string | undefined,
  now: Date,
): Promise<SQL[]> => wholeOrder(db, session, sort, customValues, organizationOrder(db, session, sort, now))

/** One page of the organizations that the caller may see. */
export async function listOrganizations(db: Database, session: SignedIn, query: Query, now: Date) {
  return listPage(db, query, {
    from: organizations,
    where: await listedOrganizations(db, session, query, now),
    orderBy: organizationOrder(db, session, query.sort, now),
    byValue: await customOrder(db, session, query.sort, customValues),
    show: (rows) => showOrganizations(db, session, rows, now),
  })
}

/** Organizations with how many of their units the caller sees, and what they have ordered. */
export async function showOrganizations(
  db: Database,
  session: SignedIn,
  rows: readonly OrganizationRow[],
  now: Date,
): Promise<OrganizationListItem[]> {
  if (rows.length === 0) return []
  const counted = await db
    .select({ id: orgUnits.organizationId, number: count() })
    .from(orgUnits)
    .where(
      and(
        inArray(
          orgUnits.organizationId,
          rows.map(({ id }) => id),
        ),
        visibleOrgUnits(db, session),
      ),
    )
    .groupBy(orgUnits.organizationId)
  const custom = await loadValues(
    db,
    session,
    organizationCustomValues,
    rows.map(({ id }) => id),
  )
  const orders = await ordersOf(db, session, rows, now)
  const numbers = new Map(counted.map(({ id, number }) => [id, number]))
  return rows.map((row) => ({
    ...organizationRef(row),
    createDate: row.createdAt.getTime(),
    orgUnitCount: numbers.get(row.id) ?? 0,
    ...orders(row.id),
    customFields: custom(row.id),
  }))
}

/** The orders of each of some organizations that the caller sees. */
async function ordersOf(db: Database, session: SignedIn, rows: readonly OrganizationRow[], now: Date) {
  const isLate = projectQuery(db, session, 'is:late', now)
  const ofThese = inArray(
    orgUnits.organizationId,
    rows.map(({ id }) => id),
  )
  const isSeen = and(visibleProjects(db, session), isNull(projects.archivedAt))
  const open = await db
    .select({
      id: orgUnits.organizationId,
      openProjects: count(),
      overdueProjects: sql<number>`count(*) filter (where ${isLate})`.mapWith(Number),
      quotes: sql<number>`count(*) filter (where ${projects.status} = 'PENDING')`.mapWith(Number),
    })
    .from(projects)
    .innerJoin(orgUnits, eq(orgUnits.id, projects.orgUnitId))
    .where(and(ofThese, isSeen, isOpen))
    .groupBy(orgUnits.organizationId)
  const newest = db
    .select({ at: sql`max(${projects.createdAt})`.as('at') })
    .from(projects)
    .where(and(eq(projects.orgUnitId, orgUnits.id), isSeen))
  const last = await db
    .select({ id: orgUnits.organizationId, at: sql<Date | null>`max((${newest}))`.mapWith(projects.createdAt) })
    .from(orgUnits)
    .where(ofThese)
    .groupBy(orgUnits.organizationId)
  const month = seesPrices(session)
    ? await db
        .select({
          id: orgUnits.organizationId,
          currency: projects.currency,
          amount: sql<string | null>`sum(${projects.totalCost})`,
        })
        .from(projects)
        .innerJoin(orgUnits, eq(orgUnits.id, projects.orgUnitId))
        .where(
          and(ofThese, visibleProjects(db, session), isOrdered, projectQuery(db, session, 'created:this-month', now)),
        )
        .groupBy(orgUnits.organizationId, projects.currency)
    : undefined
  const counts = new Map(open.map(({ id, ...counted }) => [id, counted]))
  const dates = new Map(last.map(({ id, at }) => [id, at?.getTime()]))
  return (id: string) => {
    const lastOrderDate = dates.get(id)
    return {
      ...(counts.get(id) ?? { openProjects: 0, overdueProjects: 0, quotes: 0 }),
      ...(month && { orderedThisMonth: amountsOf(month.filter((row) => row.id === id)) }),
      ...(lastOrderDate !== undefined && { lastOrderDate }),
    }
  }
}
