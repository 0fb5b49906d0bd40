import { eq, sql } from 'drizzle-orm'
import type { ChangeContext } from '../../../identity/change-context.ts'
import { taskReopened } from '../../work/events.ts'
import type { HeldTask } from '../../work/held-task.ts'
import { currentStepOf, isDone } from '../../work/steps.ts'
import { inRanges } from '../../work/slices.ts'
import { segments, workUnits } from '../../work/work-unit-tables.ts'
import { recountConfirmed } from '../../intake/segments/write-work-units.ts'
import type { ConfirmedRange } from '../confirmed-ranges.ts'
import { changeTask } from '../../work/change-task.ts'
import { outdateReduced } from './tasks-of-project.ts'

/**
 * A canceled task is what it was before, with its assignee and its confirmed segments, and the next step waits again.
 * Whether that is possible has been decided before.
 */
export async function uncancelTask(
  context: ChangeContext,
  held: HeldTask,
  before: { status: string; confirmed: readonly ConfirmedRange[] },
): Promise<HeldTask> {
  const { db, now } = context
  const { task, workUnit, project } = held
  const revived = await changeTask(
    context,
    held,
    { status: before.status },
    { event: 'UNDONE', subjectId: task.assigneeId },
  )
  const currentStep = currentStepOf(revived.steps)
  if (currentStep === task.step) {
    const goesBack = workUnit.currentStep !== currentStep
    // The other slices were delivered as confirmed.
    const delivered = goesBack ? revived.steps.filter((step) => step.step === task.step && isDone(step)) : []
    const wasConfirmed = sql`exists (select 1 from jsonb_to_recordset(${JSON.stringify(before.confirmed)}::jsonb)
      as range ("begin" int, "end" int) where ${segments.index} between range."begin" and range."end")`
    await db.update(workUnits).set({ currentStep, updatedAt: now }).where(eq(workUnits.id, workUnit.id))
    await db
      .update(segments)
      .set({ confirmed: true, version: sql`${segments.version} + 1` })
      .where(
        sql`${segments.workUnitId} = ${workUnit.id} and not ${segments.locked} and not ${segments.confirmed}
          and (${wasConfirmed} or ${inRanges(delivered) ?? sql`true`})`,
      )
    await recountConfirmed(db, workUnit.id)
  }
  await outdateReduced(context, project)
  await context.happened(taskReopened, { held: revived, reason: undefined })
  return revived
}
