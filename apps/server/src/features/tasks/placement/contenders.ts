import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { workUnits } from '../../projects/work-units/tables.ts'
import { taskEvents, tasks } from '../../projects/work-units/task-tables.ts'
import { taskScores } from '../tables.ts'
import type { projects } from '../../projects/tables.ts'
import type { workflows } from '../../workflows/tables.ts'
import type { orgUnits } from '../../../identity/tables.ts'
import { countOpenTasks, demandOf, findCandidates } from './eligible.ts'
import type { Candidate } from './eligible.ts'
import { loadPay } from '../pay/pay.ts'
import type { Contender, PlacementDemand } from './placement.ts'

/** A task to be placed, with what the rules look at. */
export interface UnassignedTask {
  task: typeof tasks.$inferSelect
  project: typeof projects.$inferSelect
  workUnit: typeof workUnits.$inferSelect
  workflow: typeof workflows.$inferSelect
  orgUnit: typeof orgUnits.$inferSelect
  fileName: string
}

/** What a task requires of its linguist, by the rules of its organizational unit. */
export const placementDemand = ({ task, project, workUnit, orgUnit }: UnassignedTask): PlacementDemand => ({
  rules: orgUnit.placement,
  minimumScore: task.minimumScoreRequired === null ? null : Number(task.minimumScoreRequired),
  categories: task.categories ?? project.tags,
  clientPrice: workUnit.cost === null ? null : { currency: project.currency, total: Number(workUnit.cost) },
})

const demandKey = (row: UnassignedTask) => JSON.stringify(demandOf(row))
export const pairKey = (userId: string, source: string, target: string) => `${userId} ${source} ${target}`

/**
 * The linguists of the account as contenders for each of several tasks, loaded at once for all of them. Open tasks are
 * those of now: a caller that places tasks one after the other adds what it has given.
 */
export async function loadContenders(
  db: Database,
  rows: readonly UnassignedTask[],
): Promise<(row: UnassignedTask) => Contender[]> {
  const byDemand = new Map<string, Candidate[]>()
  for (const [key, [first]] of Map.groupBy(rows, demandKey)) {
    if (first) byDemand.set(key, await findCandidates(db, demandOf(first)))
  }
  const userIds = [...new Set([...byDemand.values()].flat().map(({ user }) => user.id))]
  const able = [...byDemand.values()].flat().filter(({ obstacles }) => obstacles.length === 0)
  const payOf = await loadPay(db, rows, [...new Set(able.map(({ user }) => user.id))])
  const open = await countOpenTasks(db, userIds)
  const scores = await loadScores(db, userIds)
  const delivered = await loadDelivered(db, userIds)
  const rejected = await loadRejections(db, rows)
  return (row) => {
    const { sourceLocale, targetLocale } = row.workUnit
    return (byDemand.get(demandKey(row)) ?? []).map(({ user, obstacles }) => {
      const pair = pairKey(user.id, sourceLocale, targetLocale)
      const pay = obstacles.length === 0 ? payOf(row, user.id) : null
      return {
        userId: user.id,
        name: user.name,
        obstacles,
        autopilotEnabled: user.autopilotEnabled,
        tags: user.tags,
        score: scores.get(pair) ?? null,
        jobs: delivered.get(pair) ?? 0,
        // Known only to those who place one task after the other.
        hasOtherStep: false,
        hasRejected: rejected.has(`${row.task.id} ${user.id}`),
        pay: pay && pay.lines.length > 0 ? { currency: pay.currency, total: Number(pay.total) } : null,
        openTasks: open.get(user.id) ?? 0,
      }
    })
  }
}

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
async function loadDelivered(db: Database, userIds: readonly string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({ userId: tasks.assigneeId, source: workUnits.sourceLocale, target: workUnits.targetLocale, jobs: count() })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .where(and(inArray(tasks.assigneeId, [...userIds]), inArray(tasks.status, ['DELIVERED', 'INVOICED'])))
    .groupBy(tasks.assigneeId, workUnits.sourceLocale, workUnits.targetLocale)
  return new Map(rows.map(({ userId, source, target, jobs }) => [pairKey(userId ?? '', source, target), jobs]))
}

/** Who has returned which of these tasks, as `task person`. */
async function loadRejections(db: Database, rows: readonly UnassignedTask[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const ids = rows.map(({ task }) => task.id)
  const events = await db
    .selectDistinct({ taskId: taskEvents.taskId, userId: taskEvents.userId })
    .from(taskEvents)
    .where(and(inArray(taskEvents.taskId, ids), eq(taskEvents.event, 'REJECTED')))
  return new Set(events.map(({ taskId, userId }) => `${taskId} ${userId}`))
}
