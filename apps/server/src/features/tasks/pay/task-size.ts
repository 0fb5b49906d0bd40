import type { Logfile } from '@dragoman/sdk/operations/logfiles'
import type { TaskSlice, TaskSummary } from '@dragoman/sdk/operations/tasks'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { only } from '../../../kernel/database/one-row.ts'
import { visibleTasks } from '../../work/visible.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { logfiles, logfileSegments } from '../../costs/tables.ts'
import { projects } from '../../work/tables.ts'
import { inRange, taskWords } from '../../work/slices.ts'
import { segments, workUnits } from '../../work/work-unit-tables.ts'
import { tasks } from '../../work/task-tables.ts'
import { workflows } from '../../workflows/tables.ts'
import { notFound } from '../../../kernel/refusals.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { findLogfile, itemsByFile, itemsByLangPair, showLogfile } from '../../costs/logfiles/show-logfiles.ts'
import { checkSegments } from '../delivery-check.ts'
import { currentStepOf, isDone } from '../../work/steps.ts'
import { analysesOf } from './workloads.ts'

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
  const { words, netWords, total, confirmedNow } = await sizeOf(db, task, workUnit)
  const confirmed =
    task.status === 'CANCELLED'
      ? 0
      : task.step < current || isDone(task)
        ? total
        : task.step === current
          ? confirmedNow
          : 0
  const { mismatched } = await checkSegments(db, workUnit, task)
  return {
    words,
    netWords,
    segments: total,
    confirmedSegments: confirmed,
    openSegments: total - confirmed,
    progress: total === 0 ? 100 : Math.round((1000 * confirmed) / total) / 10,
    tagMismatches: mismatched.length,
  }
}

interface Size {
  words: number
  netWords: number
  /** Segments to confirm, and those that are confirmed at present. */
  total: number
  confirmedNow: number
}

/** Size of a task: what its work unit has counted, or its slice. */
async function sizeOf(
  db: Database,
  task: typeof tasks.$inferSelect,
  workUnit: typeof workUnits.$inferSelect,
): Promise<Size> {
  const { words, netWords } = workUnit
  if (task.endIndex === null) {
    const { totalSegments, confirmedSegments } = workUnit
    return { words, netWords: Number(netWords ?? words), total: totalSegments, confirmedNow: confirmedSegments }
  }
  const own = and(eq(segments.workUnitId, workUnit.id), inRange(task))
  const isConfirmed = and(own, eq(segments.confirmed, true), eq(segments.locked, false))
  const [project] = await db.select().from(projects).where(eq(projects.id, task.projectId))
  const logfileId = project && (await analysesOf(db, [{ project, workUnit }])).get(workUnit.id)
  const [counted] = logfileId
    ? await db
        .select({ netWords: sql<number | null>`sum(${logfileSegments.words} * ${logfileSegments.factor})::float8` })
        .from(logfileSegments)
        .innerJoin(segments, eq(segments.id, logfileSegments.segmentId))
        .where(and(eq(logfileSegments.logfileId, logfileId), own))
    : []
  const sliceWords = task.sliceWords ?? 0
  return {
    words: sliceWords,
    netWords: Math.round(100 * (counted?.netWords ?? sliceWords)) / 100,
    total: task.sliceSegments ?? 0,
    confirmedNow: await db.$count(segments, isConfirmed),
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

/** The segments that tasks cover: those of their slice or of their whole file. 404 when one is out of sight. */
export async function taskSlices(db: Database, session: SignedIn, ids: readonly string[]): Promise<TaskSlice[]> {
  const rows = await db
    .select({
      id: tasks.id,
      beginIndex: tasks.beginIndex,
      endIndex: sql<number>`coalesce(${tasks.endIndex}, ${workUnits.totalSegments} + ${workUnits.lockedSegments} - 1)`,
      words: taskWords,
    })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .where(and(inArray(tasks.id, [...ids]), visibleTasks(db, session)))
  return ids.map((id) => {
    const row = rows.find((each) => each.id === id)
    if (!row) throw notFound('task')
    const { beginIndex, endIndex, words } = row
    return { taskUuid: id, beginIndex, endIndex, words }
  })
}
