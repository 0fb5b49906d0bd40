import type { Logfile } from '@dragoman/sdk/operations/logfiles'
import type { TaskSlice, TaskSummary } from '@dragoman/sdk/operations/tasks'
import { and, eq, inArray } from 'drizzle-orm'
import { only } from '../../../kernel/database/one-row.ts'
import { visibleTasks } from '../../projects/visible.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { logfiles } from '../../projects/costs/tables.ts'
import { projects } from '../../projects/tables.ts'
import { workUnits } from '../../projects/work-units/tables.ts'
import { tasks } from '../../projects/work-units/task-tables.ts'
import { workflows } from '../../workflows/tables.ts'
import { notFound } from '../../../kernel/refusals.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { findLogfile, itemsByFile, itemsByLangPair, showLogfile } from '../../projects/logfiles/show-logfiles.ts'
import { checkSegments } from '../moves/delivery-check.ts'
import { currentStepOf } from '../../projects/work-units/steps.ts'
import { analysesOf } from '../placement/workloads.ts'

/**
 * Size and progress of a task: a step that is behind the work unit is whole, one that is yet to come or was canceled has
 * nothing.
 */
export async function taskSummary(db: Database, task: typeof tasks.$inferSelect): Promise<TaskSummary> {
  const workUnit = only(
    await db.select().from(workUnits).where(eq(workUnits.id, task.workUnitId)),
    `task ${task.id} has no work unit`,
  )
  const steps = await db.select().from(tasks).where(eq(tasks.workUnitId, workUnit.id)).orderBy(tasks.step)
  const current = currentStepOf(steps)
  const confirmed =
    task.status === 'CANCELLED'
      ? 0
      : task.step === current
        ? workUnit.confirmedSegments
        : task.step < current
          ? workUnit.totalSegments
          : 0
  const { mismatched } = await checkSegments(db, workUnit)
  return {
    words: workUnit.words,
    netWords: Number(workUnit.netWords ?? workUnit.words),
    segments: workUnit.totalSegments,
    confirmedSegments: confirmed,
    openSegments: workUnit.totalSegments - confirmed,
    progress: workUnit.totalSegments === 0 ? 100 : Math.round((1000 * confirmed) / workUnit.totalSegments) / 10,
    tagMismatches: mismatched.length,
  }
}

/** The analysis that a task is measured by, with the table of its own file alone; null without one. */
export async function taskLogfile(db: Database, task: typeof tasks.$inferSelect): Promise<Logfile | null> {
  const project = only(
    await db.select().from(projects).where(eq(projects.id, task.projectId)),
    `task ${task.id} has no project`,
  )
  const analyses = await analysesOf(db, [{ project, workUnit: { id: task.workUnitId } }])
  const logfileId = analyses.get(task.workUnitId)
  const [row] = logfileId ? await db.select().from(logfiles).where(eq(logfiles.id, logfileId)) : []
  if (!row) return null
  const items = await itemsByFile(db, project, row)
  const own = items.filter(({ uuidFromWorkUnitId }) => uuidFromWorkUnitId === task.workUnitId)
  return { ...(await showLogfile(db, row)), itemsByFile: own }
}

/**
 * The numbers of a task in one analysis of its project, weighted by the net rates of the task's own step; 404 for an
 * analysis of another project or kind, or one that the task is not in.
 */
export async function taskBreakdown(
  db: Database,
  task: typeof tasks.$inferSelect,
  logfileId: string,
  type: string | undefined,
): Promise<Logfile> {
  const found = only(
    await db
      .select({ project: projects, workflow: workflows.code })
      .from(projects)
      .innerJoin(workflows, eq(workflows.id, task.workflowId))
      .where(eq(projects.id, task.projectId)),
    `task ${task.id} has no project`,
  )
  const { project, workflow } = found
  const logfile = await findLogfile(db, project, logfileId)
  const items = await itemsByLangPair(db, project, logfile, { workflow, workUnitId: task.workUnitId })
  if (items.length === 0 || (type !== undefined && type !== logfile.type)) throw notFound('analysis of this task')
  return { ...(await showLogfile(db, logfile)), workflow, itemsByLangPair: items }
}

/** The segments that tasks cover: those of their whole file. 404 when one is out of sight. */
export async function taskSlices(db: Database, session: SignedIn, ids: readonly string[]): Promise<TaskSlice[]> {
  const rows = await db
    .select({ id: tasks.id, words: workUnits.words, open: workUnits.totalSegments, locked: workUnits.lockedSegments })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .where(and(inArray(tasks.id, [...ids]), visibleTasks(db, session)))
  return ids.map((id) => {
    const row = rows.find((each) => each.id === id)
    if (!row) throw notFound('task')
    return { taskUuid: id, beginIndex: 0, endIndex: row.open + row.locked - 1, words: row.words }
  })
}
