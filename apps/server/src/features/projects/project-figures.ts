import type { ProjectCounters, ProjectTotals } from '@dragoman/sdk/operations/projects'
import { and, count, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { seesPrices } from '../../identity/sees-prices.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { listedProjects, type ProjectFilter } from './list-projects.ts'
import { projectQuery } from './project-query.ts'
import { projects } from '../work/tables.ts'
import { visibleProjects } from '../work/visible.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { tasks } from '../work/task-tables.ts'

/** The query line behind each counter: a list with this filter shows what the counter counts. */
const counted = {
  toQuote: 'status:draft',
  awaitingApproval: 'status:pending',
  late: 'is:late',
  unassigned: 'is:unassigned',
  deliveredThisWeek: 'delivered:this-week',
} as const

type Counter = keyof typeof counted

/** How many projects of those that the caller may see wait for what. */
export async function countProjects(db: Database, session: SignedIn, now: Date): Promise<ProjectCounters> {
  const visible = and(visibleProjects(db, session), isNull(projects.archivedAt))
  const condition = (counter: Counter) => projectQuery(db, session, counted[counter], now)!
  const number = (counter: Counter) => sql<number>`(count(*) filter (where ${condition(counter)}))::int`
  const [row] = await db
    .select({
      total: count(),
      toQuote: number('toQuote'),
      awaitingApproval: number('awaitingApproval'),
      late: number('late'),
      unassigned: number('unassigned'),
      deliveredThisWeek: number('deliveredThisWeek'),
      oldest: sql<number | null>`floor(extract(epoch from min(${projects.createdAt})
        filter (where ${condition('toQuote')})) * 1000)::float8`,
      units: sql<number>`(count(distinct ${projects.orgUnitId}) filter (where ${condition('late')}))::int`,
    })
    .from(projects)
    .where(visible)
  const { openTasks } = await openTasksOf(db, and(visible, condition('unassigned')))
  const { words } = await wordsOf(db, and(visible, condition('deliveredThisWeek')))
  const amounts = seesPrices(session) ? await amountsOf(db, and(visible, condition('awaitingApproval'))) : undefined
  return {
    total: row!.total,
    toQuote: { count: row!.toQuote, filter: counted.toQuote, oldestDate: row!.oldest ?? undefined },
    awaitingApproval: { count: row!.awaitingApproval, filter: counted.awaitingApproval, costs: amounts },
    late: { count: row!.late, filter: counted.late, orgUnits: row!.units },
    unassigned: { count: row!.unassigned, filter: counted.unassigned, tasks: openTasks },
    deliveredThisWeek: { count: row!.deliveredThisWeek, filter: counted.deliveredThisWeek, words },
  }
}

/** Sums up the projects of a list, on all of its pages. */
export async function totalProjects(
  db: Database,
  session: SignedIn,
  filter: ProjectFilter,
  now: Date,
): Promise<ProjectTotals> {
  const listed = await listedProjects(db, session, filter, now)
  const { number } = (await db.select({ number: count() }).from(projects).where(listed))[0]!
  const { words } = await wordsOf(db, listed)
  const { openTasks } = await openTasksOf(db, listed)
  return {
    projects: number,
    words,
    unassignedTasks: openTasks,
    costs: seesPrices(session) ? await amountsOf(db, listed) : undefined,
  }
}

async function wordsOf(db: Database, condition: SQL | undefined): Promise<{ words: number }> {
  const [row] = await db
    .select({ words: sql<number>`coalesce(sum(${workUnits.words}), 0)::float8` })
    .from(workUnits)
    .innerJoin(projects, eq(projects.id, workUnits.projectId))
    .where(condition)
  return row!
}

async function openTasksOf(db: Database, condition: SQL | undefined): Promise<{ openTasks: number }> {
  const [row] = await db
    .select({ openTasks: count() })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(and(condition, eq(tasks.status, 'PENDING'), isNull(tasks.assigneeId)))
  return row!
}

/** The largest first. */
const amountsOf = (db: Database, condition: SQL | undefined) =>
  db
    .select({ currency: projects.currency, amount: sql<number>`sum(${projects.totalCost})::float8` })
    .from(projects)
    .where(and(condition, sql`${projects.totalCost} is not null`))
    .groupBy(projects.currency)
    .orderBy(sql`2 desc`, projects.currency)
