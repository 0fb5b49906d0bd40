import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { workflows } from '../workflows/tables.ts'
import type { ProjectRow } from './find-project.ts'
import { projectResources } from './tables.ts'
import { workUnits } from './work-unit-tables.ts'
import { tasks } from './task-tables.ts'

/** States of a task that is yet to be done. */
export const openStates = ['DRAFT', 'PENDING', 'APPROVED']

export type TaskRow = typeof tasks.$inferSelect

export const inStates = (project: ProjectRow, states: string[]) =>
  and(eq(tasks.projectId, project.id), inArray(tasks.status, states))

/** The projects of which nothing is open any more and something is delivered; canceled tasks don't count. */
export async function deliveredProjects(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const found = await db
    .select({ id: tasks.projectId })
    .from(tasks)
    .where(isOneOf(tasks.projectId, ids))
    .groupBy(tasks.projectId)
    .having(
      and(
        sql`bool_or(${inArray(tasks.status, ['DELIVERED', 'INVOICED'])})`,
        sql`not bool_or(${inArray(tasks.status, openStates)})`,
      ),
    )
  return new Set(found.map(({ id }) => id))
}

/** The tasks that keep a project from being delivered, in their order. */
export async function undelivered(db: Database, project: ProjectRow) {
  return db
    .select({
      taskUuid: tasks.id,
      fileName: projectResources.name,
      targetLocale: workUnits.targetLocale,
      workflow: workflows.code,
      status: tasks.status,
    })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .innerJoin(workflows, eq(workflows.id, tasks.workflowId))
    .where(inStates(project, openStates))
    .orderBy(asc(tasks.sequence))
}

/** Whether the last step of any work unit leaves the delivery of projects to people; canceled tasks don't count. */
export async function endsByHand(db: Database, { id }: ProjectRow): Promise<boolean> {
  const lastSteps = db
    .selectDistinctOn([tasks.workUnitId], { workflowId: tasks.workflowId })
    .from(tasks)
    .where(and(eq(tasks.projectId, id), ne(tasks.status, 'CANCELLED')))
    .orderBy(asc(tasks.workUnitId), desc(tasks.step))
    .as('last_steps')
  const isByHand = sql`${workflows.settings} @> '{"projectAutomationEnabled": false}'`
  const found = await db
    .select({ id: workflows.id })
    .from(workflows)
    .innerJoin(lastSteps, eq(lastSteps.workflowId, workflows.id))
    .where(isByHand)
    .limit(1)
  return found.length > 0
}

/** How many tasks stand in each state. */
export async function countTasks(db: Database, project: ProjectRow): Promise<{ status: string; count: number }[]> {
  return db
    .select({ status: tasks.status, count: sql<number>`count(*)::int` })
    .from(tasks)
    .where(eq(tasks.projectId, project.id))
    .groupBy(tasks.status)
    .orderBy(asc(tasks.status))
}
