import { and, isNotNull } from 'drizzle-orm'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Change } from '../../kernel/change-log.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { claimants, membersOf } from '../notifications/facts.ts'
import { projects } from '../work/tables.ts'
import { tasks } from '../work/task-tables.ts'

/** The changes that clients and linguists see: the same as in their lists, found for all of them at once. */
export interface Sight {
  /** Whether a linguist has a task of the project. */
  worksOn(userId: string, projectId: string): boolean
  /** Whether a person belongs to the unit that ordered the project. */
  orders(userId: string, projectId: string): boolean
  /** Whether a linguist has the task, or may claim it. */
  seesTask(userId: string, taskId: string): boolean
}

/** Finds who sees which changes of one account. */
export async function sightOf(db: Database, changes: readonly Change[]): Promise<Sight> {
  const projectIds = new Set(changes.flatMap(({ projectId }) => projectId ?? []))
  const taskIds = new Set(changes.flatMap(({ entityType, entityId }) => (entityType === 'TASK' ? [entityId] : [])))
  const [changed, workers, changedTasks] = await Promise.all([
    db.select({ id: projects.id, unit: projects.orgUnitId }).from(projects).where(isOneOf(projects.id, projectIds)),
    db
      .selectDistinct({ project: tasks.projectId, user: tasks.assigneeId })
      .from(tasks)
      .where(and(isOneOf(tasks.projectId, projectIds), isNotNull(tasks.assigneeId))),
    db
      .select({ id: tasks.id, user: tasks.assigneeId, unit: tasks.orgUnitId, status: tasks.status })
      .from(tasks)
      .where(isOneOf(tasks.id, taskIds)),
  ])
  const seen = new Set<string>()
  const note = (userId: string, id: string) => seen.add(`${userId} ${id}`)
  for (const { project, user } of workers) note(user!, `works ${project}`)
  for (const { id, user } of changedTasks) if (user !== null) note(user, id)
  const members = new Map<string, readonly string[]>()
  for (const { unit } of changed) if (!members.has(unit)) members.set(unit, await membersOf(db, unit))
  for (const { id, unit } of changed) for (const user of members.get(unit)!) note(user, `orders ${id}`)
  const open = changedTasks.filter(({ user, status }) => user === null && status === 'PENDING')
  for (const [unit, some] of Map.groupBy(open, (task) => task.unit)) {
    const able = await claimants(
      db,
      unit,
      some.map(({ id }) => id),
    )
    for (const [user, ids] of able) for (const id of ids) note(user, id)
  }
  const has = (userId: string, id: string) => seen.has(`${userId} ${id}`)
  return {
    worksOn: (userId, projectId) => has(userId, `works ${projectId}`),
    orders: (userId, projectId) => has(userId, `orders ${projectId}`),
    seesTask: has,
  }
}
