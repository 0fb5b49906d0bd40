import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import { visibleWorkUnits } from '../../access/visible.ts'
import { projectResources, tasks, workUnits } from '../../db/schema.ts'
import { impossible, notFound } from '../../http/errors.ts'
import type { Acting } from '../acting.ts'
import { deliverWhenDone } from './change-status.ts'
import { forgetCosts, outdateCosts } from './costs/forget-costs.ts'
import { requireUnlocked } from './find-project.ts'
import type { ProjectRow } from './find-project.ts'

/**
 * Deletes work units of a held project with their tasks and segments, all of them or none. 404 for one that the caller
 * does not see, 422 once a project is settled or somebody has accepted or delivered a task of one.
 */
export async function removeWorkUnits(
  acting: Acting,
  project: ProjectRow,
  { ids, resetCost }: { ids: readonly string[]; resetCost: boolean },
): Promise<void> {
  const { db, session, journal } = acting
  requireUnlocked(project)
  if (!['DRAFT', 'PENDING', 'APPROVED'].includes(project.status)) {
    const message = `${project.name} is ${project.status}; its work units stay.`
    throw impossible(message, 'PROJECT_CLOSED', { status: project.status })
  }
  const wanted = [...new Set(ids)]
  const units = await db
    .select({ id: workUnits.id, targetLocale: workUnits.targetLocale, fileName: projectResources.name })
    .from(workUnits)
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .where(and(inArray(workUnits.id, wanted), eq(workUnits.projectId, project.id), visibleWorkUnits(db, session)))
    .orderBy(asc(workUnits.sequence))
    .for('update', { of: workUnits })
  if (units.length < wanted.length) throw notFound('work unit in this project')
  const started = await db
    .selectDistinct({ workUnitId: tasks.workUnitId })
    .from(tasks)
    .where(and(inArray(tasks.workUnitId, wanted), notInArray(tasks.status, ['DRAFT', 'PENDING', 'CANCELLED'])))
  const name = ({ fileName, targetLocale }: (typeof units)[number]) => `${fileName} · ${targetLocale}`
  if (started.length > 0) {
    const inWork = units.filter(({ id }) => started.some(({ workUnitId }) => workUnitId === id))
    const message = `Somebody has accepted or delivered tasks of ${inWork.map(name).join(', ')}; leave those out.`
    throw impossible(message, 'TASKS_STARTED', { workUnits: inWork.map(({ id }) => id) })
  }
  await db.delete(workUnits).where(inArray(workUnits.id, wanted))
  if (resetCost) await forgetCosts(db, project)
  else await outdateCosts(db, project, acting.now)
  await deliverWhenDone(acting, project)
  const [entry, ...more] = units.map((unit) => ({
    entity: { type: 'WORK_UNIT' as const, id: unit.id, name: name(unit) },
    projectId: project.id,
    before: { fileName: unit.fileName, targetLocale: unit.targetLocale },
    detail: { resetCost },
  }))
  if (entry) await journal(entry, ...more)
}
