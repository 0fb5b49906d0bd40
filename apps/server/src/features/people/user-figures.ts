import { decimal } from '@dragoman/sdk/decimal'
import type { UserFigures } from '@dragoman/sdk/operations/users'
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { UserRow } from '../../identity/find-user.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { daysAs } from '../../kernel/days.ts'
import { only } from '../../kernel/database/one-row.ts'
import { invalid } from '../../kernel/refusals.ts'
import { isOwn } from '../../kernel/sample-objects.ts'
import { tasks } from '../work/task-tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { profilesOfAccounts } from '../quality/profiles/find-profiles.ts'
import { personScore } from '../quality/scores/person-scores.ts'
import { qualityReviews, taskScores } from '../quality/tables.ts'

/** Sums up the deliveries of a visible person between two days, both included, in the time zone of the reader. */
export async function userFigures(
  db: Database,
  user: UserRow,
  { startDate, endDate }: { startDate: string; endDate: string },
  timezone: string,
): Promise<UserFigures> {
  if (endDate < startDate) throw invalid('query.endDate', 'The last day is before the first one.')
  const { start, end } = daysAs({ startDate, endDate }, timezone)
  const delivered = and(
    eq(tasks.assigneeId, user.id),
    eq(tasks.accountId, user.accountId),
    inArray(tasks.status, ['DELIVERED', 'INVOICED']),
    gte(tasks.deliveredAt, start),
    lt(tasks.deliveredAt, end),
  )
  const rows = await db
    .select({
      tasks: sql<number>`count(*)::int`,
      words: sql<number>`coalesce(sum(coalesce(${tasks.sliceWords}, ${workUnits.words})), 0)::float8`,
      dueTasks: sql<number>`count(${tasks.dueDate})::int`,
      onTime: sql<number>`count(*) filter (where ${tasks.deliveredAt} <= ${tasks.dueDate})::int`,
      keptShare: sql<
        number | null
      >`(sum(${taskScores.score} * greatest(${taskScores.segments}, 1)) / nullif(sum(greatest(${taskScores.segments}, 1)) filter (where ${taskScores.score} is not null), 0))::float8`,
    })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .leftJoin(taskScores, and(eq(taskScores.taskId, tasks.id), eq(taskScores.userId, user.id), isOwn(tasks.projectId)))
    .where(delivered)
  const { onTime, keptShare, ...counts } = only(rows)
  return {
    ...counts,
    ...(counts.dueTasks > 0 && { onTime: onTime / counts.dueTasks }),
    ...(await scoreFigures(db, user, delivered)),
    ...(keptShare !== null && { keptShare: Number(keptShare.toFixed(2)) }),
  }
}

/** The score of the closed reviews of some tasks of a person. */
async function scoreFigures(db: Database, user: UserRow, delivered: ReturnType<typeof and>) {
  const rows = await db
    .select({
      scoredTasks: sql<number>`count(distinct ${tasks.id})::int`,
      points: sql<string>`coalesce(sum(${qualityReviews.points}), 0)::text`,
      words: sql<number>`coalesce(sum(${qualityReviews.reviewedWords}), 0)::float8`,
    })
    .from(qualityReviews)
    .innerJoin(tasks, eq(tasks.id, qualityReviews.taskId))
    .where(
      and(
        delivered,
        eq(qualityReviews.translatorId, user.id),
        eq(qualityReviews.status, 'CLOSED'),
        eq(qualityReviews.basis, 'FINDINGS'),
        eq(qualityReviews.ofSampleData, false),
      ),
    )
  const { scoredTasks, points, words } = only(rows)
  const { rules } = (await profilesOfAccounts(db, [user.accountId]))(user.accountId)
  const score = personScore(decimal(points), words, rules)
  return {
    scoredTasks,
    ...(score && { score: score.score, scoreWords: score.words }),
    ...(score?.band !== undefined && { scoreBand: score.band }),
  }
}
