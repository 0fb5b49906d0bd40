import type { ProjectUsage } from '@dragoman/sdk/operations/projects'
import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import { impossible } from '../../kernel/refusals.ts'
import { jobs } from '../../kernel/tables.ts'
import { referenceFiles } from '../work/file-tables.ts'
import { requireUnlocked, type ProjectRow } from '../work/find-project.ts'
import { projectMessages, projectResources, projects } from '../work/tables.ts'
import { inStates } from '../work/tasks-of-project.ts'
import { segments, workUnits } from '../work/work-unit-tables.ts'
import { tasks } from '../work/task-tables.ts'

const removable = ['DRAFT', 'CANCELLED']

/** Lists the things that are deleted with a project. */
export async function showUsage(db: Database, project: ProjectRow): Promise<ProjectUsage> {
  const { id, status } = project
  const own = eq(tasks.projectId, id)
  const ofProject = db.select({ id: workUnits.id }).from(workUnits).where(eq(workUnits.projectId, id))
  const deliveredTasks = await db.$count(tasks, inStates(project, ['DELIVERED', 'INVOICED']))
  return {
    resources: await db.$count(projectResources, eq(projectResources.projectId, id)),
    workUnits: await db.$count(workUnits, eq(workUnits.projectId, id)),
    tasks: await db.$count(tasks, own),
    assignedTasks: await db.$count(tasks, and(own, isNotNull(tasks.assigneeId))),
    deliveredTasks,
    translatedSegments: await db.$count(
      segments,
      and(inArray(segments.workUnitId, ofProject), ne(segments.target, '')),
    ),
    messages: await db.$count(projectMessages, eq(projectMessages.projectId, id)),
    referenceFiles: await db.$count(referenceFiles, eq(referenceFiles.projectId, id)),
    isRemovable: removable.includes(status) && deliveredTasks === 0,
  }
}

/** Deletes a held project with all that belongs to it; 422 once it is in work or a task was delivered. */
export async function removeProject(db: Database, project: ProjectRow): Promise<void> {
  requireUnlocked(project)
  const usage = await showUsage(db, project)
  if (!usage.isRemovable) {
    const why = usage.deliveredTasks > 0 ? 'has delivered tasks' : `is ${project.status}`
    throw impossible(`${project.name} ${why} and can't be deleted.`, 'PROJECT_IN_USE', { ...usage })
  }
  await deleteProjects(db, [project.id])
}

/** Deletes held projects with all that belongs to them. Their jobs that are under way are canceled. */
export async function deleteProjects(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .update(jobs)
    .set({ cancelRequested: true })
    .where(and(isOneOf(jobs.projectId, ids), eq(jobs.status, 'STARTED')))
  await db.delete(projects).where(isOneOf(projects.id, ids))
}
