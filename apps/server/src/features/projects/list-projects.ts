import type { ProjectsListParams, ProjectSummary } from '@dragoman/sdk/operations/projects'
import { and, asc, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { visibleProjects } from '../work/visible.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { projectCustomValues, projects } from '../work/tables.ts'
import { customOrder, wholeOrder } from '../custom-fields/custom-order.ts'
import { customQuery } from '../custom-fields/custom-query.ts'
import { orgUnits } from '../../identity/tables.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { filesNamed, inNames, projectsNamed } from '../work/find-by-name.ts'
import { projectsWithSource } from '../intake/reading/search-source.ts'
import { asksForArchived, projectQuery } from './project-query.ts'
import { showSummaries } from './show-summaries.ts'
import { asksForAll, listPage, readSort } from '../../kernel/list-page.ts'
import type { Page, PageQuery } from '../../kernel/list-page.ts'
import { startOfDay } from '@dragoman/sdk/zoned-days'
import { timezoneOf } from '../../identity/reading-at.ts'
import { shiftDay } from '../../kernel/days.ts'

/** The filters of a list of projects (contract: projects.list). */
export type ProjectFilter = Omit<NonNullable<ProjectsListParams['query']>, 'page' | 'size' | 'sort'>

const customValues = { entity: 'PROJECT', values: projectCustomValues, id: projects.id } as const

/** The projects that the caller may see, of those that fulfill a filter; archived ones where it asks about them. */
export async function listedProjects(
  db: Database,
  session: SignedIn,
  filter: ProjectFilter,
  now: Date,
): Promise<SQL | undefined> {
  const custom = await customQuery(db, session, filter.filter, customValues)
  return and(
    visibleProjects(db, session),
    asksForArchived(filter.filter, now, custom) ? undefined : isNull(projects.archivedAt),
    ...conditions(db, session, filter),
    projectQuery(db, session, filter.filter, now, custom),
  )
}

/** One page of the projects that the caller may see. */
export async function listProjects(
  db: Database,
  session: SignedIn,
  query: ProjectFilter & PageQuery & { sort?: string },
  now: Date,
): Promise<Page<ProjectSummary>> {
  const { page, size, sort, ...filter } = query
  return listPage(
    db,
    { page, size },
    {
      from: projects,
      where: await listedProjects(db, session, filter, now),
      orderBy: projectOrder(sort),
      isWhole: asksForAll(query),
      byValue: await customOrder(db, session, sort, customValues),
      joined(snapshot) {
        const found = db.select({ id: projects.id, snapshot }).from(projects).$dynamic()
        // Only there: beside a join, even one that it leaves out, PostgreSQL reads the rows where an index alone would do.
        if (sort?.startsWith('client')) found.innerJoin(orgUnits, eq(orgUnits.id, projects.orgUnitId))
        return found
      },
      show: (rows) =>
        showSummaries(
          db,
          session,
          rows.map(({ id }) => id),
        ),
    },
  )
}

function conditions(db: Database, session: SignedIn, query: ProjectFilter): (SQL | undefined)[] {
  const accountId = session.account.id
  const dayStart = (day: string) => new Date(startOfDay(day, timezoneOf(session)))
  const { q, name, reference, fileName, status, tags, orgUnitUuid, organizationUuid } = query
  const anywhere = q?.trim()
  return [
    anywhere ? inArray(projects.id, projectsNamed(db, accountId, anywhere)) : undefined,
    name ? inNames(name, [projects.name]) : undefined,
    reference ? inNames(reference, [projects.reference]) : undefined,
    fileName ? inArray(projects.id, filesNamed(db, fileName)) : undefined,
    status?.length ? inArray(projects.status, status) : undefined,
    tags?.length ? sql`${projects.tags} @> ${sql.param(tags)}::text[]` : undefined,
    orgUnitUuid ? eq(projects.orgUnitId, orgUnitUuid) : undefined,
    organizationUuid ? inArray(projects.orgUnitId, orgUnitsWithin(db, organizationUuid)) : undefined,
    query.projectManagerUuid ? eq(projects.assigneeId, query.projectManagerUuid) : undefined,
    query.contactPersonUuid ? eq(projects.contactId, query.contactPersonUuid) : undefined,
    query.sourceQuery?.trim() ? projectsWithSource(db, query.sourceQuery.trim()) : undefined,
    query.startCreateDate ? gte(projects.createdAt, dayStart(query.startCreateDate)) : undefined,
    query.endCreateDate ? lt(projects.createdAt, dayStart(shiftDay(query.endCreateDate, 1))) : undefined,
    query.startDueDate ? gte(projects.dueDate, dayStart(query.startDueDate)) : undefined,
    query.endDueDate ? lt(projects.dueDate, dayStart(shiftDay(query.endDueDate, 1))) : undefined,
  ]
}

const orgUnitsWithin = (db: Database, organizationId: string) =>
  db.select({ id: orgUnits.id }).from(orgUnits).where(eq(orgUnits.organizationId, organizationId))

const sortable = {
  createDate: projects.createdAt,
  dueDate: projects.dueDate,
  deliveryDate: projects.deliveredAt,
  name: projects.number,
  reference: sql`lower(${projects.reference})`,
  status: projects.status,
  client: sql`lower(${orgUnits.name})`,
  totalCost: projects.totalCost,
}

const mayBeNull = ['dueDate', 'deliveryDate', 'totalCost']

/** The order of all projects of a list at once. */
export const wholeProjectOrder = (db: Database, session: SignedIn, sort: string | undefined): Promise<SQL[]> =>
  wholeOrder(db, session, sort, customValues, projectOrder(sort))

/** A field and a direction (`dueDate,desc`); newest first otherwise. */
function projectOrder(sort: string | undefined): SQL[] {
  const sorted = readSort<SQLWrapper>(sort, sortable, { named: ['sortingByCreateDate'], custom: true })
  if (!sorted) return [desc(projects.createdAt), desc(projects.id)]
  const { field, by: column, descending } = sorted
  if (!descending) return [sql`${column} asc nulls last`, asc(projects.id)]
  // By an index, where nothing is null: the order that it has when it is read from its end.
  return mayBeNull.includes(field)
    ? [sql`${column} desc nulls last`, asc(projects.id)]
    : [sql`${column} desc`, asc(projects.id)]
}
