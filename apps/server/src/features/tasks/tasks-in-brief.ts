import type { WorkUnitTask } from '@dragoman/sdk/operations/tasks'
import type { TaskStatus } from '@dragoman/sdk/operations/shared'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { ProjectRow } from '../work/find-project.ts'
import { loadPeople } from '../../identity/people.ts'
import { visibleTasks, visibleWorkUnits } from '../work/visible.ts'
import { loadSteps, sliceOf } from '../work/show-work-units.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { tasks } from '../work/task-tables.ts'

/** The tasks of a work unit that the caller may see, in the order of their steps; 404 for any other work unit. */
export async function tasksOfWorkUnit(db: Database, session: SignedIn, id: string): Promise<WorkUnitTask[]> {
  const workUnit = await findVisible(db, workUnits, { id, visible: visibleWorkUnits(db, session), what: 'work unit' })
  const seen = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.workUnitId, workUnit.id), visibleTasks(db, session)))
  const steps = await loadSteps(db, [workUnit.id])
  const shown = [...steps.values()].flat().filter(({ task }) => seen.some(({ id: taskId }) => taskId === task.id))
  const people = await loadPeople(
    db,
    session,
    shown.map(({ task }) => task.assigneeId),
  )
  return shown.map(({ task, workflow }) => ({
    uuid: task.id,
    name: workflow.title,
    status: task.status as TaskStatus,
    genesisWorkUnitId: workUnit.id,
    sequence: task.step,
    assignee: people(task.assigneeId),
    ...sliceOf(task),
  }))
}

/** The statuses that occur among the tasks of a project that the caller may see. */
export async function taskStatuses(db: Database, session: SignedIn, project: ProjectRow): Promise<TaskStatus[]> {
  const rows = await db
    .selectDistinct({ status: tasks.status })
    .from(tasks)
    .where(and(eq(tasks.projectId, project.id), visibleTasks(db, session)))
    .orderBy(asc(tasks.status))
  return rows.map(({ status }) => status as TaskStatus)
}
