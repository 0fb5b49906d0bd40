import type { WorkUnitSearch } from '@dragoman/sdk/operations/projects'
import type { WorkUnit } from '@dragoman/sdk/operations/workUnits'
import { and, asc, eq, exists, ilike, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { visibleWorkUnits } from '../../work/visible.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { projectResources } from '../../work/tables.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { tasks } from '../../work/task-tables.ts'
import { listPage, type Page } from '../../../kernel/list-page.ts'
import { containing } from '../../../kernel/paging.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { ProjectRow } from '../../work/find-project.ts'
import { workUnitsInOrder } from '../../work/show-work-units.ts'

/** One page of a project's work units that the caller may see, in their order. */
export function listWorkUnits(
  db: Database,
  session: SignedIn,
  project: ProjectRow,
  query: { readonly [Name in keyof WorkUnitSearch]: Readonly<WorkUnitSearch[Name]> } & { page: number; size: number },
): Promise<Page<WorkUnit>> {
  const { fileName, filenames, projectResourceUuids, uuids, sourceLanguage, targetLanguages, workflows } = query
  const condition = and(
    eq(workUnits.projectId, project.id),
    visibleWorkUnits(db, session),
    fileName?.trim() ? ofFiles(db, project, ilike(projectResources.name, containing(fileName.trim()))) : undefined,
    filenames?.length ? ofFiles(db, project, inArray(projectResources.name, filenames)) : undefined,
    projectResourceUuids?.length ? inArray(workUnits.resourceId, projectResourceUuids) : undefined,
    uuids?.length ? inArray(workUnits.id, uuids) : undefined,
    sourceLanguage ? eq(workUnits.sourceLocale, sourceLanguage) : undefined,
    targetLanguages?.length ? inArray(workUnits.targetLocale, targetLanguages) : undefined,
    workflows?.length ? inArray(presentWorkflow, workflows) : undefined,
    query.status?.length ? withTask(db, query.status, sql`${tasks.step} = (${presentStep})`) : undefined,
    query.taskStatus?.length ? withTask(db, query.taskStatus) : undefined,
  )
  return listPage(db, query, {
    from: workUnits,
    where: condition,
    orderBy: [asc(workUnits.sequence)],
    show: (rows) =>
      workUnitsInOrder(
        db,
        session,
        rows.map(({ id }) => id),
      ),
  })
}

/** Work units whose file is among some of the project's. */
function ofFiles(db: Database, project: ProjectRow, which: SQL): SQL {
  const files = db
    .select({ id: projectResources.id })
    .from(projectResources)
    .where(and(eq(projectResources.projectId, project.id), which))
  return inArray(workUnits.resourceId, files)
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
