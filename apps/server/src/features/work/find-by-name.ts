import { and, eq, ilike } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '../../kernel/database/connect.ts'
import { projectNames, projectResources, projects } from './tables.ts'
import { orgUnits } from '../../identity/tables.ts'
import { textCondition } from '../../kernel/database/text-condition.ts'
import { containing } from '../../kernel/paging.ts'

/** Whether a text stands in one of some columns; `indexed` is the text whose pieces have an index. */
const holds = (text: string, indexed: SQLWrapper, columns: readonly SQLWrapper[]): SQL | undefined =>
  textCondition({ text, mode: 'contains' }, columns, indexed)

/** Whether a text stands in one of a project's names. */
export const inNames = (text: string, names: readonly SQLWrapper[] = [projects.reference, projects.name]) =>
  holds(text, projectNames(projects), names)

/** IDs of the projects with a text in their reference, their number or the name of their organizational unit. */
export function projectsNamed(db: Database, accountId: string, text: string) {
  const own = eq(projects.accountId, accountId)
  return unionAll(
    db
      .select({ id: projects.id })
      .from(projects)
      .where(and(own, inNames(text))),
    db
      .select({ id: projects.id })
      .from(projects)
      .innerJoin(orgUnits, eq(orgUnits.id, projects.orgUnitId))
      .where(and(own, eq(orgUnits.accountId, accountId), ilike(orgUnits.name, containing(text)))),
  )
}

/** Ids of projects that themselves have a text in their names: their units are not looked at. */
export const projectsCalled = (db: Database, accountId: string, text: string) =>
  db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.accountId, accountId), inNames(text)))

/** Files with a text in their names, by `of`: ids of their projects, or their own. */
export const filesNamed = (db: Database, text: string, of: 'projectId' | 'id' = 'projectId') =>
  db
    .select({ id: projectResources[of] })
    .from(projectResources)
    .where(holds(text, projectResources.name, [projectResources.name]))
