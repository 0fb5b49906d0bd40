import { sql } from 'drizzle-orm'
import { segments } from '../../work/work-unit-tables.ts'
import type { UnattendedContext } from '../../../identity/change-context.ts'
import type { SegmentFinding } from '../delivery-check.ts'
import { taskDelivered } from '../../work/events.ts'
import { changeTask } from '../../work/change-task.ts'
import type { HeldTask } from '../../work/held-task.ts'

/**
 * Delivers a task; what follows is in the list of consequences. `mismatched` are the segments whose inline tags differ on
 * purpose; they count as confirmed.
 */
export async function deliverTask(
  context: UnattendedContext,
  held: HeldTask,
  mismatched: readonly SegmentFinding[],
): Promise<HeldTask> {
  const { db, now } = context
  const { task } = held
  if (mismatched.length > 0) {
    const ids = mismatched.map(({ segmentId }) => Number(segmentId))
    await db
      .update(segments)
      .set({ confirmed: true })
      .where(sql`${segments.id} = any(${sql.param(ids)}::bigint[])`)
  }
  const delivered = await changeTask(
    context,
    held,
    { status: 'DELIVERED', deliveredAt: now, hasTagMismatch: mismatched.length > 0 },
    { event: 'DELIVERED', subjectId: task.assigneeId },
  )
  await context.happened(taskDelivered, { held: delivered, reason: undefined })
  return delivered
}
