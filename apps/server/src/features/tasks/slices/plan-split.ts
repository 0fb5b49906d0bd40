import type { TaskSplitPlan, TaskSplitPlanRequest } from '@dragoman/sdk/operations/tasks'
import { isManager } from '@dragoman/sdk/permissions'
import { stripCodes } from '@dragoman/sdk/segment-text'
import { and, asc, eq, sql } from 'drizzle-orm'
import { countSharedTexts, proposeSlices } from '../../../engines/splitting/propose-slices.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { forbidden, impossible, invalid } from '../../../kernel/refusals.ts'
import type { HeldTask } from '../../work/held-task.ts'
import { inRange } from '../../work/slices.ts'
import { segments } from '../../work/work-unit-tables.ts'
import { holdTasks, taskConflict } from '../hold-tasks.ts'

/** Most slices of a task (contract: tasks.planSplit). */
export const mostSlices = 50

type Splittable = Pick<HeldTask, 'task' | 'workUnit'>

/** Proposes slices of a task: so many of the same size, or slices that end where the caller says. */
export async function planSplit(
  db: Database,
  session: SignedIn,
  taskId: string,
  { parts, endIndexes }: Readonly<TaskSplitPlanRequest>,
): Promise<TaskSplitPlan> {
  const [held] = await holdTasks(db, session, [taskId], undefined, { unlocked: true })
  if (!held) throw new Error(`task ${taskId} is gone`)
  requireSplittable(session, held)
  const { workUnit } = held
  const rows = await loadSplitSegments(db, held)
  if (rows.length < 2) throw impossible("A task with a single segment can't be split.", 'NOT_READY')
  if ((parts === undefined) === (endIndexes === undefined)) throw invalid('body', 'Give either parts or endIndexes.')
  const begin = rows[0]!.index
  const ends = endIndexes ?? [...proposeSlices(rows, parts!).map((at) => rows[at]!.index - 1), rows.at(-1)!.index]
  requireEnds(ends, { beginIndex: begin, endIndex: rows.at(-1)!.index }, 'body.endIndexes')
  const slices = ends.map((endIndex, at) => {
    const beginIndex = at === 0 ? begin : ends[at - 1]! + 1
    const own = rows.slice(beginIndex - begin, endIndex - begin + 1)
    return {
      beginIndex,
      endIndex,
      words: own.reduce((sum, { words }) => sum + words, 0),
      segments: own.filter(({ locked }) => !locked).length,
    }
  })
  const texts = await beginTexts(db, workUnit.id, slices)
  const cuts = ends.slice(0, -1).map((endIndex) => endIndex + 1 - begin)
  return {
    slices: slices.map((slice) => ({ ...slice, beginText: texts.get(slice.beginIndex) ?? '' })),
    sharedTexts: countSharedTexts(rows, cuts),
  }
}

/** The segments of a task, in their order, with what should stay together. */
export const loadSplitSegments = (db: Database, { task, workUnit }: Splittable) =>
  db
    .select({
      index: segments.index,
      words: segments.words,
      locked: segments.locked,
      text: sql<string | null>`case when ${segments.locked} then null else ${segments.sourceHash} end`,
      plural: sql<string | null>`${segments.plural} ->> 'group'`,
    })
    .from(segments)
    .where(and(eq(segments.workUnitId, workUnit.id), inRange(task)))
    .orderBy(asc(segments.index))

/** Characters of a first segment that are shown. */
const shown = 120

async function beginTexts(db: Database, workUnitId: string, slices: readonly { beginIndex: number }[]) {
  const begins = slices.map(({ beginIndex }) => beginIndex)
  const rows = await db
    .select({ index: segments.index, source: segments.source })
    .from(segments)
    .where(and(eq(segments.workUnitId, workUnitId), sql`${segments.index} = any(${sql.param(begins)}::int[])`))
  return new Map(rows.map(({ index, source }) => [index, stripCodes(source).slice(0, shown)]))
}

/** 403 for linguists, 409 for a task that someone has accepted or that is over, 422 while its file is being imported. */
export function requireSplittable(session: SignedIn, { task, workUnit }: Splittable): void {
  if (!isManager(session)) throw forbidden('Only managers can split tasks.', ['TASK_assign'])
  if (!['DRAFT', 'PENDING'].includes(task.status)) {
    const message =
      task.status === 'APPROVED'
        ? 'The task is accepted. Unassign it to split it.'
        : `A ${task.status} task can't be split.`
    throw taskConflict(message, task)
  }
  if (workUnit.genesisStatus !== 'CREATED') {
    throw impossible(
      workUnit.genesisDescription ?? 'The file is still being imported. Try again in a moment.',
      'NOT_READY',
    )
  }
}

/** 400 unless the slices follow each other to the end of the range. */
export function requireEnds(
  ends: readonly number[],
  range: { beginIndex: number; endIndex: number },
  field: string,
): void {
  const isInOrder = ends.every((end, at) => end > (at === 0 ? range.beginIndex - 1 : ends[at - 1]!))
  if (isInOrder && ends.at(-1) === range.endIndex) return
  const message = `Each slice must end after the one before, and the last one with segment ${range.endIndex}.`
  throw invalid(field, message)
}
