import { asc, inArray } from 'drizzle-orm'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { holdRows } from '../../kernel/database/hold-rows.ts'
import { workflows } from '../workflows/tables.ts'
import type { HeldTask } from './held-task.ts'
import { projectResources, projects } from './tables.ts'
import { tasks } from './task-tables.ts'
import { workUnits } from './work-unit-tables.ts'

/** Locks projects, work units and all tasks of these, and gives the tasks; with `unlocked`, only reads them. */
export async function lockWorkUnits(
  db: Database,
  projectIds: readonly string[],
  workUnitIds: readonly string[],
  { unlocked = false }: { unlocked?: boolean } = {},
): Promise<HeldTask[]> {
  if (workUnitIds.length === 0) return []
  const ofProjects = db.select().from(projects).where(isOneOf(projects.id, projectIds)).orderBy(asc(projects.id))
  const lockedProjects = await holdRows(ofProjects, !unlocked)
  const ofWorkUnits = db.select().from(workUnits).where(isOneOf(workUnits.id, workUnitIds)).orderBy(asc(workUnits.id))
  const lockedWorkUnits = await holdRows(ofWorkUnits, !unlocked)
  const ofTasks = db
    .select()
    .from(tasks)
    .where(isOneOf(tasks.workUnitId, workUnitIds))
    .orderBy(asc(tasks.workUnitId), asc(tasks.step), asc(tasks.beginIndex))
  const lockedTasks = await holdRows(ofTasks, !unlocked)
  const flows = await db
    .select()
    .from(workflows)
    .where(inArray(workflows.id, [...new Set(lockedTasks.map(({ workflowId }) => workflowId))]))
  const resources = await db
    .select({ id: projectResources.id, name: projectResources.name })
    .from(projectResources)
    .where(
      isOneOf(
        projectResources.id,
        lockedWorkUnits.map(({ resourceId }) => resourceId),
      ),
    )
  const workUnitsById = new Map(lockedWorkUnits.map((workUnit) => [workUnit.id, workUnit]))
  const fileNames = new Map(resources.map(({ id, name }) => [id, name]))
  const stepsOf = Map.groupBy(lockedTasks, ({ workUnitId }) => workUnitId)
  const projectsById = new Map(lockedProjects.map((project) => [project.id, project]))
  return lockedTasks.map((task) => {
    const project = projectsById.get(task.projectId)
    const workUnit = workUnitsById.get(task.workUnitId)
    const workflow = flows.find(({ id }) => id === task.workflowId)
    const fileName = workUnit && fileNames.get(workUnit.resourceId)
    if (!project || !workUnit || !workflow || fileName === undefined)
      throw new Error(`task ${task.id} has lost its work unit`)
    return { task, project, workUnit, workflow, steps: stepsOf.get(workUnit.id) ?? [], fileName }
  })
}
