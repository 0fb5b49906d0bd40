import type { WorkUnitSearch } from '@dragoman/sdk/operations/projects'
import { and, asc, count, eq, exists, ilike, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { visibleWorkUnits } from '../visible.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { projectResources } from '../tables.ts'
import { workUnits } from './tables.ts'
import { tasks } from './task-tables.ts'
import { containing } from '../../../kernel/paging.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { ProjectRow } from '../find-project.ts'

/** The ids of one page of a project's work units that the caller may see, and how many there are on all pages. */
export async function listWorkUnits(
  db: Database,
  session: SignedIn,
  project: ProjectRow,
  query: { readonly [Name in keyof WorkUnitSearch]: Readonly<WorkUnitSearch[Name]> } & { page: number; size: number },
): Promise<{ ids: string[]; total: number }> {
  const { fileName, filenames, projectResourceUuids, uuids, sourceLanguage, targetLanguages, workflows } = query
  const condition = and(
    eq(workUnits.projectId, project.id),
    visibleWorkUnits(db, session),
    fileName?.trim() ? ilike(projectResources.name, containing(fileName.trim())) : undefined,
    filenames?.length ? inArray(projectResources.name, filenames) : undefined,
    projectResourceUuids?.length ? inArray(workUnits.resourceId, projectResourceUuids) : undefined,
    uuids?.length ? inArray(workUnits.id, uuids) : undefined,
    sourceLanguage ? eq(workUnits.sourceLocale, sourceLanguage) : undefined,
    targetLanguages?.length ? inArray(workUnits.targetLocale, targetLanguages) : undefined,
    workflows?.length ? inArray(presentWorkflow, workflows) : undefined,
    query.status?.length ? withTask(db, query.status, sql`${tasks.step} = (${presentStep})`) : undefined,
    query.taskStatus?.length ? withTask(db, query.taskStatus) : undefined,
  )
  const rows = await db
    .select({ id: workUnits.id })
    .from(workUnits)
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .where(condition)
    .orderBy(asc(workUnits.sequence))
    .limit(query.size)
    .offset(query.page * query.size)
  const [all] = await db
    .select({ total: count() })
    .from(workUnits)
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .where(condition)
  return { ids: rows.map(({ id }) => id), total: all?.total ?? 0 }
}

/** Index of the step that a work unit is in; the last one once all are delivered, of those that were not canceled. */
const presentStep = sql`case when ${workUnits.currentStep} < cardinality(${workUnits.workflows}) then ${workUnits.currentStep}
  else coalesce(
    (select max(own.step) from ${tasks} as own where own.work_unit_id = ${workUnits.id} and own.status <> 'CANCELLED'),
    cardinality(${workUnits.workflows}) - 1) end`

const presentWorkflow = sql`${workUnits.workflows}[(${presentStep}) + 1]`

const withTask = (db: Database, status: readonly string[], step?: SQL): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(tasks)
      .where(and(eq(tasks.workUnitId, workUnits.id), step, inArray(tasks.status, status))),
  )
