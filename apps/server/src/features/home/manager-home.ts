import type { HomeManager } from '@dragoman/sdk/operations/home'
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { seesPrices } from '../../identity/sees-prices.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { sideBySide } from '../../kernel/database/side-by-side.ts'
import { projects } from '../work/tables.ts'
import { accountTasks, visibleProjects } from '../work/visible.ts'
import { tasks } from '../work/task-tables.ts'
import { taskWords } from '../work/slices.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { partOf, startOf } from '../../kernel/days.ts'
import type { HomeCalendar } from './calendar.ts'
import { projectRows, showAmounts } from './project-rows.ts'

/** The work that waits for a manager: five queries, whatever the number of projects. */
export async function managerHome(db: Database, session: SignedIn, calendar: HomeCalendar): Promise<HomeManager> {
  const [early, open, due, delivered, waiting] = await sideBySide(
    db,
    () => earlyProjects(db, session),
    () => openTasks(db, session, calendar),
    () => dueByDay(db, session, calendar),
    () => deliveredByWeek(db, session, calendar),
    () => waitingProjects(db, session, calendar),
  )
  const [thisWeek, lastWeek] = calendar.weeks.toReversed()
  const words = new Map(delivered.map((row) => [row.week, row]))
  const drafts = early.filter(({ status }) => status === 'DRAFT')
  const oldest = drafts.map(({ oldest: at }) => at).toSorted((one, other) => one - other)[0]
  const quoted = early.filter(({ status }) => status === 'PENDING')
  const sum = (rows: readonly { number: number }[]) => rows.reduce((all, { number }) => all + number, 0)
  const presentWeek = words.get(thisWeek!)
  return {
    toQuote: sum(drafts),
    ...(oldest !== undefined && { oldestDraft: oldest }),
    waitingForApproval: sum(quoted),
    quoted: seesPrices(session) ? showAmounts(quoted) : [],
    lateTasks: open?.late ?? 0,
    unassignedTasks: open?.unassigned ?? 0,
    unassignedProjects: open?.unassignedProjects ?? 0,
    deliveredWords: (presentWeek?.onTime ?? 0) + (presentWeek?.late ?? 0),
    deliveredWordsBefore: words.get(lastWeek!)?.before ?? 0,
    due: calendar.days.map((day) => {
      const row = due.find((one) => one.day === day)
      return { day, first: row?.first ?? 0, second: row?.second ?? 0 }
    }),
    delivered: calendar.weeks.map((week) => {
      const row = words.get(week)
      return { week, onTime: row?.onTime ?? 0, late: row?.late ?? 0 }
    }),
    waiting: waiting.rows,
    waitingTotal: waiting.total,
  }
}

const earlyProjects = (db: Database, session: SignedIn) =>
  db
    .select({
      status: projects.status,
      currency: projects.currency,
      number: sql<number>`count(*)::int`,
      total: sql<string | null>`sum(${projects.totalCost})`,
      oldest: sql<number>`(extract(epoch from min(${projects.createdAt})) * 1000)::float8`.mapWith(Math.round),
    })
    .from(projects)
    .where(and(visibleProjects(db, session), inArray(projects.status, ['DRAFT', 'PENDING'])))
    .groupBy(projects.status, projects.currency)

const isOpen = inArray(tasks.status, ['PENDING', 'APPROVED'])
const isUnassigned = sql`${tasks.status} = 'PENDING' and ${tasks.assigneeId} is null`

/** The same tasks as the lists that the figures lead to. */
async function openTasks(db: Database, session: SignedIn, { now }: HomeCalendar) {
  const [row] = await db
    .select({
      late: sql<number>`count(*) filter (where ${tasks.dueDate} < ${now.toISOString()})::int`,
      unassigned: sql<number>`count(*) filter (where ${isUnassigned})::int`,
      unassignedProjects: sql<number>`count(distinct ${tasks.projectId}) filter (where ${isUnassigned})::int`,
    })
    .from(tasks)
    .where(and(accountTasks(session), inArray(tasks.status, ['DRAFT', 'PENDING', 'APPROVED'])))
  return row
}

function dueByDay(db: Database, session: SignedIn, calendar: HomeCalendar) {
  const { days } = calendar
  return db
    .select({
      day: partOf('day', tasks.dueDate, calendar),
      first: sql<number>`coalesce(sum(${taskWords}) filter (where ${tasks.step} = 0), 0)::int`,
      second: sql<number>`coalesce(sum(${taskWords}) filter (where ${tasks.step} > 0), 0)::int`,
    })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .where(
      and(
        accountTasks(session),
        isOpen,
        gte(tasks.dueDate, startOf(days[0]!, calendar)),
        lt(tasks.dueDate, sql`${startOf(days.at(-1)!, calendar)} + interval '1 day'`),
      ),
    )
    .groupBy(sql`1`)
}

function deliveredByWeek(db: Database, session: SignedIn, calendar: HomeCalendar) {
  const isLate = sql`${tasks.deliveredAt} > ${tasks.dueDate}`
  const aWeekAgo = new Date(calendar.now.getTime() - 7 * 24 * 60 * 60 * 1000).toISOString()
  return db
    .select({
      week: partOf('week', tasks.deliveredAt, calendar),
      onTime: sql<number>`coalesce(sum(${taskWords}) filter (where (${isLate}) is not true), 0)::int`,
      late: sql<number>`coalesce(sum(${taskWords}) filter (where ${isLate}), 0)::int`,
      before: sql<number>`coalesce(sum(${taskWords}) filter (where ${tasks.deliveredAt} < ${aWeekAgo}), 0)::int`,
    })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .where(
      and(
        accountTasks(session),
        inArray(tasks.status, ['DELIVERED', 'INVOICED']),
        gte(tasks.deliveredAt, startOf(calendar.weeks[0]!, calendar)),
      ),
    )
    .groupBy(sql`1`)
}

/** Overdue first, then what a linguist is missing for, then drafts and quotes without an answer. */
function waitingProjects(db: Database, session: SignedIn, { now }: HomeCalendar) {
  const canStart = sql`${isUnassigned} and ${tasks.step} = ${workUnits.currentStep}`
  const open = sql`(
    select ${tasks.projectId} as project_id, count(*)::int as number, (count(*) filter (where ${canStart}))::int as unassigned
    from ${tasks} join ${workUnits} on ${workUnits.id} = ${tasks.workUnitId}
    where ${and(accountTasks(session), isOpen)} group by 1) as open`
  const isOverdue = sql`(${projects.status} = 'APPROVED' and ${projects.dueDate} < ${now.toISOString()} and open.number > 0)`
  const isMissing = sql`(${projects.status} = 'APPROVED' and open.unassigned > 0)`
  const reason = sql<string>`case when ${isOverdue} then 'OVERDUE' when ${isMissing} then 'UNASSIGNED'
    when ${projects.status} = 'DRAFT' then 'QUOTE' else 'APPROVAL' end`
  const words = sql`(select coalesce(sum(${workUnits.words}), 0) from ${workUnits} where ${workUnits.projectId} = ${projects.id})::int`
  return projectRows(db, session, {
    where: sql`(${projects.status} in ('DRAFT', 'PENDING') or ${isOverdue} or ${isMissing})`,
    reason,
    count: sql<number>`case when ${isOverdue} then open.number when ${isMissing} then open.unassigned else ${words} end`,
    orderBy: [
      sql`case when ${isOverdue} then 0 when ${isMissing} then 1 when ${projects.status} = 'DRAFT' then 2 else 3 end`,
      sql`${projects.dueDate} asc nulls last`,
      sql`${projects.id}`,
    ],
    limit: 8,
    from: { table: open, on: sql`open.project_id = ${projects.id}` },
  })
}
