import type { TaskStatus } from '@dragoman/sdk/operations/shared'
import type { TaskLogEntry } from '@dragoman/sdk/operations/tasks'
import { isManager } from '@dragoman/sdk/permissions'
import { and, desc, eq, or } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { taskEvents } from '../projects/work-units/task-tables.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { loadPeople } from '../../identity/people.ts'

/**
 * What happened to a task, newest first. A linguist sees what they did and what was done to them, not who else had or
 * rejected the task.
 */
export async function taskLog(db: Database, session: SignedIn, taskId: string): Promise<TaskLogEntry[]> {
  const me = session.user.id
  const mine = isManager(session) ? undefined : or(eq(taskEvents.userId, me), eq(taskEvents.subjectId, me))
  const events = await db
    .select()
    .from(taskEvents)
    .where(and(eq(taskEvents.taskId, taskId), mine))
    .orderBy(desc(taskEvents.at), desc(taskEvents.id))
  const people = await loadPeople(
    db,
    session,
    events.flatMap(({ userId, impersonatorId, subjectId }) => [userId, impersonatorId, subjectId]),
  )
  return events.map((event) => ({
    date: event.at.getTime(),
    user: people(event.userId),
    impersonator: people(event.impersonatorId),
    event: event.event,
    assignee: people(event.subjectId),
    ...(event.previousStatus && { previousStatus: event.previousStatus as TaskStatus }),
    ...(event.newStatus && { newStatus: event.newStatus as TaskStatus }),
    ...(event.reason && { detail: event.reason }),
  }))
}
