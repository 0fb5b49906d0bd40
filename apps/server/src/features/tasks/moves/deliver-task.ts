import { sql } from 'drizzle-orm'
import { segments } from '../../projects/work-units/tables.ts'
import type { Acting } from '../../../identity/acting.ts'
import { startLearning } from '../../projects/learning/learn-job.ts'
import { advanceWorkUnit } from './advance-work-unit.ts'
import type { SegmentFinding } from './delivery-check.ts'
import { changeTask, taskEntity } from '../hold-tasks.ts'
import type { HeldTask } from '../hold-tasks.ts'
import { scorePreviousStep } from '../placement/task-scores.ts'

/**
 * Delivers a task: what it leaves is kept as the delivered text, the next step begins with it, and the memories learn
 * it soon after. `mismatched` are the segments whose codes differ on purpose; they count as confirmed.
 */
export async function deliverTask(
  acting: Acting,
  held: HeldTask,
  mismatched: readonly SegmentFinding[],
): Promise<HeldTask> {
  const { db, now } = acting
  const { task, unit } = held
  if (mismatched.length > 0) {
    const ids = mismatched.map(({ segmentId }) => Number(segmentId))
    await db
      .update(segments)
      .set({ confirmed: true })
      .where(sql`${segments.id} = any(${sql.param(ids)}::bigint[])`)
  }
  const delivered = await changeTask(
    acting,
    held,
    { status: 'DELIVERED', deliveredAt: now, hasTagMismatch: mismatched.length > 0 },
    { event: 'DELIVERED', subjectId: task.assigneeId },
  )
  await scorePreviousStep(acting, held)
  await advanceWorkUnit(acting, delivered, { keepsText: true })
  await startLearning(acting, { task, unit, name: taskEntity(held).name })
  return delivered
}
