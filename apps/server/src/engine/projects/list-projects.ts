import type { ProjectsListParams } from '@dragoman/sdk/operations/projects'
import { and, asc, count, desc, eq, exists, gte, ilike, inArray, lt, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { visibleProjects } from '../../access/visible.ts'
import type { Database } from '../../database/connect.ts'
import { orgUnits, projectResources, projects } from '../../db/schema.ts'
import { containing } from '../../http/page.ts'
import type { SignedIn } from '../../http/sessions.ts'
import { projectsWithSource } from './search-source.ts'

type Filters = NonNullable<ProjectsListParams['query']>

/** The ids of one page of the projects that the caller may see, and how many there are on all pages. */
export async function listProjects(
  db: Database,
  session: SignedIn,
  query: Filters & { page: number; size: number },
): Promise<{ ids: string[]; total: number }> {
  const condition = and(visibleProjects(db, session), ...conditions(db, query))
  const finding = db
    .select({ id: projects.id })
    .from(projects)
    .innerJoin(orgUnits, eq(orgUnits.id, projects.orgUnitId))
    .where(condition)
    .orderBy(...order(query.sort))
    .limit(query.size)
    .offset(query.page * query.size)
  const [rows, total] = await Promise.all([finding, countProjects(db, condition, query)])
  return { ids: rows.map(({ id }) => id), total }
}

/** Every project has a unit, so its unit is only looked at where something is asked of it. */
async function countProjects(db: Database, condition: SQL | undefined, { q, organizationUuid }: Filters): Promise<number> {
  if (!q?.trim() && !organizationUuid) return db.$count(projects, condition)
  const [all] = await db
    .select({ total: count() })
    .from(projects)
    .innerJoin(orgUnits, eq(orgUnits.id, projects.orgUnitId))
    .where(condition)
  return all?.total ?? 0
}

function conditions(db: Database, query: Filters): (SQL | undefined)[] {
  const { q, name, reference, fileName, status, tags, orgUnitUuid, organizationUuid } = query
  const anywhere = q?.trim() ? containing(q.trim()) : undefined
  return [
    anywhere
      ? or(ilike(projects.reference, anywhere), ilike(projects.name, anywhere), ilike(orgUnits.name, anywhere))
      : undefined,
    name ? ilike(projects.name, containing(name)) : undefined,
    reference ? ilike(projects.reference, containing(reference)) : undefined,
    fileName ? withFile(db, fileName) : undefined,
    status?.length ? inArray(projects.status, status) : undefined,
    tags?.length ? sql`${projects.tags} @> ${sql.param(tags)}::text[]` : undefined,
    orgUnitUuid ? eq(projects.orgUnitId, orgUnitUuid) : undefined,
    organizationUuid ? eq(orgUnits.organizationId, organizationUuid) : undefined,
    query.projectManagerUuid ? eq(projects.assigneeId, query.projectManagerUuid) : undefined,
    query.contactPersonUuid ? eq(projects.contactId, query.contactPersonUuid) : undefined,
    query.sourceQuery?.trim() ? projectsWithSource(db, query.sourceQuery.trim()) : undefined,
    query.startCreateDate ? gte(projects.createdAt, dayStart(query.startCreateDate)) : undefined,
    query.endCreateDate ? lt(projects.createdAt, dayEnd(query.endCreateDate)) : undefined,
    query.startDueDate ? gte(projects.dueDate, dayStart(query.startDueDate)) : undefined,
    query.endDueDate ? lt(projects.dueDate, dayEnd(query.endDueDate)) : undefined,
  ]
}

const withFile = (db: Database, name: string) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(projectResources)
      .where(and(eq(projectResources.projectId, projects.id), ilike(projectResources.name, containing(name)))),
  )

// Days are days of UTC.
const dayStart = (day: string) => new Date(`${day}T00:00:00Z`)
const dayEnd = (day: string) => new Date(dayStart(day).getTime() + 24 * 60 * 60 * 1000)

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

/** A field and a direction (`dueDate,desc`); anything else, named sorts included, is newest first. */
function order(sort: string | undefined): SQL[] {
  const [field = '', direction] = (sort ?? '').split(',')
  const column = Object.entries(sortable).find(([key]) => key === field)?.[1]
  if (!column) return [desc(projects.createdAt), desc(projects.id)]
  const primary = direction === 'desc' ? sql`${column} desc nulls last` : sql`${column} asc nulls last`
  return [primary, asc(projects.id)]
}
