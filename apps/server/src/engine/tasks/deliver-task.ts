import { eq, sql } from 'drizzle-orm'
import { segments } from '../../db/schema.ts'
import type { Acting } from '../acting.ts'
import { learnFromTask } from '../memory/learn.ts'
import { advanceWorkUnit } from './advance-work-unit.ts'
import type { SegmentFinding } from './delivery-check.ts'
import { changeTask, taskEntity } from './hold-tasks.ts'
import type { HeldTask } from './hold-tasks.ts'
import { scorePreviousStep } from './task-scores.ts'

/**
 * Delivers a task: the memories learn its segments, what it leaves is kept as the delivered text, and the next step
 * begins with it. `mismatched` are the segments whose codes differ on purpose; they count as confirmed.
 */
export async function deliverTask(
  acting: Acting,
  held: HeldTask,
  mismatched: readonly SegmentFinding[],
): Promise<HeldTask> {
  const { db, now, session, journal } = acting
  const { task, unit } = held
  if (mismatched.length > 0) {
    const ids = mismatched.map(({ segmentId }) => Number(segmentId))
    await db.update(segments).set({ confirmed: true }).where(sql`${segments.id} = any(${sql.param(ids)}::bigint[])`)
  }
  const delivered = await changeTask(
    acting,
    held,
    { status: 'DELIVERED', deliveredAt: now, hasTagMismatch: mismatched.length > 0 },
    { event: 'DELIVERED', subjectId: task.assigneeId },
  )
  const learnt = await learnFromTask(db, task.id, session.user.id)
  for (const { memoryId, memoryName, created, written } of learnt) {
    await journal({
      event: 'TRANSLATION_MEMORY_LEARNT',
      entity: { type: 'TRANSLATION_MEMORY', id: memoryId, name: memoryName },
      projectId: task.projectId,
      detail: { created, written, task: taskEntity(held).name },
    })
  }
  await scorePreviousStep(acting, held)
  await db
    .update(segments)
    .set({ deliveredTarget: sql`${segments.target}` })
    .where(eq(segments.workUnitId, unit.id))
  await advanceWorkUnit(acting, delivered)
  return delivered
}
