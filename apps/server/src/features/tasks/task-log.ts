import type { TaskStatus } from '@dragoman/sdk/operations/shared'
import type { TaskLogEntry } from '@dragoman/sdk/operations/tasks'
import { isManager } from '@dragoman/sdk/permissions'
import { and, desc, eq, max, or } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { optionsOf } from '../cancellations/options.ts'
import { taskEvents, tasks } from '../work/task-tables.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { loadPeople } from '../../identity/people.ts'

/**
 * The log of a task and the other slices of its step, newest first. Linguists see their own actions and those that
 * concern them, not who else had or rejected a task.
 */
export async function taskLog(
  db: Database,
  session: SignedIn,
  { workUnitId, step }: Pick<typeof tasks.$inferSelect, 'workUnitId' | 'step'>,
): Promise<TaskLogEntry[]> {
  const me = session.user.id
  const mine = isManager(session) ? undefined : or(eq(taskEvents.userId, me), eq(taskEvents.subjectId, me))
  const rows = await db
    .select({ event: taskEvents, beginIndex: tasks.beginIndex, endIndex: tasks.endIndex })
    .from(tasks)
    .innerJoin(taskEvents, eq(taskEvents.taskId, tasks.id))
    .where(and(eq(tasks.workUnitId, workUnitId), eq(tasks.step, step), mine))
    .orderBy(desc(taskEvents.at), desc(taskEvents.id))
  // Events before a step was split concern all of its segments.
  const [split] = await db
    .select({ at: max(taskEvents.at) })
    .from(tasks)
    .innerJoin(taskEvents, eq(taskEvents.taskId, tasks.id))
    .where(and(eq(tasks.workUnitId, workUnitId), eq(tasks.step, step), eq(taskEvents.event, 'SPLIT')))
  const isOfSlice = (at: Date) => split?.at != null && at > split.at
  const people = await loadPeople(
    db,
    session,
    rows.flatMap(({ event: { userId, impersonatorId, subjectId } }) => [userId, impersonatorId, subjectId]),
  )
  const hasOption = rows.some(({ event }) => event.optionId !== null)
  const options = new Map(
    hasOption ? (await optionsOf(db, session.account.id)).map((option) => [option.uuid, option]) : [],
  )
  const optionOf = (id: string | null) => (id === null ? undefined : options.get(id))
  return rows.map(({ event, beginIndex, endIndex }) => ({
    date: event.at.getTime(),
    user: people(event.userId),
    impersonator: people(event.impersonatorId),
    event: event.event,
    assignee: people(event.subjectId),
    ...(event.previousStatus && { previousStatus: event.previousStatus as TaskStatus }),
    ...(event.newStatus && { newStatus: event.newStatus as TaskStatus }),
    ...(event.reason && { detail: event.reason }),
    ...(optionOf(event.optionId) && { option: optionOf(event.optionId) }),
    ...(endIndex !== null && isOfSlice(event.at) && { slice: { beginIndex, endIndex } }),
  }))
}
