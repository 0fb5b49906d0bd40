import type { UserFigures } from '@dragoman/sdk/operations/users'
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { UserRow } from '../../identity/find-user.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { daysAs } from '../../kernel/days.ts'
import { only } from '../../kernel/database/one-row.ts'
import { invalid } from '../../kernel/refusals.ts'
import { tasks } from '../work/task-tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { taskScores } from '../tasks/tables.ts'

/** Sums up the deliveries of a visible person between two days, both included, in the time zone of the reader. */
export async function userFigures(
  db: Database,
  user: UserRow,
  { startDate, endDate }: { startDate: string; endDate: string },
  timezone: string,
): Promise<UserFigures> {
  if (endDate < startDate) throw invalid('query.endDate', 'The last day is before the first one.')
  const { start, end } = daysAs({ startDate, endDate }, timezone)
  const rows = await db
    .select({
      tasks: sql<number>`count(*)::int`,
      words: sql<number>`coalesce(sum(coalesce(${tasks.sliceWords}, ${workUnits.words})), 0)::float8`,
      dueTasks: sql<number>`count(${tasks.dueDate})::int`,
      onTime: sql<number>`count(*) filter (where ${tasks.deliveredAt} <= ${tasks.dueDate})::int`,
      scoredTasks: sql<number>`count(${taskScores.score})::int`,
      score: sql<
        number | null
      >`(sum(${taskScores.score} * greatest(${taskScores.segments}, 1)) / nullif(sum(greatest(${taskScores.segments}, 1)) filter (where ${taskScores.score} is not null), 0))::float8`,
    })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .leftJoin(taskScores, and(eq(taskScores.taskId, tasks.id), eq(taskScores.userId, user.id)))
    .where(
      and(
        eq(tasks.assigneeId, user.id),
        eq(tasks.accountId, user.accountId),
        inArray(tasks.status, ['DELIVERED', 'INVOICED']),
        gte(tasks.deliveredAt, start),
        lt(tasks.deliveredAt, end),
      ),
    )
  const { onTime, score, ...counts } = only(rows)
  return {
    ...counts,
    ...(counts.dueTasks > 0 && { onTime: onTime / counts.dueTasks }),
    ...(score !== null && { score: Number(score.toFixed(2)) }),
  }
}
