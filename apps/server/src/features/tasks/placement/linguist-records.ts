import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { taskEvents, tasks } from '../../work/task-tables.ts'
import { taskScores } from '../tables.ts'

// The past work of linguists, by language pair.

export const pairKey = (userId: string, source: string, target: string) => `${userId} ${source} ${target}`

/** Average scores of people by language pair, weighted by segments. */
export async function loadScores(db: Database, userIds: readonly string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({
      userId: taskScores.userId,
      source: workUnits.sourceLocale,
      target: workUnits.targetLocale,
      score: sql<number>`(sum(${taskScores.score} * ${taskScores.segments}) / sum(${taskScores.segments}))::float8`,
    })
    .from(taskScores)
    .innerJoin(tasks, eq(tasks.id, taskScores.taskId))
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .where(inArray(taskScores.userId, [...userIds]))
    .groupBy(taskScores.userId, workUnits.sourceLocale, workUnits.targetLocale)
  return new Map(rows.map(({ userId, source, target, score }) => [pairKey(userId, source, target), score]))
}

/** How many tasks people have delivered, by language pair. */
export async function loadDelivered(db: Database, userIds: readonly string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({ userId: tasks.assigneeId, source: workUnits.sourceLocale, target: workUnits.targetLocale, jobs: count() })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .where(and(inArray(tasks.assigneeId, [...userIds]), inArray(tasks.status, ['DELIVERED', 'INVOICED'])))
    .groupBy(tasks.assigneeId, workUnits.sourceLocale, workUnits.targetLocale)
  return new Map(rows.map(({ userId, source, target, jobs }) => [pairKey(userId ?? '', source, target), jobs]))
}

/** The people who have returned some of these tasks, as `task person`. */
export async function loadRejections(db: Database, rows: readonly { task: { id: string } }[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const ids = rows.map(({ task }) => task.id)
  const events = await db
    .selectDistinct({ taskId: taskEvents.taskId, userId: taskEvents.userId })
    .from(taskEvents)
    .where(and(inArray(taskEvents.taskId, ids), eq(taskEvents.event, 'REJECTED')))
  return new Set(events.map(({ taskId, userId }) => `${taskId} ${userId}`))
}
