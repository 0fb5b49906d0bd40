import { and, exists, eq, sql } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import type { HeldTask } from '../../work/held-task.ts'
import { isDone, previousStep } from '../../work/steps.ts'
import { segments } from '../../work/work-unit-tables.ts'
import { tasks } from '../../work/task-tables.ts'
import { checkSegments } from '../delivery-check.ts'
import { isOpen, type Decide, type Outcome } from './decide.ts'

/** Decides which tasks can be delivered; those with tag errors only where they are included. */
export async function delivering(db: Database, held: readonly HeldTask[]): Promise<Decide> {
  const ready = held.filter((each) => !refusal(each))
  const found = await findBlocked(db, ready)
  return (each) => {
    const reason = refusal(each) ?? (found.open.has(each.task.id) ? 'NOT_CONFIRMED' : undefined)
    if (reason) return { skip: { reason } }
    return { show: {}, choice: found.mismatched.has(each.task.id) && 'TAG_ERRORS' }
  }
}

/** The reason against a delivery before its segments are looked at. */
function refusal({ task, workUnit, steps }: HeldTask): string | undefined {
  if (!isOpen(task)) return 'CLOSED'
  if (task.status !== 'APPROVED') return 'NOT_ACCEPTED'
  const previous = previousStep(steps, task)
  if (previous && !isDone(previous)) return 'WAITING'
  return workUnit.genesisStatus === 'CREATED' ? undefined : 'NOT_CONFIRMED'
}

/** Tasks with segments that aren't confirmed, and those with nothing but tag errors against them. */
async function findBlocked(db: Database, ready: readonly HeldTask[]) {
  const open = new Set<string>()
  const mismatched = new Set<string>()
  if (ready.length === 0) return { open, mismatched }
  const unfinished = db
    .select({ one: sql`1` })
    .from(segments)
    .where(
      and(
        eq(segments.workUnitId, tasks.workUnitId),
        sql`${segments.index} between ${tasks.beginIndex} and coalesce(${tasks.endIndex}, 2147483647)`,
        eq(segments.confirmed, false),
        eq(segments.locked, false),
        // The others may be open for their tag errors alone.
        sql`(btrim(${segments.target}) = '' or strpos(${segments.source} || ${segments.target}, '⟦') = 0)`,
      ),
    )
  const ids = ready.filter(({ workflow }) => workflow.editorEnabled).map(({ task }) => task.id)
  const rows = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(isOneOf(tasks.id, ids), exists(unfinished)))
  for (const { id } of rows) open.add(id)
  for (const { task, workUnit, workflow } of ready) {
    if (open.has(task.id)) continue
    const check = await checkSegments(db, workUnit, task, workflow)
    if (check.open.some((finding) => !check.mismatched.includes(finding))) open.add(task.id)
    else if (check.mismatched.length > 0) mismatched.add(task.id)
  }
  return { open, mismatched }
}

/** Open tasks are canceled; those in progress only where they are included. */
export function canceling({ task }: HeldTask): Outcome {
  if (!isOpen(task)) return { skip: { reason: 'CLOSED' } }
  return { show: {}, choice: task.status === 'APPROVED' && 'ACCEPTED' }
}
