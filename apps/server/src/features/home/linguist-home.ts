import type { HomeLinguist, HomeTask } from '@dragoman/sdk/operations/home'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { usualWordsPerDay } from '../../engines/scheduling/work-calendar.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { sideBySide } from '../../kernel/database/side-by-side.ts'
import { users } from '../../kernel/tables.ts'
import { projectResources, projects } from '../work/tables.ts'
import { accountTasks, availableTo } from '../work/visible.ts'
import { tasks } from '../work/task-tables.ts'
import { confirmedNow, taskSegments, taskWords } from '../work/slices.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { showAvailable } from '../tasks/show-available.ts'
import { workflows } from '../workflows/tables.ts'
import { partOf, startOf } from '../../kernel/days.ts'
import type { HomeCalendar } from './calendar.ts'
import { showAmounts } from './project-rows.ts'

const firstOfGroup = 5

/** The work that waits for a linguist: tasks with their pay, and their earnings. */
export async function linguistHome(db: Database, session: SignedIn, calendar: HomeCalendar): Promise<HomeLinguist> {
  const mine = and(accountTasks(session), eq(tasks.assigneeId, session.user.id))
  const [own, available, paid, earned, [person]] = await sideBySide(
    db,
    () => ownTasks(db, mine, calendar),
    () => availableTasks(db, session),
    () => toBePaid(db, mine),
    () => payByMonth(db, mine, calendar),
    () => db.select({ wordsPerDay: users.wordsPerDay }).from(users).where(eq(users.id, session.user.id)),
  )
  const accepted = own.filter(({ status }) => status === 'APPROVED')
  const assigned = own.filter(({ status }) => status === 'PENDING')
  const sum = (rows: readonly { words: number }[]) => rows.reduce((all, { words }) => all + words, 0)
  const nextDueDate = accepted[0]?.dueDate
  const due = (rows: typeof own, day: string) => sum(rows.filter((row) => row.day === day))
  const currency = earned.toSorted((one, other) => other.tasks - one.tasks)[0]?.currency
  return {
    inProgress: accepted.length,
    inProgressWords: sum(accepted),
    ...(nextDueDate && { nextDueDate: nextDueDate.getTime() }),
    assigned: assigned.length,
    available: available.total,
    wordsPerDay: person?.wordsPerDay ?? usualWordsPerDay,
    toBePaid: showAmounts(paid),
    toBePaidTasks: paid.reduce((all, { number }) => all + number, 0),
    due: calendar.days.map((day) => ({ day, first: due(accepted, day), second: due(assigned, day) })),
    ...(currency && { payCurrency: currency }),
    pay: calendar.months.map((month) => ({
      month,
      value: Number(earned.find((row) => row.month === month && row.currency === currency)?.total ?? 0),
    })),
    tasks: [
      ...accepted.slice(0, firstOfGroup).map((row) => showTask(row, 'IN_PROGRESS')),
      ...assigned.slice(0, firstOfGroup).map((row) => showTask(row, 'ASSIGNED')),
      ...available.tasks,
    ],
  }
}

const ownTasks = (db: Database, mine: ReturnType<typeof and>, calendar: HomeCalendar) =>
  db
    .select({
      uuid: tasks.id,
      status: tasks.status,
      filename: projectResources.name,
      project: projects.reference,
      workflow: { uuid: workflows.id, code: workflows.code, title: workflows.title },
      sourceLocale: tasks.sourceLocale,
      targetLocale: tasks.targetLocale,
      words: taskWords,
      confirmedWords: sql<number>`case when ${tasks.step} = ${workUnits.currentStep} and ${taskSegments} > 0
        then round(${taskWords}::numeric * ${confirmedNow} / ${taskSegments}) else 0 end::int`,
      dueDate: tasks.dueDate,
      day: partOf('day', tasks.dueDate, calendar),
      pay: tasks.payableAmount,
      currency: tasks.currency,
    })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(workflows, eq(workflows.id, tasks.workflowId))
    .where(and(mine, inArray(tasks.status, ['PENDING', 'APPROVED'])))
    // Workable tasks come before those that wait for the previous step.
    .orderBy(sql`${tasks.step} = ${workUnits.currentStep} desc, ${tasks.dueDate} asc nulls last, ${tasks.number}`)

type OwnTask = Awaited<ReturnType<typeof ownTasks>>[number]

const showTask = (
  { status: _status, day: _day, dueDate, pay, currency, ...row }: OwnTask,
  group: string,
): HomeTask => ({
  ...row,
  group,
  ...(dueDate && { dueDate: dueDate.getTime() }),
  ...(pay !== null && currency && { pay: Number(pay), currency }),
})

async function availableTasks(db: Database, session: SignedIn): Promise<{ tasks: HomeTask[]; total: number }> {
  const found = await db
    .select({ id: tasks.id, total: sql<number>`(count(*) over ())::int` })
    .from(tasks)
    .where(and(accountTasks(session), availableTo(db, session.user.id)))
    .orderBy(sql`${tasks.dueDate} asc nulls last, ${tasks.number}`)
    .limit(firstOfGroup)
  const shown = await showAvailable(
    db,
    session,
    found.map(({ id }) => id),
  )
  return {
    total: found[0]?.total ?? 0,
    tasks: shown.map(({ uuid, workUnit, project, workflow, dueDate, payableAmount, currency }) => ({
      uuid,
      group: 'AVAILABLE',
      filename: workUnit.filename,
      project: project.reference,
      workflow: { uuid: workflow.uuid, code: workflow.code, title: workflow.title },
      sourceLocale: workUnit.sourceLanguage,
      targetLocale: workUnit.targetLanguage,
      words: workUnit.words,
      confirmedWords: 0,
      ...(dueDate !== undefined && { dueDate }),
      ...(payableAmount !== undefined && { pay: payableAmount, currency }),
    })),
  }
}

const toBePaid = (db: Database, mine: ReturnType<typeof and>) =>
  db
    .select({
      currency: tasks.currency,
      total: sql<string | null>`sum(${tasks.payableAmount})`,
      number: sql<number>`count(*)::int`,
    })
    .from(tasks)
    .where(and(mine, eq(tasks.status, 'DELIVERED')))
    .groupBy(tasks.currency)

const payByMonth = (db: Database, mine: ReturnType<typeof and>, calendar: HomeCalendar) =>
  db
    .select({
      month: partOf('month', tasks.deliveredAt, calendar),
      currency: tasks.currency,
      total: sql<string | null>`sum(${tasks.payableAmount})`,
      tasks: sql<number>`count(*)::int`,
    })
    .from(tasks)
    .where(
      and(
        mine,
        inArray(tasks.status, ['DELIVERED', 'INVOICED']),
        gte(tasks.deliveredAt, startOf(calendar.months[0]!, calendar)),
      ),
    )
    .groupBy(sql`1`, tasks.currency)
