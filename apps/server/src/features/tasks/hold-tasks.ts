import { and, or, type SQL } from 'drizzle-orm'
import { oneOrNotFound } from '../../kernel/find-visible.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { conflict, notFound } from '../../kernel/refusals.ts'
import { accountTasks, visibleTasks } from '../work/visible.ts'
import type { HeldTask, TaskRow } from '../work/held-task.ts'
import { lockWorkUnits } from '../work/lock-work-units.ts'
import { assignmentOf } from '../work/show-work-units.ts'
import { tasks } from '../work/task-tables.ts'
import { isOneOf } from '../../kernel/database/columns.ts'

/**
 * Locks tasks until the transaction ends, so that the second caller sees what the first one did; in the order
 * project, work unit, tasks, as everyone who moves them does. 404 for any that the caller may not see;
 * `also` widens what they may see. With `unlocked`, the tasks are only read.
 */
export async function holdTasks(
  db: Database,
  session: SignedIn,
  ids: readonly string[],
  also?: SQL,
  reading: { unlocked?: boolean } = {},
): Promise<HeldTask[]> {
  const wanted = [...new Set(ids)]
  const seen = await db
    .select({ id: tasks.id, projectId: tasks.projectId, workUnitId: tasks.workUnitId })
    .from(tasks)
    .where(
      and(
        isOneOf(tasks.id, wanted),
        accountTasks(session),
        also ? or(visibleTasks(db, session), also) : visibleTasks(db, session),
      ),
    )
  if (seen.length < wanted.length) throw notFound('task')
  const held = await lockWorkUnits(
    db,
    seen.map(({ projectId }) => projectId),
    seen.map(({ workUnitId }) => workUnitId),
    reading,
  )
  const byId = new Map(held.map((each) => [each.task.id, each]))
  return wanted.map((id) => {
    const found = byId.get(id)
    if (!found) throw notFound('task')
    return found
  })
}

/** Locks one task; see `holdTasks`. */
export async function holdTask(db: Database, session: SignedIn, id: string, also?: SQL): Promise<HeldTask> {
  return oneOrNotFound(await holdTasks(db, session, [id], also), 'task')
}

/** The state that a refused move met: enough to go on, without names. */
export const presentState = (task: TaskRow) => ({ uuid: task.id, status: task.status, assignment: assignmentOf(task) })

/** 409 with the state that the task is in now. */
export const taskConflict = (message: string, task: TaskRow) => conflict(message, presentState(task))
