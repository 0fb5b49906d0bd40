import { spellingsOf } from '@dragoman/sdk/languages'
import type { BulkLinguist } from '@dragoman/sdk/operations/tasks'
import { and, count, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { taskEvents, tasks } from '../../work/task-tables.ts'
import { loadPersonScores, type PersonScore } from '../../quality/scores/person-scores.ts'

// The past work of linguists, by language pair.

/** The same key for every spelling of a pair. */
export const pairKey = (userId: string, source: string, target: string) =>
  [userId, ...[source, target].map((locale) => spellingsOf(locale).toSorted()[0])].join(' ')

/** The quality scores of people by language pair; without one for those who were hardly reviewed. */
export const loadScores = (db: Database, userIds: readonly string[]): Promise<Map<string, PersonScore>> =>
  loadPersonScores(db, userIds, pairKey)

/** A score as calls tell it; nothing without one. */
export const scoreFacts = (
  known: PersonScore | undefined,
): Pick<BulkLinguist, 'score' | 'scoreWords' | 'scoreBand'> => ({
  ...(known && { score: known.score, scoreWords: known.words }),
  ...(known?.band !== undefined && { scoreBand: known.band }),
})

/** How many tasks people have delivered, by language pair. */
export async function loadDelivered(db: Database, userIds: readonly string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({ userId: tasks.assigneeId, source: workUnits.sourceLocale, target: workUnits.targetLocale, jobs: count() })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .where(and(inArray(tasks.assigneeId, [...userIds]), inArray(tasks.status, ['DELIVERED', 'INVOICED'])))
    .groupBy(tasks.assigneeId, workUnits.sourceLocale, workUnits.targetLocale)
  const byPair = Map.groupBy(rows, ({ userId, source, target }) => pairKey(userId ?? '', source, target))
  return new Map([...byPair].map(([pair, some]) => [pair, total(some, 'jobs')]))
}

const total = <Name extends string>(rows: readonly Record<Name, number>[], name: Name): number =>
  rows.reduce((sum, row) => sum + row[name], 0)

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
