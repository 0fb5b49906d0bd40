import type { TaskCounters } from '@dragoman/sdk/operations/tasks'
import { count, eq, sql } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { taskWords } from '../work/slices.ts'
import { tasks } from '../work/task-tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { listedTasks } from './find-tasks.ts'
import { taskQuery } from './task-query.ts'

/** The query line behind each counter: a list with this filter shows what the counter counts. */
const counted = {
  late: 'is:late',
  soon: 'is:soon',
  unassigned: 'assignment:unassigned status:pending',
  notAccepted: 'assignment:assigned is:open',
  deliveredToday: 'delivered:today',
} as const

type Counter = keyof typeof counted

/** How many tasks of those in the caller's list wait for what, and with how many words. */
export async function countListedTasks(db: Database, session: SignedIn, now: Date): Promise<TaskCounters> {
  const condition = (counter: Counter) => taskQuery(db, session, counted[counter], now)!
  const number = (counter: Counter) => sql<number>`(count(*) filter (where ${condition(counter)}))::int`
  const words = (counter: Counter) =>
    sql<number>`coalesce(sum(${taskWords}) filter (where ${condition(counter)}), 0)::float8`
  const [row] = await db
    .select({
      total: count(),
      late: number('late'),
      soon: number('soon'),
      unassigned: number('unassigned'),
      notAccepted: number('notAccepted'),
      deliveredToday: number('deliveredToday'),
      lateWords: words('late'),
      soonWords: words('soon'),
      unassignedWords: words('unassigned'),
      deliveredWords: words('deliveredToday'),
      notAcceptedWords: words('notAccepted'),
    })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .where(await listedTasks(db, session, {}, now))
  const found = row!
  return {
    total: found.total,
    late: { count: found.late, words: found.lateWords, filter: counted.late },
    soon: { count: found.soon, words: found.soonWords, filter: counted.soon },
    unassigned: { count: found.unassigned, words: found.unassignedWords, filter: counted.unassigned },
    notAccepted: { count: found.notAccepted, words: found.notAcceptedWords, filter: counted.notAccepted },
    deliveredToday: { count: found.deliveredToday, words: found.deliveredWords, filter: counted.deliveredToday },
  }
}
