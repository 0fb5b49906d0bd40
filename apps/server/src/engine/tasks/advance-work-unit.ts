import { and, eq, sql } from 'drizzle-orm'
import { segments, workUnits } from '../../db/schema.ts'
import type { Acting } from '../acting.ts'
import { buildTranslationJob } from '../projects/build-translation-job.ts'
import { deliverWhenDone } from '../projects/change-status.ts'
import { changeTask } from './hold-tasks.ts'
import type { HeldTask } from './hold-tasks.ts'
import { currentStepOf, isDone } from './steps.ts'

/**
 * Sets a work unit to its first step that is open, once one was delivered or cancelled. A new step begins with the
 * translations of the one before, none of them confirmed. After the last step the translated file is built, and the
 * project is delivered when nothing else of it is open.
 */
export async function advanceWorkUnit(acting: Acting, held: HeldTask): Promise<void> {
  const { db, now, startJob } = acting
  const { unit, project, steps } = held
  const currentStep = currentStepOf(steps)
  const next = steps[currentStep]
  if (currentStep === unit.currentStep) return
  const begins = next !== undefined
  await db
    .update(workUnits)
    .set({
      currentStep,
      updatedAt: now,
      ...(begins && { confirmedSegments: 0 }),
      ...(!begins && steps.some(isDone) && { translationStatus: 'PREPARING' }),
    })
    .where(eq(workUnits.id, unit.id))
  if (next) {
    await db
      .update(segments)
      .set({ confirmed: false, version: sql`${segments.version} + 1` })
      .where(and(eq(segments.workUnitId, unit.id), eq(segments.locked, false)))
    if (next.status === 'DRAFT' && project.status === 'APPROVED') {
      const event = { event: 'OPENED', journalEvent: 'TASK_OPENED', bySystem: true } as const
      await changeTask(acting, { ...held, task: next }, { status: 'PENDING' }, event)
    }
    return
  }
  if (steps.some(isDone)) {
    await startJob({ type: buildTranslationJob, projectId: project.id, params: { workUnitId: unit.id } })
  }
  await deliverWhenDone(acting, project)
}
