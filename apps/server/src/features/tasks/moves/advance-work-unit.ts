import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { segments, workUnits } from '../../work/work-unit-tables.ts'
import type { UnattendedContext } from '../../../identity/change-context.ts'
import { stepBegan, workUnitFinished } from '../../work/events.ts'
import { changeTask } from '../../work/change-task.ts'
import type { HeldTask } from '../../work/held-task.ts'
import { currentStepOf, isDone, isStepDelivered } from '../../work/steps.ts'

/**
 * Sets a work unit to its first step that is open, once all slices of one were delivered or canceled. What was
 * delivered is kept as such. A new step begins with the translations of the one before, none of them confirmed. After
 * the last step the work unit is finished.
 */
export async function advanceWorkUnit(context: UnattendedContext, held: HeldTask): Promise<void> {
  const { db, now } = context
  const { workUnit, project, steps } = held
  const currentStep = currentStepOf(steps)
  const next = steps.filter(({ step }) => step === currentStep)
  if (currentStep === workUnit.currentStep) return
  const begins = next.length > 0
  const keepsText = isStepDelivered(steps, { step: workUnit.currentStep })
  await handOn(db, workUnit.id, { keepsText, begins })
  await db
    .update(workUnits)
    .set({
      currentStep,
      updatedAt: now,
      ...(begins && { confirmedSegments: 0 }),
      ...(!begins && steps.some(isDone) && { translationStatus: 'PREPARING' }),
    })
    .where(eq(workUnits.id, workUnit.id))
  for (const task of next) {
    if (task.status !== 'DRAFT' || project.status !== 'APPROVED') continue
    const event = { event: 'OPENED', journalEvent: 'TASK_OPENED', bySystem: true } as const
    await changeTask(context, { ...held, task }, { status: 'PENDING' }, event)
  }
  if (begins) {
    await context.happened(stepBegan, { held, reason: undefined })
    return
  }
  await context.happened(workUnitFinished, { held, reason: undefined })
}

/** In one statement: a large file has many rows. */
async function handOn(db: Database, workUnitId: string, given: { keepsText: boolean; begins: boolean }): Promise<void> {
  const keeps = sql`(${given.keepsText} and delivered_target is distinct from target)`
  const begins = sql`(${given.begins} and not locked)`
  await db.execute(sql`
    update ${segments} set
      delivered_target = case when ${keeps} then target else delivered_target end,
      confirmed = confirmed and not ${begins},
      version = version + ${begins}::int
    where work_unit_id = ${workUnitId} and (${keeps} or ${begins})`)
}
