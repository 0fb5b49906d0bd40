import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { visibleWorkUnits } from '../../work/visible.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { projectResources } from '../../work/tables.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { tasks } from '../../work/task-tables.ts'
import { impossible, notFound } from '../../../kernel/refusals.ts'
import type { ChangeContext } from '../../../identity/change-context.ts'
import { contentChanged, workUnitsRemoved } from '../../work/events.ts'
import { requireUnlocked } from '../../work/find-project.ts'
import type { ProjectRow } from '../../work/find-project.ts'

/**
 * Deletes work units of a held project with their tasks and segments, all of them or none. 404 for one that the caller
 * does not see, 422 once a project is closed or a task has been accepted or delivered.
 */
export async function removeWorkUnits(
  context: ChangeContext,
  project: ProjectRow,
  { ids, resetCost }: { ids: readonly string[]; resetCost: boolean },
): Promise<void> {
  const { db, session, journal } = context
  requireUnlocked(project)
  if (!['DRAFT', 'PENDING', 'APPROVED'].includes(project.status)) {
    const message = `${project.name} is ${project.status}. Its work units can't be changed.`
    throw impossible(message, 'PROJECT_CLOSED', { status: project.status })
  }
  const wanted = [...new Set(ids)]
  const workUnitRows = await db
    .select({ id: workUnits.id, targetLocale: workUnits.targetLocale, fileName: projectResources.name })
    .from(workUnits)
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .where(and(inArray(workUnits.id, wanted), eq(workUnits.projectId, project.id), visibleWorkUnits(db, session)))
    .orderBy(asc(workUnits.sequence))
    .for('update', { of: workUnits })
  if (workUnitRows.length < wanted.length) throw notFound('work unit in this project')
  await requireUnstarted(db, inArray(workUnits.id, wanted))
  await db.delete(workUnits).where(inArray(workUnits.id, wanted))
  await context.happened(contentChanged, { project, keepsPrice: !resetCost })
  await context.happened(workUnitsRemoved, { project })
  const [entry, ...more] = workUnitRows.map((workUnit) => ({
    entity: { type: 'WORK_UNIT' as const, id: workUnit.id, name: nameOf(workUnit) },
    projectId: project.id,
    before: { fileName: workUnit.fileName, targetLocale: workUnit.targetLocale },
    detail: { resetCost },
  }))
  if (entry) await journal(entry, ...more)
}

const nameOf = ({ fileName, targetLocale }: { fileName: string; targetLocale: string }) =>
  `${fileName} · ${targetLocale}`

/** Refuses with 422 to delete work units of which someone has accepted or delivered a task, with their work and their pay. */
export async function requireUnstarted(db: Database, which: SQL): Promise<void> {
  const started = await db
    .selectDistinct({
      id: workUnits.id,
      sequence: workUnits.sequence,
      targetLocale: workUnits.targetLocale,
      fileName: projectResources.name,
    })
    .from(workUnits)
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .innerJoin(tasks, eq(tasks.workUnitId, workUnits.id))
    .where(and(which, notInArray(tasks.status, ['DRAFT', 'PENDING', 'CANCELLED'])))
    .orderBy(asc(workUnits.sequence))
  if (started.length === 0) return
  const message = `Tasks of ${started.map(nameOf).join(', ')} have already been accepted or delivered. Remove these from the request.`
  throw impossible(message, 'TASKS_STARTED', { workUnits: started.map(({ id }) => id) })
}
