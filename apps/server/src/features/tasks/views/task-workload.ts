import type { TaskWorkload, TaskWorkloadPage } from '@dragoman/sdk/operations/tasks'
import { and, arrayContains, asc, count, eq, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { capacityOf, daysOffAt, usualWordsPerDay } from '../../../engines/scheduling/work-calendar.ts'
import { personRef, shownPerson } from '../../../identity/people.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { userLanguagePairs } from '../../../identity/tables.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { computedOnce } from '../../../kernel/database/computed-once.ts'
import { sideBySide } from '../../../kernel/database/side-by-side.ts'
import { dayIn, partOf, shiftDay } from '../../../kernel/days.ts'
import { pageOf } from '../../../kernel/paging.ts'
import { users } from '../../../kernel/tables.ts'
import { calendarColumns, calendarOf, fullDaysOfWeek } from '../../availability/load-calendars.ts'
import { workingWeeks } from '../../availability/tables.ts'
import { accountTasks } from '../../work/visible.ts'
import { taskWords } from '../../work/slices.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { tasks } from '../../work/task-tables.ts'
import { workflows } from '../../workflows/tables.ts'
import { effortLeft } from '../effort.ts'
import { listedTasks, type TaskFilter } from '../find-tasks.ts'
import { timezoneOf } from '../../../identity/reading-at.ts'

interface WorkloadQuery extends TaskFilter {
  userUuids?: readonly string[]
  days: number
  timezone?: string
  page: number
  size: number
}

const filterNames = [
  'projectUuid',
  'statuses',
  'assignments',
  'assigneeUuid',
  'mine',
  'workflows',
  'sourceLanguages',
  'targetLanguages',
  'q',
  'late',
  'filter',
] as const satisfies (keyof TaskFilter)[]

const daysOfWeek = 7

/** One page of linguists with what they have to do, the most loaded first. */
export async function taskWorkload(
  db: Database,
  session: SignedIn,
  query: WorkloadQuery,
  now: Date,
): Promise<TaskWorkloadPage> {
  const { timezone = timezoneOf(session), page, size } = query
  const today = dayIn(timezone, now)
  const days = Array.from({ length: query.days }, (_, at) => shiftDay(today, at))
  const inHand = tasksInHand(db, session, { timezone, today })
  const load = db
    .select({
      userId: inHand.userId,
      taskCount: sql<number>`count(*)::int`.as('task_count'),
      words: sql<number>`sum(${inHand.words})::float8`.as('words'),
      lateCount: sql<number>`(count(*) filter (where ${lt(inHand.dueDate, now)}))::int`.as('late_count'),
      week: sql<number>`coalesce(sum(${inHand.effort}) filter (where ${inHand.day} < ${shiftDay(today, daysOfWeek)}), 0)::float8`.as(
        'week',
      ),
    })
    .from(inHand)
    .groupBy(inHand.userId)
    .as('load')
  const perDay = sql<number>`coalesce(${users.wordsPerDay}, ${usualWordsPerDay}::int)`
  const capacity = sql<number>`(${perDay} * ${fullDaysOfWeek(users.id, today)})`
  const share = sql`case when ${capacity} > 0 then coalesce(${load.week}, 0) / ${capacity}
    when ${load.week} > 0 then 1 + ${load.week} / ${perDay} else 0 end`
  const weekShare = sql<number>`${share}`
  const rows = await db
    .select({
      person: shownPerson,
      calendar: calendarColumns,
      isSet: sql<boolean>`${users.wordsPerDay} is not null`,
      weekCapacity: sql<number>`round(${capacity})::int`,
      taskCount: sql<number>`coalesce(${load.taskCount}, 0)`,
      words: sql<number>`coalesce(${load.words}, 0)`,
      lateCount: sql<number>`coalesce(${load.lateCount}, 0)`,
      weekShare,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(users)
    .leftJoin(load, eq(load.userId, users.id))
    .leftJoin(workingWeeks, eq(workingWeeks.userId, users.id))
    .where(await linguistsWanted(db, session, query, now, isNotNull(load.userId)))
    .orderBy(sql`${weekShare} desc`, asc(users.name), asc(users.id))
    .limit(size)
    .offset(page * size)
  const ids = rows.map(({ person }) => person.id)
  const [byDay, pairs] = await sideBySide(
    db,
    () => workOfDays(db, inHand, ids),
    () =>
      db
        .select()
        .from(userLanguagePairs)
        .where(inArray(userLanguagePairs.userId, ids))
        .orderBy(userLanguagePairs.source, userLanguagePairs.target),
  )
  const content = rows.map(({ person, calendar: own, isSet, total: _total, ...row }): TaskWorkload => {
    const calendar = calendarOf(own)
    return {
      ...row,
      user: personRef(person, true),
      wordsPerDay: calendar.wordsPerDay,
      isWordsPerDaySet: isSet,
      weekShare: Math.round(1000 * row.weekShare) / 1000,
      supportedLanguagePairs: pairs
        .filter(({ userId }) => userId === person.id)
        .map(({ source, target }) => ({ pair: `${source}:${target}`, source, target })),
      days: days.map((day) => {
        const due = byDay.find((each) => each.userId === person.id && each.day === day)
        return {
          taskCount: due?.taskCount ?? 0,
          words: due?.words ?? 0,
          load: Math.round(due?.load ?? 0),
          capacity: capacityOf(calendar, day),
          isAway: daysOffAt(calendar, day) !== undefined,
        }
      }),
    }
  })
  const total = rows[0]?.total ?? (page === 0 ? 0 : await countLinguists(db, session, query, now))
  return { ...pageOf(content, total, { page, size }), days }
}

/** Tasks that linguists have and have not delivered, with their day and what is left to do; overdue ones are due today. */
function tasksInHand(db: Database, session: SignedIn, { timezone, today }: { timezone: string; today: string }) {
  const day = sql<string | null>`greatest(${partOf('day', tasks.dueDate, { timezone })}, ${today})`
  return db
    .select({
      userId: sql<string>`${tasks.assigneeId}`.as('linguist_id'),
      dueDate: tasks.dueDate,
      // Without a due date, a task is due on no day.
      day: sql<string | null>`case when ${tasks.dueDate} is not null then ${day} end`.as('day'),
      words: sql<number>`${taskWords}`.as('words'),
      effort: effortLeft.as('effort'),
    })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .innerJoin(workflows, eq(workflows.id, tasks.workflowId))
    .where(and(accountTasks(session), isNotNull(tasks.assigneeId), inArray(tasks.status, ['PENDING', 'APPROVED'])))
    .offset(computedOnce)
    .as('in_hand')
}

const workOfDays = (db: Database, inHand: ReturnType<typeof tasksInHand>, ids: string[]) =>
  db
    .select({
      userId: inHand.userId,
      day: inHand.day,
      taskCount: count(),
      words: sql<number>`sum(${inHand.words})::float8`,
      load: sql<number>`sum(${inHand.effort})::float8`,
    })
    .from(inHand)
    .where(and(inArray(inHand.userId, ids), isNotNull(inHand.day)))
    .groupBy(inHand.userId, inHand.day)

/** Linguists of the account, and other people with tasks; with filters, those who have a task that matches. */
async function linguistsWanted(
  db: Database,
  session: SignedIn,
  query: WorkloadQuery,
  now: Date,
  hasTasks: SQL,
): Promise<SQL | undefined> {
  const isFiltered = filterNames.some((name) => {
    const value = query[name]
    return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== ''
  })
  const matching = db
    .select({ id: tasks.assigneeId })
    .from(tasks)
    .where(await listedTasks(db, session, query, now))
  const isLinguist = and(arrayContains(users.roles, ['VENDOR']), eq(users.status, 'ACTIVE'), isNull(users.removedAt))
  return and(
    eq(users.accountId, session.account.id),
    query.userUuids?.length ? inArray(users.id, [...query.userUuids]) : undefined,
    // A key that is limited to organizational units reaches no further than to those who work for them.
    session.orgUnitIds === null ? or(isLinguist, hasTasks) : hasTasks,
    isFiltered ? inArray(users.id, matching) : undefined,
  )
}

async function countLinguists(db: Database, session: SignedIn, query: WorkloadQuery, now: Date): Promise<number> {
  const inHand = tasksInHand(db, session, { timezone: 'UTC', today: dayIn('UTC', now) })
  const hasTasks = inArray(users.id, db.select({ id: inHand.userId }).from(inHand))
  return db.$count(users, await linguistsWanted(db, session, query, now, hasTasks))
}
