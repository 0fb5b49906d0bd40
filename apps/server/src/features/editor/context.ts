import { createHash } from 'node:crypto'
import type { EditorContextItem } from '@dragoman/sdk/operations/editor'
import { and, eq, inArray } from 'drizzle-orm'
import { oneOrNotFound } from '../../kernel/find-visible.ts'
import { visibleTasks, visibleWorkUnits } from '../work/visible.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { tasks } from '../work/task-tables.ts'
import { notFound } from '../../kernel/refusals.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { showTasks } from '../tasks/show-tasks.ts'
import { showWorkUnits } from '../work/show-work-units.ts'
import { openWorkUnits } from '../work/open-work-unit.ts'
import type { SegmentRange } from '../work/slices.ts'
import type { OpenWorkUnit } from '../work/open-work-unit.ts'
import { stepsInFocus } from '../workflows/steps.ts'
import { openReviews } from './open-reviews.ts'
import { aiChecks } from './review-segments.ts'
import { editorContexts } from './tables.ts'

// A context is the hash of what it stands for, and outlives any session. It never opens more than the caller may see, and
// nothing to people of another account. The ids themselves are a context, too (rule editor.context, the fallback): joined
// by commas, those of tasks behind `T-`.

/** The context of tasks and work units, kept for later; 404 when the caller may not see one of them. */
export async function buildContext(
  db: Database,
  session: SignedIn,
  { workUnitIds, taskIds }: { workUnitIds: readonly string[]; taskIds: readonly string[] },
): Promise<string> {
  const seen = await visibleAmong(db, session, workUnitIds, taskIds)
  if (workUnitIds.some((id) => !seen.workUnits.has(id))) throw notFound('work unit')
  if (taskIds.some((id) => !seen.tasks.has(id))) throw notFound('task')
  const items = [...new Set([...taskIds.map((id) => `T-${id}`), ...workUnitIds])].join(',')
  const hash = createHash('sha256').update(items).digest('hex')
  await db.insert(editorContexts).values({ accountId: session.account.id, hash, items }).onConflictDoNothing()
  return hash
}

/** The ids that a context stands for: those of a hash, or those that it is made of itself. */
async function itemsOf(db: Database, session: SignedIn, context: string): Promise<string> {
  if (!/^[0-9a-f]{64}$/.test(context)) return context
  const kept = oneOrNotFound(
    await db
      .select({ items: editorContexts.items })
      .from(editorContexts)
      .where(and(eq(editorContexts.accountId, session.account.id), eq(editorContexts.hash, context))),
    'task or work unit',
  )
  return kept.items
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads the items of a context, in its order; those that the caller can't open are left out, 404 if none is left. */
export async function readContext(db: Database, session: SignedIn, context: string): Promise<EditorContextItem[]> {
  const items = await itemsOf(db, session, context)
  const wanted = items
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .map((part) => (part.startsWith('t-') ? { task: part.slice(2) } : { workUnit: part }))
    .filter((one) => uuid.test(one.task ?? one.workUnit ?? ''))
  const seen = await visibleAmong(
    db,
    session,
    wanted.flatMap(({ workUnit }) => (workUnit ? [workUnit] : [])),
    wanted.flatMap(({ task }) => (task ? [task] : [])),
  )
  const found = new Map<string, { workUnitId: string; taskId?: string }>()
  for (const { workUnit, task: taskId } of wanted) {
    const workUnitId = taskId ? seen.tasks.get(taskId) : workUnit
    if (!workUnitId || (workUnit && !seen.workUnits.has(workUnit)) || found.has(workUnitId)) continue
    found.set(workUnitId, { workUnitId, taskId })
  }
  if (found.size === 0) throw notFound('task or work unit')
  return showItems(db, session, await openWorkUnits(db, session, [...found.values()]))
}

async function showItems(
  db: Database,
  session: SignedIn,
  opened: readonly OpenWorkUnit[],
): Promise<EditorContextItem[]> {
  const shownById = await showWorkUnits(
    db,
    session,
    opened.map(({ workUnit }) => workUnit.id),
    { withSteps: true },
  )
  const taskIds = opened.flatMap(({ task }) => (task ? [task.id] : []))
  const shown = new Map((await showTasks(db, session, taskIds)).map((task) => [task.uuid, task]))
  const checks = await aiChecks(db, session, opened)
  const reviews = await openReviews(db, session, opened)
  const inFocus = await stepsInFocus(db, session.account.id)
  return opened.flatMap(({ workUnit, previewUrl, task: meant, readOnly, writable }, at) => {
    const shownWorkUnit = shownById.get(workUnit.id)
    if (!shownWorkUnit) return []
    const task = meant && shown.get(meant.id)
    return [
      {
        workUnit: shownWorkUnit,
        ...(task && { task }),
        ...(previewUrl !== null && { previewUrl }),
        writable: readOnly === null,
        ...(inFocus.has(task?.workflow.code ?? shownWorkUnit.workflow) && { zenModeEnabled: true }),
        ...(meant && reviews.has(meant.id) && { reviewUuid: reviews.get(meant.id) }),
        ...(checks[at]?.length && { aiChecks: checks[at] }),
        ...(writable.some(({ endIndex }) => endIndex !== null) && { slices: writable.flatMap(showRange) }),
        ...(readOnly && { readOnlyReason: readOnly }),
      },
    ]
  })
}

const showRange = ({ beginIndex, endIndex }: SegmentRange) => (endIndex === null ? [] : [{ beginIndex, endIndex }])

/** The items, of these, that the caller may see: work units, and tasks with their work unit. */
async function visibleAmong(
  db: Database,
  session: SignedIn,
  workUnitIds: readonly string[],
  taskIds: readonly string[],
): Promise<{ workUnits: Set<string>; tasks: Map<string, string> }> {
  const workUnitRows =
    workUnitIds.length > 0
      ? await db
          .select({ id: workUnits.id })
          .from(workUnits)
          .where(and(inArray(workUnits.id, [...workUnitIds]), visibleWorkUnits(db, session)))
      : []
  const found =
    taskIds.length > 0
      ? await db
          .select({ id: tasks.id, workUnitId: tasks.workUnitId })
          .from(tasks)
          .where(and(inArray(tasks.id, [...taskIds]), visibleTasks(db, session)))
      : []
  return {
    workUnits: new Set(workUnitRows.map(({ id }) => id)),
    tasks: new Map(found.map(({ id, workUnitId }) => [id, workUnitId])),
  }
}
