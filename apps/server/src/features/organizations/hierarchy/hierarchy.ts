import type { HierarchyNode, HierarchyPart } from '@dragoman/sdk/operations/accountSettings'
import { and, asc, desc, eq, exists, ilike, or, sql, type SQL } from 'drizzle-orm'
import { organizations, orgUnits } from '../../../identity/tables.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { containing } from '../../../kernel/paging.ts'
import { notFound } from '../../../kernel/refusals.ts'
import { projects } from '../../work/tables.ts'

/** Nodes of a page. */
const pageSize = 100

interface Asked {
  parentUuid?: string | undefined
  search?: string | undefined
  page: number
}

/**
 * Lists the children of a part of an account, or the parts with a name like the one searched for; 404 for a part that
 * it doesn't have.
 */
export async function hierarchyPart(
  db: Database,
  accountId: string,
  { parentUuid, search, page }: Asked,
): Promise<HierarchyPart> {
  const range = { limit: pageSize + 1, offset: page * pageSize }
  const text = search?.trim() ?? ''
  const found =
    text !== ''
      ? await searched(db, accountId, containing(text), range)
      : parentUuid === undefined
        ? await organizationNodes(db, eq(organizations.accountId, accountId), range)
        : await childrenOf(db, accountId, parentUuid, range)
  return { nodes: found.slice(0, pageSize), hasMore: found.length > pageSize }
}

interface Range {
  limit: number
  offset: number
}

async function childrenOf(db: Database, accountId: string, id: string, range: Range): Promise<HierarchyNode[]> {
  const ownUnit = and(eq(orgUnits.id, id), eq(orgUnits.accountId, accountId))
  if ((await db.$count(orgUnits, ownUnit)) > 0) return projectNodes(db, eq(projects.orgUnitId, id), range)
  const own = and(eq(organizations.id, id), eq(organizations.accountId, accountId))
  if ((await db.$count(organizations, own)) === 0) throw notFound('organization or organizational unit')
  return unitNodes(db, eq(orgUnits.organizationId, id), range)
}

/** Of each kind as many as there is room for: those whose names are few come first. */
async function searched(db: Database, accountId: string, like: string, range: Range): Promise<HierarchyNode[]> {
  const whole = { limit: range.offset + range.limit, offset: 0 }
  const all = [
    await organizationNodes(db, and(eq(organizations.accountId, accountId), ilike(organizations.name, like)), whole),
    await unitNodes(db, and(eq(orgUnits.accountId, accountId), ilike(orgUnits.name, like)), whole, true),
    await projectNodes(
      db,
      and(eq(projects.accountId, accountId), or(ilike(projects.reference, like), ilike(projects.name, like))),
      whole,
      true,
    ),
  ].flat()
  return all.slice(range.offset, range.offset + range.limit)
}

async function organizationNodes(db: Database, where: SQL | undefined, range: Range): Promise<HierarchyNode[]> {
  const units = db
    .select({ one: sql`1` })
    .from(orgUnits)
    .where(eq(orgUnits.organizationId, organizations.id))
  const rows = await db
    .select({ uuid: organizations.id, name: organizations.name, hasChildren: sql<boolean>`${exists(units)}` })
    .from(organizations)
    .where(where)
    .orderBy(asc(organizations.name), asc(organizations.id))
    .limit(range.limit)
    .offset(range.offset)
  return rows.map((row) => ({ level: 'ORGANIZATION', ...row }))
}

async function unitNodes(
  db: Database,
  where: SQL | undefined,
  range: Range,
  isNamed = false,
): Promise<HierarchyNode[]> {
  const below = db
    .select({ one: sql`1` })
    .from(projects)
    .where(eq(projects.orgUnitId, orgUnits.id))
  const rows = await db
    .select({
      uuid: orgUnits.id,
      name: orgUnits.name,
      parentName: organizations.name,
      hasChildren: sql<boolean>`${exists(below)}`,
    })
    .from(orgUnits)
    .innerJoin(organizations, eq(organizations.id, orgUnits.organizationId))
    .where(where)
    .orderBy(asc(orgUnits.name), asc(orgUnits.id))
    .limit(range.limit)
    .offset(range.offset)
  return rows.map(({ parentName, ...row }) => ({ level: 'ORG_UNIT', ...row, ...(isNamed && { parentName }) }))
}

async function projectNodes(
  db: Database,
  where: SQL | undefined,
  range: Range,
  isNamed = false,
): Promise<HierarchyNode[]> {
  const rows = await db
    .select({ uuid: projects.id, name: projects.reference, parentName: orgUnits.name })
    .from(projects)
    .innerJoin(orgUnits, eq(orgUnits.id, projects.orgUnitId))
    .where(where)
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(range.limit)
    .offset(range.offset)
  return rows.map(({ parentName, ...row }) => ({
    level: 'PROJECT',
    ...row,
    hasChildren: false,
    ...(isNamed && { parentName }),
  }))
}
