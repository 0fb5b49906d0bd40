import { isClient, isManager } from '@dragoman/sdk/permissions'
import { textMatcher } from '@dragoman/sdk/text-search'
import { and, desc, eq, inArray, isNull, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { organizations, orgUnits } from '../../identity/tables.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import { isCommon, piecesCondition, textCondition } from '../../kernel/database/text-condition.ts'
import { projectNames, projectResources, projects } from '../work/tables.ts'
import { visibleProjects, visibleTasks } from '../work/visible.ts'
import { tasks } from '../work/task-tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { workflows } from '../workflows/tables.ts'
import { bestOf, mostCandidates, ofNewest, type Found, type Search } from './candidates.ts'

/** Projects by name and number; not the archived ones. */
export async function findProjects(search: Search): Promise<Found> {
  const { db, session } = search
  const names = projectNames(projects)
  const named = (which: SQL | undefined) =>
    db
      .select({ id: projects.id, reference: projects.reference, name: projects.name })
      .from(projects)
      .where(which)
      .orderBy(desc(projects.createdAt), desc(projects.id))
  const isFound = textMatcher(search)
  const rows = (await isCommonText(search, projects, names))
    ? await ofNewest({
        newest: (limit, offset) => newestProjects(search, limit, offset),
        read: async (ids) =>
          (await named(isOneOf(projects.id, ids))).filter(({ reference, name }) => isFound(reference) ?? isFound(name)),
        ...candidates,
      })
    : await named(
        and(
          visibleProjects(db, session),
          isNull(projects.archivedAt),
          textCondition(search, [projects.reference, projects.name], names),
        ),
      ).limit(mostCandidates + 1)
  return bestOf(
    search,
    rows,
    ({ reference, name }) => [reference, name],
    async (page) => {
      const facts = await db
        .select({
          id: projects.id,
          status: projects.status,
          dueDate: projects.dueDate,
          parent: { uuid: organizations.id, name: organizations.name },
        })
        .from(projects)
        .innerJoin(orgUnits, eq(orgUnits.id, projects.orgUnitId))
        .innerJoin(organizations, eq(organizations.id, orgUnits.organizationId))
        .where(isOneOf(projects.id, idsOf(page)))
      return page.flatMap(({ id, reference, name }) =>
        facts
          .filter((fact) => fact.id === id)
          .map(({ status, dueDate, parent }) => ({
            uuid: id,
            text: reference,
            code: name,
            status,
            parent,
            ...dueOn(dueDate),
          })),
      )
    },
  )
}

/** Tasks by the name of their file. */
export async function findTasks(search: Search): Promise<Found> {
  const { db, session } = search
  const named = (which: SQL | undefined) =>
    db
      .select({ id: tasks.id, file: projectResources.name })
      .from(tasks)
      .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
      .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
      .where(which)
      .orderBy(desc(tasks.createdAt), desc(tasks.id))
  const newest = (limit: number, offset: number) =>
    db
      .select({ id: tasks.id })
      .from(tasks)
      .where(visibleTasks(db, session))
      .orderBy(desc(tasks.createdAt), desc(tasks.id))
      .limit(limit)
      .offset(offset)
  const isFound = textMatcher(search)
  const rows = (await isCommonName(search))
    ? await ofNewest({
        newest,
        read: async (ids) => (await named(isOneOf(tasks.id, ids))).filter(({ file }) => isFound(file)),
        ...candidates,
      })
    : await named(and(visibleTasks(db, session), namedLike(search))).limit(mostCandidates + 1)
  return bestOf(
    search,
    rows,
    ({ file }) => [file],
    async (page) => {
      const facts = await db
        .select({
          id: tasks.id,
          status: tasks.status,
          dueDate: tasks.dueDate,
          locale: tasks.targetLocale,
          step: workflows.code,
          parent: { uuid: projects.id, name: projects.reference, code: projects.name },
        })
        .from(tasks)
        .innerJoin(workflows, eq(workflows.id, tasks.workflowId))
        .innerJoin(projects, eq(projects.id, tasks.projectId))
        .where(isOneOf(tasks.id, idsOf(page)))
      return page.flatMap(({ id, file }) =>
        facts
          .filter((fact) => fact.id === id)
          .map(({ status, dueDate, locale, step, parent }) => ({
            uuid: id,
            text: file,
            status,
            step,
            locales: [locale],
            parent,
            ...dueOn(dueDate),
          })),
      )
    },
  )
}

/** Files by name, in projects that are not archived. */
export async function findFiles(search: Search): Promise<Found> {
  const { db, session } = search
  const visible = and(visibleProjects(db, session), isNull(projects.archivedAt))
  const named = (which: SQL | undefined) =>
    db
      .select({
        id: projectResources.id,
        name: projectResources.name,
        project: { uuid: projects.id, name: projects.reference, code: projects.name },
      })
      .from(projectResources)
      .innerJoin(projects, eq(projects.id, projectResources.projectId))
      .where(which)
      .orderBy(desc(projects.createdAt), desc(projectResources.id))
  const newest = (limit: number, offset: number) => newestProjects(search, limit, offset)
  const isFound = textMatcher(search)
  const rows = (await isCommonName(search))
    ? await ofNewest({
        newest,
        read: async (ids) => (await named(isOneOf(projects.id, ids))).filter(({ name }) => isFound(name)),
        ...candidates,
      })
    : await named(and(visible, namedLike(search))).limit(mostCandidates + 1)
  return bestOf(
    search,
    rows,
    ({ name }) => [name],
    (page) => page.map(({ id, name, project }) => ({ uuid: id, text: name, parent: project })),
  )
}

/** Ids of the newest projects that are not archived, so many after some others. */
export const newestProjects = ({ db, session }: Search, limit: number, offset: number) =>
  db
    .select({ id: projects.id })
    .from(projects)
    .where(and(visibleProjects(db, session), isNull(projects.archivedAt)))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(limit)
    .offset(offset)

/** Files whose segments someone may read: managers and clients those of their projects, linguists those of their tasks. */
export function readableFiles({ db, session }: Search) {
  const seesProject = isManager(session) || isClient(session)
  const ofTasks = db
    .select({ id: workUnits.resourceId })
    .from(workUnits)
    .innerJoin(tasks, eq(tasks.workUnitId, workUnits.id))
    .where(and(visibleTasks(db, session), eq(tasks.assigneeId, session.user.id)))
  return and(
    visibleProjects(db, session),
    isNull(projects.archivedAt),
    seesProject ? undefined : inArray(projectResources.id, ofTasks),
  )
}

const namedLike = (search: Search) => textCondition(search, [projectResources.name], projectResources.name)

const isCommonName = (search: Search) => isCommonText(search, projectResources, projectResources.name)

/** Whether more rows have a text in an indexed column than are worth finding by its index. */
async function isCommonText({ db, ...search }: Search, table: PgTable, indexed: SQLWrapper): Promise<boolean> {
  const condition = piecesCondition(search, indexed)
  return condition !== undefined && isCommon(db, table, condition)
}

const candidates = { firstLook: 600, enough: mostCandidates + 1 }

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

const dueOn = (dueDate: Date | null) => (dueDate ? { dueDate: dueDate.getTime() } : {})
