import type { TaskVendor } from '@dragoman/sdk/operations/tasks'
import type { TaskRejecter, TaskViewer } from '@dragoman/sdk/operations/users'
import { hasPermission, isManager } from '@dragoman/sdk/permissions'
import { and, desc, eq, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { taskWords } from '../work/slices.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { taskEvents, tasks } from '../work/task-tables.ts'
import { taskViews } from './tables.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { loadPeople } from '../../identity/people.ts'
import type { TaskRow } from '../work/held-task.ts'

/** Notes that a linguist has looked at a task, at most once a minute. What managers look at is not noted. */
export async function recordTaskView(db: Database, session: SignedIn, taskId: string, now: Date): Promise<void> {
  if (isManager(session)) return
  await db
    .insert(taskViews)
    .values({ taskId, userId: session.user.id, firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: [taskViews.taskId, taskViews.userId],
      set: { lastAt: now },
      setWhere: lt(taskViews.lastAt, new Date(now.getTime() - 60_000)),
    })
}

/** The linguists who have looked at a task, the latest first. */
export async function taskViewers(db: Database, session: SignedIn, taskId: string): Promise<TaskViewer[]> {
  const rows = await db.select().from(taskViews).where(eq(taskViews.taskId, taskId)).orderBy(desc(taskViews.lastAt))
  const people = await loadPeople(
    db,
    session,
    rows.map(({ userId }) => userId),
  )
  return rows.flatMap(({ userId, firstAt, lastAt }) => {
    const user = people(userId)
    return user ? [{ user, firstDate: firstAt.getTime(), date: lastAt.getTime() }] : []
  })
}

/** The linguists who have returned a task, the latest first. */
export async function taskRejecters(db: Database, session: SignedIn, taskId: string): Promise<TaskRejecter[]> {
  const rows = await db
    .select()
    .from(taskEvents)
    .where(and(eq(taskEvents.taskId, taskId), eq(taskEvents.event, 'REJECTED')))
    .orderBy(desc(taskEvents.at), desc(taskEvents.id))
  const people = await loadPeople(
    db,
    session,
    rows.map(({ userId }) => userId),
  )
  return rows.flatMap(({ userId, at, reason }) => {
    const user = people(userId)
    return user ? [{ user, date: at.getTime(), ...(reason && { reason }) }] : []
  })
}

/** The linguists of a task's project, by name; their pay is for users with TASK_payment. */
export async function taskVendors(db: Database, session: SignedIn, task: TaskRow): Promise<TaskVendor[]> {
  const rows = await db
    .select({
      userId: tasks.assigneeId,
      currency: tasks.currency,
      tasks: sql<number>`count(*)::int`,
      deliveredTasks: sql<number>`(count(*) filter (where ${tasks.status} in ('DELIVERED', 'INVOICED')))::int`,
      words: sql<number>`sum(${taskWords})::int`,
      payable: sql<string | null>`sum(${tasks.payableAmount})`,
    })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .where(and(eq(tasks.projectId, task.projectId), isNotNull(tasks.assigneeId), ne(tasks.status, 'CANCELLED')))
    .groupBy(tasks.assigneeId, tasks.currency)
  const people = await loadPeople(
    db,
    session,
    rows.map(({ userId }) => userId),
  )
  const seesPay = hasPermission(session, 'TASK_payment')
  return rows
    .flatMap(({ userId, currency, payable, ...counts }) => {
      const vendor = people(userId)
      const pay = seesPay && currency !== null && payable !== null && { currency, payable: Number(payable) }
      return vendor ? [{ vendor, ...counts, ...pay }] : []
    })
    .sort((a, b) => a.vendor.name.localeCompare(b.vendor.name, 'en'))
}
