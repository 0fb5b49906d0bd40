import type { PipelineSubject, PipelineThing } from '@dragoman/sdk/operations/pipelines'
import { asc, eq, sql, type SQL } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { listedProjects } from '../projects/list-projects.ts'
import { projectResources, projects } from '../work/tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { tasks } from '../work/task-tables.ts'
import { listedTasks } from '../tasks/find-tasks.ts'

interface Lookup {
  subject: PipelineSubject
  /** A query line; empty for all. */
  filter: string
  now: Date
}

/** The ids of the projects or tasks that a line finds and someone sees, as a query. Archived ones are left out, as in lists. */
export async function found(db: Database, session: SignedIn, { subject, filter, now }: Lookup): Promise<SQL> {
  const line = filter ? { filter } : {}
  const ids =
    subject === 'PROJECT'
      ? db
          .select({ id: projects.id })
          .from(projects)
          .where(await listedProjects(db, session, line, now))
      : db
          .select({ id: tasks.id })
          .from(tasks)
          .where(await listedTasks(db, session, line, now))
  return sql`(${ids})`
}

/** The projects or tasks, of some, that a line finds for someone who sees them. */
export async function foundOf(
  db: Database,
  session: SignedIn,
  lookup: Lookup,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const isFound = await found(db, session, lookup)
  const things = await thingsOf(
    db,
    lookup.subject,
    (id) => sql`${isOneOf(id, ids)} and ${id} in ${isFound}`,
    ids.length,
  )
  return new Set(things.map(({ uuid }) => uuid))
}

/** The projects or tasks that a query gives, as they are shown, in an order of their own. */
export async function thingsOf(
  db: Database,
  subject: PipelineSubject,
  where: (id: typeof projects.id | typeof tasks.id) => SQL,
  most: number,
): Promise<PipelineThing[]> {
  const rows =
    subject === 'PROJECT'
      ? await db
          .select({ id: projects.id, name: projects.reference, number: projects.name })
          .from(projects)
          .where(where(projects.id))
          .orderBy(asc(projects.id))
          .limit(most)
      : await db
          .select({ id: tasks.id, name: projectResources.name, number: tasks.targetLocale })
          .from(tasks)
          .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
          .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
          .where(where(tasks.id))
          .orderBy(asc(tasks.id))
          .limit(most)
  return rows.map(({ id, name, number }) => ({ type: subject, uuid: id, name: name || number }))
}
